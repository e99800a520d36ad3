import { newDevice } from "@/lib/core/auth/device-cookie"
import { backgroundDone } from "@/lib/core/background"
import { caller, client, nobody, signIn, stranger } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo, tokenIn } from "../support/outbox"
import { colleague } from "../support/people"
import { careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
const browser = (cookie?: string, address = "192.0.2.7") =>
  caller(undefined, {
    "user-agent": windows,
    "x-forwarded-for": address,
    ...(cookie ? { cookie: `cornerledger-device=${cookie}` } : {}),
  })
interface Event {
  outcome: string
  browser: string
  system: string
  address: string
  endedBy: string | null
  endedByName: string | null
}
const activity = async (who: { get: typeof nobody.get }): Promise<Event[]> =>
  (await who.get("/account-setting/sign-in-activity")).body.events
const outcomes = async (who: { get: typeof nobody.get }) => (await activity(who)).map(({ outcome }) => outcome)

test("sign-ins and failures are recorded with device and address, newest first; unknown accounts are only logged", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  await browser().post("/jwt/login", { email: me.user.email.toUpperCase(), password: "wrong" })
  const { body } = await browser().post("/jwt/login", { email: me.user.email, password })
  await caller(body.accessToken).post("/jwt/logout")
  const events = await activity(me)
  expect(events.map(({ outcome }) => outcome)).toEqual(["signed_out", "signed_in", "wrong_password", "signed_in"])
  expect(events[2]).toMatchObject({ browser: "Firefox", system: "Windows 10", address: "192.0.2.7", endedBy: null })
  const [row] = await query(
    `select account from sign_in_events where user_id = ${me.user.id} and outcome = 'wrong_password'`,
  )
  expect(row).toEqual({ account: me.user.email })
  const count = () => query<{ n: number }>("select count(*)::int as n from sign_in_events")
  const before = await count()
  const log = captureLog()
  await browser().post("/jwt/login", { email: "Nobody@Nowhere.example", password: "wrong" })
  expect(await count()).toEqual(before)
  expect(log).toContainEqual(expect.objectContaining({ account: "nobody@nowhere.example", outcome: "wrong_password" }))
})

test("both steps, a reused refresh token and ended sessions are recorded", async () => {
  const me = await careful()
  const { email } = me.user
  const login = (code?: string) => browser().post("/jwt/login", { email, password: me.password, code })
  await login()
  await login("000000")
  const first = await login(codeOf(me.secret))
  expect(await outcomes(me)).toEqual(["signed_in", "code_wrong", "code_missing", "signed_in"])
  await nobody.post("/jwt/refresh-token", { refreshToken: first.body.refreshToken })
  await query("update refresh_tokens set used_at = used_at - interval '1 minute' where used_at is not null")
  expect((await nobody.post("/jwt/refresh-token", { refreshToken: first.body.refreshToken })).status).toBe(401)
  expect((await outcomes(me))[0]).toBe("refresh_reused")
})

test("the list of sign-ins says how each was made", async () => {
  const methods = async (who: { get: typeof nobody.get }) =>
    (await who.get("/account-setting/sign-ins")).body.signIns.map(({ method }: { method: string }) => method).sort()
  expect(await methods(await stranger())).toEqual(["registration"])
  const me = await careful()
  for (const code of [codeOf(me.secret), me.recoveryCodes[0]])
    await browser().post("/jwt/login", { email: me.user.email, password: me.password, code })
  expect(await methods(me)).toEqual(["app", "password", "recovery"])
  await query(`update sessions set method = null where workspace_id = 1 and user_id = ${me.user.id}`)
  expect(await methods(me)).toEqual([null, null, null])
})

test("the record says who ended a session: the user elsewhere, an administrator, or an e-mailed link", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  await signIn(me.user.email, password)
  const { signIns } = (await me.get("/account-setting/sign-ins")).body
  const other = signIns.find((one: { isCurrent: boolean }) => !one.isCurrent)
  await me.post("/account-setting/end-sign-in", { id: other.id })
  expect((await activity(me))[0]).toMatchObject({ outcome: "ended", endedBy: "self" })
  captureLog()
  await nobody.post("/jwt/forgot-password", { email: me.user.email })
  await backgroundDone()
  const token = tokenIn(mailTo(me.user.email)?.text)
  expect((await nobody.post("/jwt/reset-password", { token, password: "four unrelated words" })).status).toBe(200)
  const admin = await client("admin")
  const seen = (await admin.get("/api/users/sign-in-activity", { id: me.user.id })).body
  expect(seen.events[0]).toMatchObject({ outcome: "ended", endedBy: "link", endedByName: null })
  const again = caller((await signIn(me.user.email, "four unrelated words")).accessToken)
  const user = { id: me.user.id, status: "inactive" }
  expect((await admin.post("/apps/users/update-user", { user })).status).toBe(200)
  expect((await again.get("/account-setting/sign-in-activity")).status).toBe(401)
  const after = (await admin.get("/api/users/sign-in-activity", { id: me.user.id })).body
  expect(after.events[0]).toMatchObject({ outcome: "ended", endedBy: "other", endedByName: "Ada Lindqvist" })
})

