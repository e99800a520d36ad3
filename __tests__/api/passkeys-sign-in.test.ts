import { challengeMs } from "@/lib/features/passkeys/service/challenges"
import { client, nobody } from "../support/api"
import { newAuthenticator } from "../support/authenticator"
import { skip } from "../support/clock"
import { query } from "../support/facts"
import {
  confirmationOptions,
  list,
  signInByAssertion,
  signInByPasskey,
  signInOptions,
  withPasskey,
} from "../support/passkeys"
import { begin, confirm as confirmTwoStep } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

const outcomes = async ({ user }: { user: { id: number } }) =>
  (
    await query<{ outcome: string }>(
      `select outcome from sign_in_events where workspace_id = 1 and user_id = ${user.id} order by at desc, id`,
    )
  ).map(({ outcome }) => outcome)

test("a passkey signs in, its use is recorded, and the sign-in isn't confirmed yet", async () => {
  const me = await withPasskey()
  const browser = await signInByPasskey(me)
  expect((await browser.get("/api/users/profile", { id: me.user.id })).body.user.email).toBe(me.user.email)
  expect((await outcomes(me))[0]).toBe("signed_in")
  expect((await list(browser)).data[0].lastUsedAt).not.toBeNull()
  const { signIns } = (await browser.get("/account-setting/sign-ins")).body
  expect(signIns.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).method).toBe("passkey")
  expect((await browser.get("/account-setting/confirm")).body).toEqual({
    by: "passkey",
    passkey: true,
    confirmedUntil: null,
  })
})

test("a passkey is both factors: with two-step sign-in on, no code is asked", async () => {
  const me = await withPasskey()
  const { secret } = (await begin(me, me.password)).body
  expect((await confirmTwoStep(me, codeOf(secret, -1))).status).toBe(200)
  const byPassword = await nobody.post("/jwt/login", { email: me.user.email, password: me.password })
  expect([byPassword.status, byPassword.body.code]).toEqual([401, "two_step_required"])
  expect((await (await signInByPasskey(me)).get("/account-setting/two-step")).body.isOn).toBe(true)
})

test("the password still signs in", async () => {
  const me = await withPasskey()
  expect((await nobody.post("/jwt/login", { email: me.user.email, password: me.password })).status).toBe(200)
})

test.each([
  ["another origin", { origin: "https://cornerledger.example" }],
  ["another host", { rpId: "cornerledger.example" }],
  ["no user verification", { userVerified: false }],
  ["another key", { forged: true }],
  ["another user's handle", { userHandle: Buffer.from("1:1").toString("base64url") }],
  ["a counter that went back", { counter: 1 }],
  ["a challenge of somebody else's making", { challenge: Buffer.alloc(54).toString("base64url") }],
  ["a challenge of another length", { challenge: "AAAA" }],
] as const)("a sign-in with %s is rejected and recorded", async (_name, wrong) => {
  const me = await withPasskey()
  await signInByPasskey(me)
  await expect(signInByPasskey(me, wrong)).rejects.toThrow("invalid")
  expect((await outcomes(me))[0]).toBe("passkey_wrong")
})

test("passkeys that don't count their uses sign in again and again", async () => {
  const me = await withPasskey("editor", { counts: false })
  await signInByPasskey(me)
  await signInByPasskey(me)
  expect((await outcomes(me)).slice(0, 2)).toEqual(["signed_in", "signed_in"])
})

test("an intercepted response doesn't sign in again", async () => {
  const me = await withPasskey("editor", { counts: false })
  const assertion = me.authenticator.get(await signInOptions())
  await signInByAssertion(assertion)
  await expect(signInByAssertion(assertion)).rejects.toThrow("invalid")
})

test("of two concurrent sign-ins with one response only one succeeds", async () => {
  const me = await withPasskey("editor", { counts: false })
  const assertion = me.authenticator.get(await signInOptions())
  const results = await Promise.allSettled([signInByAssertion(assertion), signInByAssertion(assertion)])
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
})

test("a challenge for signing in lasts five minutes, and one for confirming doesn't sign in", async () => {
  const me = await withPasskey()
  await expect(signInByAssertion(me.authenticator.get(await confirmationOptions(me)))).rejects.toThrow("invalid")
  const late = me.authenticator.get(await signInOptions())
  skip(challengeMs + 1000)
  await expect(signInByAssertion(late)).rejects.toThrow("invalid")
})

test("an unknown passkey, and nonsense instead of one, are rejected", async () => {
  const options = await signInOptions()
  await expect(signInByAssertion(newAuthenticator().get(options))).rejects.toThrow("invalid")
  for (const nonsense of ["", "{", "null", "{}", '{"id":"AA"}']) {
    await expect(signInByAssertion(nonsense)).rejects.toThrow("invalid")
  }
})

test("a deactivated user's passkey doesn't sign in until they are active again", async () => {
  const me = await withPasskey()
  const admin = await client("admin")
  const set = (status: string) => admin.post("/apps/users/update-user", { user: { id: me.user.id, status } })
  expect((await set("inactive")).status).toBe(200)
  await expect(signInByPasskey(me)).rejects.toThrow("invalid")
  expect((await set("active")).status).toBe(200)
  await signInByPasskey(me)
})
