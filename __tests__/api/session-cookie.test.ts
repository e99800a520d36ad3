import { decodeJwt } from "jose"
import { encode, type JWT } from "next-auth/jwt"
import { sessionCookie } from "@/lib/core/auth/session"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { authOptions } from "@/lib/features/auth/next-auth/options"
import { handlePost } from "@/lib/features/auth/next-auth/route"
import { caller, nobody, send, signIn } from "../support/api"
import { contents, query } from "../support/facts"
import { sendToThings } from "../support/things"

/** A session as in a browser: the cookie next-auth would set. */
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

test("a cookie gives the same access as a bearer token", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  expect((await send("/api/users/list/data", { headers: { cookie: header } })).status).toBe(200)
})

test("an invalid bearer token is rejected even with a valid cookie", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const headers = { cookie: header, authorization: "Bearer a.b.c" }
  expect((await send("/api/users/list/data", { headers })).status).toBe(401)
})

test("a write with a cookie needs our own origin and JSON", async () => {
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

test("the same holds for PATCH", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const change = (headers: Record<string, string>) =>
    sendToThings(nobody, {
      method: "PATCH",
      path: "/api/v1/things/404",
      body: "{}",
      headers: { cookie: header, "idempotency-key": "cookie", ...headers },
    })
  expect((await change({ origin: "https://evil.example" })).status).toBe(403)
  expect((await change({ origin: own, "content-type": "text/plain" })).status).toBe(415)
  expect((await change({ origin: own })).status).toBe(404)
})

test("with a cookie and our own origin any attachable file is taken, as from the composer, and a web page is not", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const attach = (type: string, origin = own) =>
    send("/apps/email/upload-attachment", {
      method: "POST",
      body: "%PDF-1.4 terms",
      headers: { cookie: header, origin, "content-type": type },
      search: "?fileName=terms.pdf",
    })
  for (const type of ["application/pdf", "text/plain", "application/zip", "application/octet-stream"]) {
    const { status, body } = await attach(type)
    expect([type, status, body.attachment?.fileName]).toEqual([type, 201, "terms.pdf"])
  }
  expect((await attach("text/html")).status).toBe(415)
  expect((await attach("application/pdf", "https://evil.example")).status).toBe(403)
})

test("signing out everywhere ends the cookie and the bearer token", async () => {
  const { header, accessToken } = await cookie("client@demo.com", "client")
  expect((await send("/api/bookmarks/data", { headers: { cookie: header } })).status).toBe(200)
  await caller(accessToken).post("/jwt/logout-everywhere")
  expect((await send("/api/bookmarks/data", { headers: { cookie: header } })).status).toBe(401)
})

test("a browser that missed the response to its refresh stays signed in, until somebody uses the new token", async () => {
  const { refreshToken, accessToken } = await signIn("admin@demo.com", "admin")
  const claims = await verifyAccessToken(accessToken)
  const jwt = authOptions().callbacks?.jwt as (params: { token: JWT }) => Promise<JWT>
  /** Makes the cookie due for its refresh, with the previous refresh some time ago. */
  const later = async (token: JWT) => {
    await query("update refresh_tokens set used_at = used_at - interval '1 minute' where used_at is not null")
    return jwt({ token: { ...token, issuedAt: 0 } })
  }
  const held = { sessionId: claims?.sessionId, refreshToken }
  const lost = await later(held)
  const again = await later(held)
  expect([again.refreshToken, again.sessionId]).toEqual([lost.refreshToken, claims?.sessionId])
  const next = await later(again)
  expect(next.refreshToken).not.toBe(again.refreshToken)
  expect(await later(held)).toEqual({})
  expect((await caller(String(next.accessToken)).get("/api/bookmarks/data")).status).toBe(401)
})

test("a cookie that was tampered with is rejected", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const headers = { cookie: `${header.slice(0, -4)}AAAA` }
  expect((await send("/api/users/list/data", { headers })).status).toBe(401)
})

/** Runs something as if the product were served over https. */
async function overHttps(run: () => Promise<void>): Promise<void> {
  const { appUrl } = config()
  config().appUrl = "https://ledger.example.org"
  try {
    await run()
  } finally {
    config().appUrl = appUrl
  }
}

test("over https next-auth's cookies are bound to the host and responses enforce https; over http neither", async () => {
  const names = () => Object.values(authOptions().cookies ?? {}).map((known) => known?.name)
  const transport = async () => (await send("/api/health")).headers.get("strict-transport-security")
  expect([names().some((name) => name?.startsWith("__Host-")), await transport()]).toEqual([false, null])
  await overHttps(async () => {
    const cookies = authOptions().cookies ?? {}
    for (const { name, options } of Object.values(cookies)) {
      expect(name).toMatch(/^__Host-next-auth\./)
      expect(options).toEqual({ httpOnly: true, sameSite: "lax", path: "/", secure: true })
    }
    expect(await transport()).toBe("max-age=31536000")
    const { header } = await cookie("admin@demo.com", "admin")
    expect(header).toMatch(/^__Host-/)
    expect((await send("/api/users/list/data", { headers: { cookie: header } })).status).toBe(200)
    const old = header.replace("__Host-", "__Secure-")
    expect((await send("/api/users/list/data", { headers: { cookie: old } })).status).toBe(401)
  })
})

test("next-auth gets no body over its limit, and the rest is not read", async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_000
      controller.enqueue(new Uint8Array(16_000))
      if (sent > 5_000_000) controller.close()
    },
  })
  const headers = { "content-type": "application/json" }
  const address = `${own}/api/auth/callback/credentials`
  const request = new Request(address, { method: "POST", body, headers, duplex: "half" } as RequestInit)
  const answer = await handlePost(request, { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, "too_large"])
  expect(sent).toBeLessThan(200_000)
})

test("a truncated body is a client error, not a server error", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("Premature close")),
  })
  const headers = { "content-type": "application/json" }
  const { status } = await send("/jwt/login", { method: "POST", body, headers })
  expect(status).toBe(400)
})
