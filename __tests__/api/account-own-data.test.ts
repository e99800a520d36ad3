import { type Caller, caller, client, nobody, signIn } from "../support/api"
import { confirmed, confirmWith } from "../support/confirm"
import { query } from "../support/facts"
import { colleague } from "../support/people"

const ua = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36"
let made = 0

/** A new user with a separate workspace. */
async function founder() {
  made++
  const account = { email: `own${made}@example.org`, username: `own${made}`, password: "a long enough secret" }
  const { body } = await nobody.post("/jwt/register", account)
  return { ...caller(body.accessToken), ...account, user: body.user }
}
const workspaceOf = async (email: string) =>
  (await query<{ workspace_id: number }>(`select workspace_id from users where email = '${email}'`))[0]?.workspace_id

describe("sign-ins", () => {
  test("are listed with their browser; the current one is marked and can't be ended, others can", async () => {
    const me = await colleague("editor")
    const { accessToken } = await signIn(me.user.email, `the secret of ${me.user.id}`)
    await query(`update sessions set user_agent = '${ua}' where user_id = ${me.user.id} and workspace_id = 1`)
    const { signIns } = (await me.get("/account-setting/sign-ins")).body
    expect(signIns).toHaveLength(2)
    expect(signIns[0]).toMatchObject({ browser: "Chrome", system: "Linux" })
    const here = signIns.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    const there = signIns.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await me.post("/account-setting/end-sign-in", { id: here.id })).status).toBe(409)
    expect((await me.post("/account-setting/end-sign-in", { id: there.id })).body).toEqual({ id: there.id })
    expect((await caller(accessToken).get("/account-setting/sign-ins")).status).toBe(401)
    expect((await me.post("/account-setting/end-sign-in", { id: there.id })).status).toBe(404)
  })

  test("each browser sees itself marked as the current one, however close together the requests are", async () => {
    const me = await colleague("editor")
    const { accessToken } = await signIn(me.user.email, `the secret of ${me.user.id}`)
    const marked = async (who: Pick<typeof me, "get">) => {
      const { signIns } = (await who.get("/account-setting/sign-ins")).body
      return signIns.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent).map(({ id }: { id: string }) => id)
    }
    const both = [await marked(me), await marked(caller(accessToken)), await marked(me)]
    expect(both.map(({ length }) => length)).toEqual([1, 1, 1])
    expect([both[0][0] === both[1][0], both[0][0] === both[2][0]]).toEqual([false, true])
  })

  test("are confirmed one by one: another browser of the same user is still asked", async () => {
    const me = await colleague("editor")
    const secret = `the secret of ${me.user.id}`
    const other = caller((await signIn(me.user.email, secret)).accessToken)
    expect((await confirmWith(me, { password: secret })).status).toBe(200)
    const until = async (who: Pick<typeof me, "get">) => (await who.get("/account-setting/confirm")).body.confirmedUntil
    expect([await until(me), await until(other), await until(me)]).toEqual([
      expect.any(String),
      null,
      expect.any(String),
    ])
  })

  test("of other users can be neither seen nor ended", async () => {
    const me = await colleague("editor")
    const other = await colleague("editor")
    const theirs = (await other.get("/account-setting/sign-ins")).body.signIns[0].id
    expect((await me.post("/account-setting/end-sign-in", { id: theirs })).status).toBe(404)
    expect((await other.get("/account-setting/sign-ins")).status).toBe(200)
    expect((await me.post("/account-setting/end-sign-in", { id: "x" })).status).toBe(422)
  })
})

test("language and time zone are saved; unknown ones are rejected", async () => {
  const me = await colleague("editor")
  const path = "/account-setting/update-preferences"
  expect((await me.get("/account-setting/preferences")).body.preferences).toEqual({ language: null, timeZone: null })
  await me.post(path, { preferences: { timeZone: "Europe/Lisbon" } })
  const { body } = await me.post(path, { preferences: { language: "pt" } })
  expect(body.preferences).toEqual({ language: "pt", timeZone: "Europe/Lisbon" })
  const refused = await me.post(path, { preferences: { language: "xx", timeZone: "Mars/Olympus" } })
  expect([refused.status, Object.keys(refused.body.error).sort()]).toEqual([
    422,
    ["preferences.language", "preferences.timeZone"],
  ])
})

