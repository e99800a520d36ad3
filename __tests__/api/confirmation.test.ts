import { endpoints } from "@/lib/features"
import { type Caller, caller, client, nobody, signIn } from "../support/api"
import { confirmed, confirmWith, letConfirmationsExpire } from "../support/confirm"
import { contents } from "../support/facts"
import { addPerson, colleague } from "../support/people"
import { careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

const state = async (who: Caller) => (await who.get("/account-setting/confirm")).body
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const required = [403, "confirmation_required"]
const exportOwn = (who: Caller) => who.get("/account-setting/export")

test("signing in doesn't confirm; the password does, for ten minutes and only for this session", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  const elsewhere = caller((await signIn(me.user.email, password)).accessToken)
  expect(await state(me)).toEqual({ by: "password", passkey: false, confirmedUntil: null })
  expect(refusal(await exportOwn(me))).toEqual(required)
  for (const [body, field] of [
    [{}, "password"],
    [{ password: "not it" }, "password"],
    [{ code: "123456" }, "password"],
  ] as const) {
    const wrong = await confirmWith(me, body)
    expect([wrong.status, Object.keys(wrong.body.error)]).toEqual([422, [field]])
  }
  expect(refusal(await exportOwn(me))).toEqual(required)
  const { status, body } = await confirmWith(me, { password })
  expect(status).toBe(200)
  expect(Date.parse(body.confirmedUntil) - Date.now()).toBeGreaterThan(590_000)
  expect(await state(me)).toEqual({ by: "password", passkey: false, confirmedUntil: body.confirmedUntil })
  expect((await exportOwn(me)).status).toBe(200)
  expect(refusal(await exportOwn(elsewhere))).toEqual(required)
  await letConfirmationsExpire()
  expect(refusal(await exportOwn(me))).toEqual(required)
})

test("with two-step sign-in only a code confirms, and each code works once", async () => {
  const me = await careful()
  expect((await state(me)).by).toBe("code")
  const byPassword = await confirmWith(me, { password: me.password })
  expect([byPassword.status, Object.keys(byPassword.body.error)]).toEqual([422, ["code"]])
  const wrong = await confirmWith(me, { password: me.password, code: "000000" })
  // Not a 401, which browsers treat as the end of the session.
  expect([wrong.status, Object.keys(wrong.body.error)]).toEqual([422, ["code"]])
  expect(refusal(await exportOwn(me))).toEqual(required)
  const code = codeOf(me.secret)
  expect((await confirmWith(me, { code })).status).toBe(200)
  expect((await exportOwn(me)).status).toBe(200)
  await letConfirmationsExpire()
  expect((await confirmWith(me, { code })).status).toBe(422)
  expect((await confirmWith(me, { code: me.recoveryCodes[0] })).status).toBe(200)
  expect((await exportOwn(me)).status).toBe(200)
})

test("turning two-step sign-in on ends a confirmation by password", async () => {
  const me = await colleague("editor")
  await confirmed(me, `the secret of ${me.user.id}`)
  const { secret } = (await me.post("/account-setting/begin-two-step", { password: `the secret of ${me.user.id}` }))
    .body
  await me.post("/account-setting/confirm-two-step", { code: codeOf(secret, -1) })
  expect(refusal(await exportOwn(me))).toEqual(required)
})

test("a user without any permission can confirm; a signed-out caller can't", async () => {
  expect((await confirmWith(await client("client"), { password: "client" })).status).toBe(200)
  expect((await confirmWith(nobody, { password: "client" })).status).toBe(401)
})

test("endpoints that always need a confirmation say so in their contract and in the reference", async () => {
  const names = endpoints.filter(({ confirmed }) => confirmed).map(({ name }) => name)
  expect(names.sort()).toEqual([
    "addPasskey",
    "clearSamples",
    "createApiKey",
    "exportArchive",
    "exportOwnData",
    "exportUsers",
    "passkeyRegistrationOptions",
    "removePasskey",
    "renewRecoveryCodes",
    "resetTwoStep",
    "revealWebhookSecret",
    "rotateWebhookSecret",
    "setPin",
    "switchOffTwoStep",
    "unlockPeriod",
    "updateAuditSettings",
    "updateUserPermissions",
  ])
  const { paths } = (await nobody.get("/api/openapi.json")).body
  for (const { path, method, confirmed } of endpoints) {
    const { description = "", responses } = paths[path][method.toLowerCase()]
    if (confirmed)
      expect(`${description} ${responses["403"].description}`).toMatch(/confirmed within.*confirmation_required/s)
  }
})

describe("endpoints that need a confirmation for some bodies", () => {
  let admin: Caller
  beforeAll(async () => {
    admin = await client("admin")
  })
  beforeEach(letConfirmationsExpire)

  const cases: [string, () => Promise<[string, object]>][] = [
    ["one's own address", async () => ["/account-setting/update-general", { general: { email: "ada@example.org" } }]],
    [
      "another's address",
      async () => {
        const { user } = await colleague("editor")
        return ["/apps/users/update-user", { user: { id: user.id, email: `new.${user.email}` } }]
      },
    ],
    ["a role", async () => ["/apps/users/update-user", { user: { id: (await addPerson()).id, role: "admin" } }]],
    [
      "inviting an administrator",
      async () => ["/apps/users/invite-user", { id: (await addPerson({ role: "admin" })).id }],
    ],
  ]
  test.each(cases)("%s", async (_name, make) => {
    const [path, body] = await make()
    const before = await contents()
    expect(refusal(await admin.post(path, body))).toEqual(required)
    expect(await contents()).toEqual(before)
    await confirmed(admin, "admin")
    expect((await admin.post(path, body)).status).toBe(200)
  })

  test("unchanged values in a body need no confirmation", async () => {
    const { user } = await colleague("editor")
    const same = { id: user.id, email: user.email, role: "editor", company: "Elsewhere" }
    expect((await admin.post("/apps/users/update-user", { user: same })).body.user.company).toBe("Elsewhere")
    expect((await admin.post("/apps/users/invite-user", { id: (await addPerson()).id })).status).toBe(200)
  })
})

test("with two-step sign-in, deleting an account asks for a code as well as the password", async () => {
  const me = await careful()
  const remove = (body: object) => me.post("/account-setting/delete-account", body)
  const without = await remove({ password: me.password })
  expect([without.status, Object.keys(without.body.error)]).toEqual([422, ["code"]])
  expect((await remove({ password: me.password, code: "000000" })).status).toBe(422)
  expect((await remove({ password: "not it", code: codeOf(me.secret) })).status).toBe(422)
  expect((await remove({ password: me.password, code: codeOf(me.secret) })).body).toEqual({ deleted: true })
})
