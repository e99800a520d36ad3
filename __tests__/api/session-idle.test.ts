import { decodeJwt } from "jose"
import type { JWT } from "next-auth/jwt"
import { authOptions } from "@/lib/features/auth/next-auth/options"
import { nobody, signIn } from "../support/api"
import { query } from "../support/facts"
import { testStore } from "../support/store"

process.env.SESSION_IDLE_SECONDS = "7200"

const { callbacks, providers, session } = authOptions()
const jwt = callbacks?.jwt as (params: { token: JWT; user?: unknown }) => Promise<JWT>
type Authorize = (credentials: object, request: object) => Promise<object>
const { authorize } = (providers[0] as unknown as { options: { authorize: Authorize } }).options

const secondsOf = (token: unknown) => {
  const { exp = 0, iat = 0 } = decodeJwt(String(token))
  return exp - iat
}
const secondsLeft = async (sessionId: unknown) => {
  const [row] = await query(
    `select extract(epoch from expires_at - now())::int as left from sessions where id = '${sessionId}'`,
  )
  return Number(row?.left)
}

beforeAll(testStore)

test("a browser's session lasts as long as it may be idle, also after a refresh; its access tokens don't", async () => {
  expect(session?.maxAge).toBe(7200)
  const user = await authorize({ email: "admin@demo.com", password: "admin" }, { headers: {} })
  const first = await jwt({ token: {}, user })
  expect([secondsOf(first.accessToken), secondsOf(first.refreshToken)]).toEqual([600, 7200])
  expect(await secondsLeft(first.sessionId)).toBeGreaterThan(7100)

  await query(`update sessions set expires_at = now() + interval '5 seconds' where id = '${first.sessionId}'`)
  const next = await jwt({ token: { ...first, issuedAt: 0 } })
  expect(next.refreshToken).not.toBe(first.refreshToken)
  expect([secondsOf(next.accessToken), secondsOf(next.refreshToken)]).toEqual([600, 7200])
  expect(await secondsLeft(next.sessionId)).toBeGreaterThan(7100)
})

test("the tokens of a program keep the lifetime of the contract", async () => {
  const { accessToken, refreshToken } = await signIn("admin@demo.com", "admin")
  expect([secondsOf(accessToken), secondsOf(refreshToken)]).toEqual([600, 600])
  expect(await secondsLeft(decodeJwt(accessToken).sid)).toBeLessThanOrEqual(600)
  const { body } = await nobody.post("/jwt/refresh-token", { refreshToken })
  expect([secondsOf(body.accessToken), secondsOf(body.refreshToken)]).toEqual([600, 600])
})