test("the export has the user's own data and no password", async () => {
  const admin = await confirmed(await client("admin"), "admin")
  const { body } = await admin.get("/account-setting/export")
  expect(body.data.users).toEqual([expect.objectContaining({ email: "admin@demo.com" })])
  expect(body.data.mails.length).toBeGreaterThan(10)
  expect(new Set(body.data.mails.map(({ user_id }: { user_id: number }) => user_id))).toEqual(new Set([1]))
  expect(JSON.stringify(body)).not.toMatch(/password_hash|\$argon2/)
})

/** Records a payment and undoes it, which leaves a record that members may not delete. */
async function removedPayment(who: Caller): Promise<void> {
  const invoice = { clientId: 1, lines: [{ item: "Box", qty: 1, unitPriceMinor: 500 }] }
  const { id } = (await who.post("/apps/invoice/add-invoice", { invoice })).body.invoice
  const { payments } = (await who.post("/apps/invoice/record-payment", { id, amountMinor: 500 })).body
  expect((await who.post("/apps/invoice/undo-payment", { id, paymentId: payments[0].id })).status).toBe(200)
}

describe("clearing the samples", () => {
  test("leaves only users who can sign in, the help and the plans", async () => {
    const me = await founder()
    await removedPayment(me)
    expect((await me.post("/account-setting/clear-samples", {})).status).toBe(422)
    await confirmed(me, me.password)
    expect((await me.post("/account-setting/clear-samples", { confirm: true })).body).toEqual({ cleared: true })
    expect((await me.get("/api/users/list/data")).body.total).toBe(1)
    expect((await me.get("/apps/email/emails")).body.emails).toEqual([])
    expect((await me.get("/apps/todo/tasks")).body).toEqual([])
    expect((await me.get("/apps/invoice/invoices")).body.total).toBe(0)
    expect((await me.get("/apps/ecommerce/products")).body.total).toBe(0)
    expect((await me.get("/faq/data/knowledge_base")).body.length).toBeGreaterThan(3)
    expect((await me.get("/pricing/data")).status).toBe(200)
    const id = await workspaceOf(me.email)
    for (const table of ["events", "payment_changes"])
      expect(await query(`select 1 from ${table} where workspace_id = ${id}`)).toEqual([])
    expect((await (await client("admin")).get("/api/users/list/data")).body.total).toBeGreaterThan(40)
  })

  test("is for administrators", async () => {
    expect(
      (await (await colleague("maintainer")).post("/account-setting/clear-samples", { confirm: true })).status,
    ).toBe(403)
  })
})

describe("deleting an account", () => {
  const path = "/account-setting/delete-account"

  test("asks for the password; deleting the last one also deletes the workspace", async () => {
    const me = await founder()
    const id = await workspaceOf(me.email)
    expect((await me.post(path, { password: "wrong" })).body.error).toEqual({ password: expect.anything() })
    expect((await me.post(path, { password: me.password })).body).toEqual({ deleted: true })
    expect(await query(`select 1 from workspaces where id = ${id}`)).toEqual([])
    expect(await query(`select 1 from invoices where workspace_id = ${id} limit 1`)).toEqual([])
    expect((await me.get("/account-setting/data")).status).toBe(401)
  })

  test("deletes only that user from a workspace with others, but not its last administrator", async () => {
    const me = await colleague("editor")
    expect((await me.post(path, { password: `the secret of ${me.user.id}` })).body).toEqual({ deleted: true })
    expect(await query(`select 1 from users where workspace_id = 1 and id = ${me.user.id}`)).toEqual([])
    const admin = await client("admin")
    expect((await admin.post(path, { password: "admin" })).status).toBe(409)
    expect((await admin.get("/account-setting/data")).status).toBe(200)
  })
})
