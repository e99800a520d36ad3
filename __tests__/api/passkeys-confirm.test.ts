import { backgroundDone } from "@/lib/core/background"
import { type Caller, caller, client, nobody, signIn } from "../support/api"
import { confirmed, confirmWith, letConfirmationsExpire } from "../support/confirm"
import { captureLog, mailTo, tokenIn } from "../support/outbox"
import {
  addPasskey,
  confirmationOptions,
  confirmWithPasskey,
  list,
  signInByPasskey,
  signInOptions,
  withPasskey,
} from "../support/passkeys"
import { begin, careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

const required = [403, "confirmation_required"]
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const exportOwn = (who: Caller) => who.get("/account-setting/export")
const proof = async (me: Caller & Pick<Awaited<ReturnType<typeof withPasskey>>, "authenticator">) =>
  me.authenticator.get(await confirmationOptions(me))

test("a passkey confirms a sign-in; the password alone no longer does", async () => {
  const me = await withPasskey()
  await letConfirmationsExpire()
  const byPassword = await confirmWith(me, { password: me.password })
  expect([byPassword.status, Object.keys(byPassword.body.error)]).toEqual([422, ["passkey"]])
  expect(refusal(await exportOwn(me))).toEqual(required)
  expect((await confirmWithPasskey(me, await proof(me))).status).toBe(200)
  expect((await exportOwn(me)).status).toBe(200)
})

test("a user with both factors confirms with either", async () => {
  const me = await careful()
  await confirmWith(me, { code: codeOf(me.secret) })
  const { authenticator } = await addPasskey(me)
  await letConfirmationsExpire()
  expect((await me.get("/account-setting/confirm")).body).toMatchObject({ by: "code", passkey: true })
  const byPassword = await confirmWith(me, { password: me.password })
  expect([byPassword.status, Object.keys(byPassword.body.error)]).toEqual([422, ["code"]])
  expect((await confirmWith(me, { code: me.recoveryCodes[0] })).status).toBe(200)
  await letConfirmationsExpire()
  expect((await confirmWithPasskey(me, await proof({ ...me, authenticator }))).status).toBe(200)
})

test("a response confirms once, in the sign-in that asked for it, and only for the passkey's own user", async () => {
  const [me, other] = [await withPasskey(), await withPasskey()]
  const elsewhere = await signInByPasskey(me)
  await letConfirmationsExpire()
  const wrong = [
    // Of another sign-in of the same user, of another user, and of a signed-out browser.
    me.authenticator.get(await confirmationOptions(elsewhere)),
    other.authenticator.get(await confirmationOptions(me)),
    me.authenticator.get(await signInOptions()),
  ]
  for (const assertion of wrong) {
    const { status, body } = await confirmWithPasskey(me, assertion)
    expect([status, Object.keys(body.error)]).toEqual([422, ["passkey"]])
  }
  const assertion = await proof(me)
  expect((await confirmWithPasskey(me, assertion)).status).toBe(200)
  await letConfirmationsExpire()
  expect((await confirmWithPasskey(me, assertion)).status).toBe(422)
})

test("adding a passkey ends the confirmations of other sign-ins", async () => {
  const me = await withPasskey()
  const elsewhere = await signInByPasskey(me)
  await confirmWithPasskey(elsewhere, me.authenticator.get(await confirmationOptions(elsewhere)))
  expect((await exportOwn(elsewhere)).status).toBe(200)
  await addPasskey(me)
  expect(refusal(await exportOwn(elsewhere))).toEqual(required)
  expect((await exportOwn(me)).status).toBe(200)
})

describe("endpoints that take the password ask users with a second factor to confirm as well", () => {
  const acts: [string, (who: Caller, password: string) => ReturnType<Caller["post"]>][] = [
    [
      "changing the password",
      (who, password) => who.post("/account-setting/change-password", { password, newPassword: "quite another 5" }),
    ],
    ["deleting the account", (who, password) => who.post("/account-setting/delete-account", { password })],
    ["setting up an authenticator app", begin],
  ]
  test.each(acts)("%s", async (_name, act) => {
    const me = await withPasskey()
    await letConfirmationsExpire()
    expect(refusal(await act(me, me.password))).toEqual(required)
    await confirmWithPasskey(me, await proof(me))
    expect((await act(me, "not it")).status).toBe(422)
    expect((await act(me, me.password)).status).toBe(200)
  })
})

test("an authenticator app that was begun before the passkey can't be confirmed with the password alone", async () => {
  const me = await withPasskey()
  const { secret } = (await begin(me, me.password)).body
  await letConfirmationsExpire()
  const code = codeOf(secret, -1)
  expect(refusal(await me.post("/account-setting/confirm-two-step", { code }))).toEqual(required)
})

test("an administrator's reset removes the passkeys", async () => {
  const me = await withPasskey()
  const admin = await confirmed(await client("admin"), "admin")
  const profile = async () => (await admin.get("/api/users/profile", { id: me.user.id })).body.account
  expect(await profile()).toMatchObject({ hasTwoStep: false, passkeys: 1 })
  expect((await admin.post("/apps/users/reset-two-step", { id: me.user.id })).status).toBe(200)
  expect(await profile()).toMatchObject({ passkeys: 0 })
  expect((await admin.post("/apps/users/reset-two-step", { id: me.user.id })).status).toBe(409)
  await expect(signInByPasskey(me)).rejects.toThrow("invalid")
})

test("undoing a change of address removes the passkeys; a new password by e-mail keeps them", async () => {
  const me = await withPasskey("admin")
  captureLog()
  await nobody.post("/jwt/forgot-password", { email: me.user.email })
  await backgroundDone()
  const password = "another secret 8"
  await nobody.post("/jwt/reset-password", { token: tokenIn(mailTo(me.user.email)?.text), password })
  const browser = await signInByPasskey(me)
  await confirmWithPasskey(browser, me.authenticator.get(await confirmationOptions(browser)))
  const moved = { general: { email: `moved.${me.user.email}` } }
  expect((await browser.post("/account-setting/update-general", moved)).status).toBe(200)
  const refuse = tokenIn(mailTo(me.user.email)?.text)
  expect((await nobody.post("/account-setting/undo-address", { token: refuse })).status).toBe(200)
  await expect(signInByPasskey(me)).rejects.toThrow("invalid")
})

test("a program confirms with the same proofs as a browser", async () => {
  const me = await withPasskey()
  const program = caller((await signIn(me.user.email, me.password)).accessToken)
  expect((await confirmWith(program, { password: me.password })).status).toBe(422)
  expect((await confirmWithPasskey(program, me.authenticator.get(await confirmationOptions(program)))).status).toBe(200)
  expect((await list(program)).total).toBe(1)
})
