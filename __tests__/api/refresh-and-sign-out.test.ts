import { decodeJwt } from "jose"
import { caller, nobody, signIn } from "../support/api"
import { query } from "../support/facts"

const refresh = (refreshToken?: string) => nobody.post("/jwt/refresh-token", { refreshToken })
const works = async (accessToken: string) => (await caller(accessToken).get("/api/bookmarks/data")).status === 200
const idOf = (token: string) => String(decodeJwt(token).jti)

describe("refresh", () => {
  test("gives a new pair, and the new access token works", async () => {
    const first = await signIn("admin@demo.com", "admin")
    const { status, body } = await refresh(first.refreshToken)
    expect(status).toBe(200)
    expect(body.userData).toEqual(first.userData)
    expect(body.refreshToken).not.toBe(first.refreshToken)
    expect(await works(body.accessToken)).toBe(true)
    for (const token of [body.accessToken, body.refreshToken]) {
      const { exp, iat } = decodeJwt(token)
      expect(Number(exp) - Number(iat)).toBe(600)
    }
  })

  test("repeated within ten seconds, even concurrently, it gives the same pair", async () => {
    const { refreshToken } = await signIn("admin@demo.com", "admin")
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    const three = await refresh(refreshToken)
    expect([one.status, two.status, three.status]).toEqual([200, 200, 200])
    expect(two.body).toEqual(one.body)
    expect(three.body).toEqual(one.body)
  })

  test("used again later it ends the whole session", async () => {
    const { refreshToken } = await signIn("admin@demo.com", "admin")
    const { body } = await refresh(refreshToken)
    await query(`update refresh_tokens set used_at = now() - interval '11 seconds' where id = '${idOf(refreshToken)}'`)
    const again = await refresh(refreshToken)
    expect([again.status, again.body.error]).toEqual([401, "Invalid refresh token"])
    expect(await works(body.accessToken)).toBe(false)
    expect((await refresh(body.refreshToken)).status).toBe(401)
  })

  test("a missing, empty or malformed token, or one of an ended session, is 401 with the contract's message", async () => {
    const ended = await signIn("admin@demo.com", "admin")
    await caller(ended.accessToken).post("/jwt/logout")
    const expired = await signIn("admin@demo.com", "admin")
    await query(
      `update sessions set expires_at = now() - interval '1 second' where id = (select session_id from refresh_tokens where id = '${idOf(expired.refreshToken)}')`,
    )
    for (const token of [undefined, "", "x", "a.b.c", ended.refreshToken, expired.refreshToken]) {
      const { status, body } = await refresh(token)
      expect([status, body]).toEqual([401, { error: "Invalid refresh token", code: "unauthorized" }])
    }
  })
})

describe("sign out", () => {
  test("ends only this session, at once", async () => {
    const [here, there] = [await signIn("client@demo.com", "client"), await signIn("client@demo.com", "client")]
    expect([await works(here.accessToken), await works(there.accessToken)]).toEqual([true, true])
    const { status, body } = await caller(here.accessToken).post("/jwt/logout")
    expect([status, body]).toEqual([200, { ended: 1 }])
    expect([await works(here.accessToken), await works(there.accessToken)]).toEqual([false, true])
    expect((await refresh(here.refreshToken)).status).toBe(401)
  })

  test("everywhere: ends all sessions of the user and none of others", async () => {
    const mine = [await signIn("client@demo.com", "client"), await signIn("client@demo.com", "client")]
    const other = await signIn("admin@demo.com", "admin")
    const { body } = await caller(mine[0]?.accessToken).post("/jwt/logout-everywhere")
    expect(body.ended).toBeGreaterThanOrEqual(2)
    for (const { accessToken, refreshToken } of mine) {
      expect(await works(accessToken)).toBe(false)
      expect((await refresh(refreshToken)).status).toBe(401)
    }
    expect(await works(other.accessToken)).toBe(true)
  })

  test.each(["/jwt/logout", "/jwt/logout-everywhere"])("%s without a sign-in: 401", async (path) => {
    expect((await nobody.post(path)).status).toBe(401)
  })
})
