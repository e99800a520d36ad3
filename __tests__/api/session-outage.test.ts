import { NextRequest } from "next/server"
import { encode } from "next-auth/jwt"
import { sessionCookie } from "@/lib/core/auth/session"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { useStore as replaceStore } from "@/lib/core/db/client"
import { ConnectionError } from "@/lib/core/db/sqlstate"
import { handle } from "@/lib/features/auth/next-auth/route"
import { forget, signIn } from "../support/api"
import { testStore } from "../support/store"

// next-auth treats every error as a broken cookie and deletes it. An unreachable database must not sign anybody out.

let jar: Record<string, string> = {}
jest.mock("next/headers", () => ({
  cookies: async () => ({ getAll: () => Object.entries(jar).map(([name, value]) => ({ name, value })) }),
  headers: async () => new Headers({ host: "localhost:3000" }),
}))

const ask = () =>
  handle(new NextRequest("http://localhost:3000/api/auth/session"), {
    params: Promise.resolve({ nextauth: ["session"] }),
  })

test("while the database is unreachable the session is checked again later, and its cookie stays", async () => {
  const known = await testStore()
  const { accessToken, refreshToken } = await signIn("admin@demo.com", "admin")
  const claims = await verifyAccessToken(accessToken)
  const token = { sessionId: claims?.sessionId, workspaceId: 1, issuedAt: Date.now(), accessToken, refreshToken }
  jar = { [sessionCookie()]: await encode({ secret: config().secrets.session, token }) }
  const before = await ask()
  expect([before.status, (await before.json()).user]).toEqual([200, { id: 1, name: expect.any(String), person: "1/1" }])

  const gone = () => Promise.reject(new ConnectionError("08001", new Error("refused")))
  const owner = new Proxy({}, { get: () => gone })
  replaceStore({ ...known, begin: gone, owner: owner as never, subscribe: gone })
  forget()
  const during = await ask()
  expect([during.status, during.headers.get("retry-after"), during.headers.getSetCookie()]).toEqual([503, "2", []])

  replaceStore(known)
  forget()
  expect((await ask()).status).toBe(200)
})
