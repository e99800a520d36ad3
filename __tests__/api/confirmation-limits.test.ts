import { caller, signIn } from "../support/api"
import { confirmWith } from "../support/confirm"
import { colleague } from "../support/people"
import { careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

process.env.RATE_LIMIT_SIGN_IN = "5"

test("wrong passwords are counted per session, over all endpoints that ask for one; other sessions are not affected", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  const elsewhere = caller((await signIn(me.user.email, password)).accessToken)
  for (let i = 0; i < 3; i++) expect((await confirmWith(me, { password: "not it" })).status).toBe(422)
  const change = { password: "not it", newPassword: "four unrelated words" }
  expect((await me.post("/account-setting/change-password", change)).status).toBe(422)
  expect((await me.post("/account-setting/begin-two-step", { password: "not it" })).status).toBe(422)
  const { status, headers } = await confirmWith(me, { password })
  expect(status).toBe(429)
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await confirmWith(elsewhere, { password })).status).toBe(200)
})

test("a right password resets the counter", async () => {
  const me = await colleague("editor")
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) expect((await confirmWith(me, { password: "not it" })).status).toBe(422)
    expect((await confirmWith(me, { password: `the secret of ${me.user.id}` })).status).toBe(200)
  }
})

test("wrong codes are counted too", async () => {
  const me = await careful()
  for (let i = 0; i < 5; i++) expect((await confirmWith(me, { code: "000000" })).status).toBe(422)
  expect((await confirmWith(me, { code: codeOf(me.secret) })).status).toBe(429)
})