test("the record is paged; only administrators of the same workspace see other users'", async () => {
  const me = await colleague("editor")
  const rows = Array.from(
    { length: 12 },
    (_, i) => `(1, ${me.user.id}, 'wrong_password', now() - interval '${i + 1} hours')`,
  )
  await query(`insert into sign_in_events (workspace_id, user_id, outcome, at) values ${rows.join(", ")}`)
  const page = async (page: number) => (await me.get("/account-setting/sign-in-activity", { page })).body
  const [first, second] = [await page(1), await page(2)]
  expect([first.events.length, second.events.length, first.total]).toEqual([10, 3, 13])
  expect(new Set([...first.events, ...second.events].map(({ id }: { id: string }) => id)).size).toBe(13)
  const path = "/api/users/sign-in-activity"
  expect((await me.get(path, { id: me.user.id })).status).toBe(403)
  expect((await (await client("admin")).get(path, { id: me.user.id, perPage: 1 })).body.total).toBe(13)
  expect((await (await stranger()).get(path, { id: me.user.id })).status).toBe(404)
})

test("members can add to the record but not change it", async () => {
  const grants = await query<{ name: string }>(
    "select privilege_type as name from information_schema.role_table_grants where table_name = 'sign_in_events' and grantee = 'cornerledger_member' order by 1",
  )
  expect(grants.map(({ name }) => name)).toEqual(["INSERT", "SELECT"])
})

test("a new device is reported in the user's language; the first sign-in and known devices are not", async () => {
  const owner = await stranger()
  captureLog()
  const login = (cookie?: string, address?: string) =>
    browser(cookie, address).post("/jwt/login", { email: owner.user.email, password: "long enough 1" })
  const [laptop, phone] = [newDevice(), newDevice()]
  expect((await login(laptop)).status).toBe(200)
  expect((await login(laptop, "192.0.2.99")).status).toBe(200)
  expect(mailTo(owner.user.email)).toBeUndefined()
  await owner.post("/account-setting/update-preferences", {
    preferences: { language: "de", timeZone: "Europe/Lisbon" },
  })
  expect((await login(phone, "2001:db8::1")).status).toBe(200)
  const mail = mailTo(owner.user.email)
  expect(mail?.subject).toBe("Neue Anmeldung in Ihrem Cornerledger-Konto")
  for (const part of ["Firefox, Windows 10", "2001:db8::1", "Europe/Lisbon", "/de/forgot-password"]) {
    expect(mail?.text).toContain(part)
  }
})

test("known devices are listed with the current one marked, and can be removed by their owner only", async () => {
  const owner = await stranger()
  const cookie = newDevice()
  const { body } = await browser(cookie).post("/jwt/login", { email: owner.user.email, password: "long enough 1" })
  await owner.send("/jwt/login", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "curl/8.1" },
    body: JSON.stringify({ email: owner.user.email, password: "long enough 1" }),
  })
  const here = caller(body.accessToken, { cookie: `cornerledger-device=${cookie}` })
  const list = async () => (await here.get("/account-setting/devices")).body.devices
  const devices = await list()
  expect(devices.map((one: { browser: string; isCurrent: boolean }) => [one.browser, one.isCurrent])).toEqual([
    ["curl", false],
    ["Firefox", true],
  ])
  expect(JSON.stringify(devices)).not.toContain("hash")
  const id = devices[1].id
  const other = await stranger()
  expect((await other.post("/account-setting/forget-device", { id })).status).toBe(404)
  expect((await here.post("/account-setting/forget-device", { id })).status).toBe(200)
  expect((await list()).map((one: { browser: string }) => one.browser)).toEqual(["curl"])
  captureLog()
  await browser(cookie).post("/jwt/login", { email: owner.user.email, password: "long enough 1" })
  expect(mailTo(owner.user.email)?.subject).toContain("New sign-in")
})
