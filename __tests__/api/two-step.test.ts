import { tx } from "@/lib/core/db/tx"
import { recoveryCodes, twoSteps } from "@/lib/features/two-step/table"
import { type Caller, caller, client, nobody, signIn, stranger } from "../support/api"
import { confirmed, confirmWith } from "../support/confirm"
import { contents, query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { colleague } from "../support/people"
import { begin, careful, confirm } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

const state = async (who: Caller) => (await who.get("/account-setting/two-step")).body
const passwordOf = (me: { user: { id: number } }) => `the secret of ${me.user.id}`
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 7) % 1_000_000).padStart(6, "0")

test("is off at first; starting it needs the password and doesn't affect sign-in yet", async () => {
  const me = await colleague("editor")
  expect(await state(me)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  const before = await contents()
  const refused = await begin(me, "not it")
  expect([refused.status, Object.keys(refused.body.error)]).toEqual([422, ["password"]])
  expect((await confirm(me, "123456")).status).toBe(409)
  expect(await contents()).toEqual(before)
  const { status, body } = await begin(me, passwordOf(me))
  expect([status, Object.keys(body).sort()]).toEqual([200, ["qr", "secret", "uri"]])
  expect(body.uri).toContain(`secret=${body.secret.replaceAll(" ", "")}`)
  expect(decodeURIComponent(body.uri)).toContain(`otpauth://totp/Cornerledger:${me.user.email}?`)
  expect(body.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(body.qr.size).toBeGreaterThan(20)
  expect((await state(me)).isOn).toBe(false)
  expect((await signIn(me.user.email, passwordOf(me))).userData.id).toBe(me.user.id)
})

test("a code from the app turns it on, ends other sessions and returns ten recovery codes once", async () => {
  const me = await colleague("editor")
  const elsewhere = caller((await signIn(me.user.email, passwordOf(me))).accessToken)
  const { secret } = (await begin(me, passwordOf(me))).body
  const wrong = await confirm(me, wrongCode(secret))
  expect([wrong.status, Object.keys(wrong.body.error)]).toEqual([422, ["code"]])
  captureLog()
  const { status, body } = await confirm(me, codeOf(secret).replace(/(...)/, "$1 "))
  expect([status, body.ended, new Set(body.recoveryCodes).size]).toEqual([200, 1, 10])
  for (const code of body.recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(await state(me)).toEqual({ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 })
  expect(mailTo(me.user.email)?.subject).toBe("Two-step sign-in was switched on")
  expect((await elsewhere.get("/account-setting/two-step")).status).toBe(401)
  expect((await confirm(me, codeOf(secret, 1))).status).toBe(409)
  expect((await begin(me, passwordOf(me))).status).toBe(409)
})

test("starting again creates another secret, and only the newest counts", async () => {
  const me = await colleague("editor")
  const first = (await begin(me, passwordOf(me))).body.secret
  const second = (await begin(me, passwordOf(me))).body.secret
  expect(first).not.toBe(second)
  expect((await confirm(me, codeOf(first))).status).toBe(422)
  expect((await confirm(me, codeOf(second))).status).toBe(200)
})

test("the chat profile and the user view show it too, and the chat can't change it", async () => {
  const me = await careful()
  const profile = "/apps/chat/users/profile-user"
  const isOn = async () => (await me.get(profile)).body.settings.isTwoStepAuthVerificationEnabled
  expect(await isOn()).toBe(true)
  const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true }
  await me.post("/apps/chat/users/update-profile-user", { profileUser: { settings } })
  expect(await isOn()).toBe(true)
  const admin = await client("admin")
  const seen = async () => (await admin.get("/api/users/profile", { id: me.user.id })).body.account.hasTwoStep
  expect(await seen()).toBe(true)
  await confirmWith(me, { code: me.recoveryCodes[0] })
  await me.post("/account-setting/switch-off-two-step", { password: me.password })
  expect([await isOn(), await seen()]).toEqual([false, false])
})

test("new recovery codes replace the old ones, and both actions ask for a code and the password", async () => {
  const me = await careful()
  for (const path of ["renew-recovery-codes", "switch-off-two-step"]) {
    const unconfirmed = await me.post(`/account-setting/${path}`, { password: me.password })
    expect([path, unconfirmed.status, unconfirmed.body.code]).toEqual([path, 403, "confirmation_required"])
  }
  expect((await confirmWith(me, { code: me.recoveryCodes[5] })).status).toBe(200)
  for (const path of ["renew-recovery-codes", "switch-off-two-step"]) {
    const refused = await me.post(`/account-setting/${path}`, { password: "not it" })
    expect([path, refused.status, Object.keys(refused.body.error)]).toEqual([path, 422, ["password"]])
  }
  const renewed = await me.post("/account-setting/renew-recovery-codes", { password: me.password })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  const login = (code?: string) => nobody.post("/jwt/login", { email: me.user.email, password: me.password, code })
  expect((await login(me.recoveryCodes[0])).status).toBe(401)
  expect((await login(renewed.body.recoveryCodes[0])).status).toBe(200)
  captureLog()
  const off = await me.post("/account-setting/switch-off-two-step", { password: me.password })
  expect(off.body).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
  expect(mailTo(me.user.email)?.subject).toBe("Two-step sign-in was switched off")
  expect((await login()).status).toBe(200)
  expect((await me.post("/account-setting/renew-recovery-codes", { password: me.password })).status).toBe(409)
})

test("an administrator can reset it for another user, who is notified, but not for themselves; nobody else can", async () => {
  const me = await careful()
  const admin = await client("admin")
  const unconfirmed = await admin.post("/apps/users/reset-two-step", { id: me.user.id })
  expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, "confirmation_required"])
  await confirmed(admin, "admin")
  const reset = (who: Caller, id: number) => who.post("/apps/users/reset-two-step", { id })
  expect((await reset(await colleague("maintainer"), me.user.id)).status).toBe(403)
  expect((await reset(await stranger(), me.user.id)).status).not.toBe(200)
  expect((await state(me)).isOn).toBe(true)
  captureLog()
  expect((await reset(admin, me.user.id)).body).toEqual({ id: me.user.id })
  expect(mailTo(me.user.email)?.text).toContain("Ada Lindqvist has switched off")
  expect((await signIn(me.user.email, me.password)).userData.id).toBe(me.user.id)
  expect((await reset(admin, me.user.id)).status).toBe(409)
  expect((await reset(admin, 99_999)).status).toBe(404)
  expect((await reset(admin, 1)).status).toBe(409)
})

