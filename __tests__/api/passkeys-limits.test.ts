import { caller } from "../support/api"
import { query } from "../support/facts"
import { signInByAssertion, signInOptions, withPasskey } from "../support/passkeys"

process.env.RATE_LIMIT_SIGN_IN = "5"
process.env.RATE_LIMIT_ADDRESS = "11"

test("attempts are limited like those with a password, and a right one resets the count", async () => {
  const me = await withPasskey()
  const attempt = async (forged?: true) =>
    signInByAssertion(me.authenticator.get(await signInOptions(), { forged }), "198.51.100.7")
  for (let i = 0; i < 4; i++) await expect(attempt(true)).rejects.toThrow("invalid")
  await attempt()
  for (let i = 0; i < 5; i++) await expect(attempt(true)).rejects.toThrow("invalid")
  await expect(attempt()).rejects.toThrow("rate_limited")
  const [last] = await query<{ outcome: string }>(
    `select outcome from sign_in_events where workspace_id = 1 and user_id = ${me.user.id} order by at desc limit 1`,
  )
  expect(last?.outcome).toBe("limited")
})

test("a network gets twenty times as many options as it has attempts", async () => {
  const ask = () => caller(undefined, { "x-forwarded-for": "198.51.100.8" }).post("/api/v1/passkeys/sign-in-options")
  for (let i = 0; i < 220; i++) expect((await ask()).status).toBe(200)
  const { status, headers } = await ask()
  expect([status, headers.has("retry-after")]).toEqual([429, true])
})
