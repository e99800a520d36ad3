import { decodeJwt } from "jose"
import { encode } from "next-auth/jwt"
import { sessionCookie } from "@/lib/core/auth/session"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { caller, send, signIn } from "../support/api"
import { contents } from "../support/facts"

/** A sign-in as the browser holds it: the cookie next-auth would set. */
async function cookie(email: string, password: string) {
  const { accessToken, refreshToken } = await signIn(email, password)
  const claims = await verifyAccessToken(accessToken)
  const value = await encode({
    secret: config().secrets.session,
    token: {
      sub: String(decodeJwt(accessToken).id),
      sessionId: claims?.sessionId,
      workspaceId: claims?.workspaceId,
      issuedAt: Date.now(),
      accessToken,
      refreshToken,
    },
  })
  return { accessToken, header: `${sessionCookie()}=${value}` }
}

const own = "http://localhost:3000"
const write = (headers: Record<string, string>) =>
  send("/api/bookmarks/update", { method: "POST", body: '{"id":1}', headers })

test("a cookie reads like a bearer", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  expect((await send("/api/users/list/data", { headers: { cookie: header } })).status).toBe(200)
})

test("a bearer that is no good is not made good by a cookie", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const headers = { cookie: header, authorization: "Bearer a.b.c" }
  expect((await send("/api/users/list/data", { headers })).status).toBe(401)
})

test("a write under a cookie needs our own origin and JSON", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const json = { "content-type": "application/json" }
  const before = await contents()
  for (const headers of [
    { cookie: header, ...json },
    { cookie: header, origin: "https://evil.example", ...json },
    { cookie: header, origin: "null", ...json },
    { cookie: header, origin: `${own}.evil.example`, ...json },
  ]) {
    const { status, body } = await write(headers)
    expect([status, body.code]).toEqual([403, "forbidden"])
  }
  const form = await write({ cookie: header, origin: own, "content-type": "text/plain" })
  expect(form.status).toBe(415)
  expect(await contents()).toEqual(before)
  expect((await write({ cookie: header, origin: own, ...json })).status).toBe(200)
})

test("signing out everywhere kills the cookie with the bearer", async () => {
  const { header, accessToken } = await cookie("client@demo.com", "client")
  expect((await send("/api/bookmarks/data", { headers: { cookie: header } })).status).toBe(200)
  await caller(accessToken).post("/jwt/logout-everywhere")
  expect((await send("/api/bookmarks/data", { headers: { cookie: header } })).status).toBe(401)
})

test("a cookie that was tampered with is nobody's", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const headers = { cookie: `${header.slice(0, -4)}AAAA` }
  expect((await send("/api/users/list/data", { headers })).status).toBe(401)
})