test("the secret is stored encrypted and codes hashed; neither is exported or logged", async () => {
  const lines = captureLog()
  const me = await careful()
  await confirmWith(me, { code: me.recoveryCodes[0] })
  const plain = me.secret.replaceAll(" ", "")
  const rows = await query(`select * from two_steps where workspace_id = 1 and user_id = ${me.user.id}`)
  const codes = await query(`select * from recovery_codes where workspace_id = 1 and user_id = ${me.user.id}`)
  const exposed = JSON.stringify([rows, codes, lines, (await me.get("/account-setting/export")).body])
  expect(codes).toHaveLength(10)
  for (const secret of [plain, ...me.recoveryCodes, ...me.recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
    expect(exposed).not.toContain(secret)
  }
  const { data } = (await me.get("/account-setting/export")).body
  expect(Object.keys(data.two_steps[0])).not.toContain("secret")
  expect(Object.keys(data.recovery_codes[0])).not.toContain("hash")
})

test("the signed-in role can't see rows of another workspace", async () => {
  await careful()
  const seen = (workspaceId: number) =>
    tx({ workspaceId, userId: 1 }, async ({ db }) => [await db.$count(twoSteps), await db.$count(recoveryCodes)])
  expect(await seen(99)).toEqual([0, 0])
  for (const count of await seen(1)) expect(count).toBeGreaterThan(0)
})
