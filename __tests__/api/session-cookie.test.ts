import { decodeJwt } from "jose"
import { encode, type JWT } from "next-auth/jwt"
import { sessionCookie } from "@/lib/core/auth/session"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { authOptions } from "@/lib/features/auth/next-auth"
import { caller, send, signIn } from "../support/api"
import { contents, query } from "../support/facts"

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

test("a browser that never saw the answer to its refresh stays signed in, until somebody used what it was given", async () => {
  const { refreshToken, accessToken } = await signIn("admin@demo.com", "admin")
  const claims = await verifyAccessToken(accessToken)
  const jwt = authOptions().callbacks?.jwt as (params: { token: JWT }) => Promise<JWT>
  /** The cookie is due for its refresh, and what was refreshed before was so a while ago. */
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

test("a cookie that was tampered with is nobody's", async () => {
  const { header } = await cookie("admin@demo.com", "admin")
  const headers = { cookie: `${header.slice(0, -4)}AAAA` }
  expect((await send("/api/users/list/data", { headers })).status).toBe(401)
})
