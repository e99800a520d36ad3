import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { addShops, type Person, type Shops, setPin, staffOf } from "../support/staff"
import { until } from "../support/until"

// A manager's PIN at a cashier's screen: the approval of one action, once.

const v1 = "/api/v1"
const pin = "290371"
let admin: Caller
let place: Shops
let tills: Record<number, string>
let cashier: Person
let manager: Person

beforeAll(async () => {
  admin = await client("admin")
  place = await addShops(admin, "Approvals Oy")
  const { data } = (await admin.get(`${v1}/businesses/{id}/trial-balance`, {}, { id: String(place.business) })).body
  tills = Object.fromEntries(
    data
      .filter(({ role }: { role: string }) => role === "till")
      .map(({ shop, code }: { shop: number; code: string }) => [shop, code]),
  )
  cashier = await staffOf(admin, place.business, "cashier", place.shops)
  manager = await staffOf(admin, place.business, "manager", [place.shops[0]])
  expect((await setPin(manager, pin)).status).toBe(200)
})

/** Posts an entry of a shop. @returns its id */
async function entryOf(shop: number): Promise<string> {
  const lines = [
    { account: tills[shop], amount: 1000 },
    { account: "3000", amount: -1000 },
  ]
  const values = { business: place.business, shop, businessDate: "2026-06-15", lines }
  const { status, body } = await admin.post(`${v1}/journal-entries`, values)
  expect(status).toBe(201)
  return body.id
}
const reverse = (who: Caller, id: string, approval?: string) =>
  who.send(`${v1}/journal-entries/{id}/reverse`, {
    method: "POST",
    params: { id },
    body: JSON.stringify({ reason: "Typed twice" }),
    headers: { "content-type": "application/json", ...(approval ? { approval } : {}) },
  })

/** Tries to reverse an entry. @returns the `approvable` of the 403, which an approval has to name */
async function refusedBy(who: Caller, id: string) {
  const { status, body } = await reverse(who, id)
  expect([status, body.code]).toEqual([403, "approval_required"])
  return body.approvable
}
const approve = (who: Caller, approvable: object, more: object = {}) =>
  who.post(`${v1}/approvals`, { ...approvable, approver: manager.user.id, pin, ...more })

test("a cashier reverses an entry of the shop with the manager's PIN, and the entry names both", async () => {
  const id = await entryOf(place.shops[0])
  const approvable = await refusedBy(cashier, id)
  expect(approvable).toEqual({
    action: "update",
    subject: "JournalEntry",
    business: place.business,
    shop: place.shops[0],
    record: id,
    amount: null,
    limit: null,
  })
  const { action, subject, business, shop } = approvable
  const { data } = (await cashier.get(`${v1}/approvers`, { action, subject, business, shop })).body
  expect(data).toEqual([{ id: manager.user.id, name: manager.user.fullName }])
  const { status, body } = await approve(cashier, approvable)
  expect([status, body.approver]).toEqual([200, manager.user.fullName])
  const reversal = await reverse(cashier, id, body.approval)
  expect([reversal.status, reversal.body]).toMatchObject([
    201,
    {
      reverses: id,
      actor: { id: cashier.user.id },
      approver: { id: manager.user.id, name: manager.user.fullName },
    },
  ])
  await until(async () => {
    const rows = await query(`select 1 from audit_events where action = 'approved' and actor_id = ${cashier.user.id}
      and record_id = '${manager.user.id}'`)
    return rows.length === 1
  }, "the approval is in the audit log")
})

test("an approval works once, for its own entry and caller only, and for two minutes", async () => {
  const [one, other] = [await entryOf(place.shops[0]), await entryOf(place.shops[0])]
  const { approval } = (await approve(cashier, await refusedBy(cashier, one))).body
  const colleague = await staffOf(admin, place.business, "cashier", [place.shops[0]])
  const codeOf = async (who: Caller, id: string, given = approval) => {
    const { status, body } = await reverse(who, id, given)
    return [status, body.code]
  }
  const refused = [403, "approval_required"]
  expect(await codeOf(cashier, other)).toEqual(refused)
  expect(await codeOf(colleague, one)).toEqual(refused)
  expect(await codeOf(cashier, one, "made-up")).toEqual(refused)
  expect((await reverse(cashier, one, approval)).status).toBe(201)
  expect(await codeOf(cashier, other)).toEqual(refused)
  const late = (await approve(cashier, await refusedBy(cashier, other))).body.approval
  await query(`update staff_approvals set expires_at = expires_at - interval '121 seconds'`)
  expect(await codeOf(cashier, other, late)).toEqual(refused)
})

test("of two requests with one approval, one succeeds", async () => {
  const id = await entryOf(place.shops[0])
  const { approval } = (await approve(cashier, await refusedBy(cashier, id))).body
  const answers = await Promise.all([reverse(cashier, id, approval), reverse(cashier, id, approval)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
})

test("nobody approves their own action, or at a shop where they don't have the right", async () => {
  const inB = await entryOf(place.shops[1])
  const approvable = await refusedBy(cashier, inB)
  expect((await approve(cashier, approvable)).status).toBe(403)
  expect((await approve(cashier, { ...approvable, shop: place.shops[0] })).status).toBe(200)
  const forA = (await approve(cashier, { ...approvable, shop: place.shops[0] })).body.approval
  expect((await reverse(cashier, inB, forA)).status).toBe(403)
  const own = await approve(cashier, approvable, { approver: cashier.user.id })
  expect([own.status, own.body.detail]).toEqual([403, "You can’t approve what you do yourself."])
  const ofB = await staffOf(admin, place.business, "cashier", [place.shops[1]])
  expect((await reverse(ofB, await entryOf(place.shops[0]))).status).toBe(404)
  expect((await approve(ofB, { ...approvable, shop: place.shops[0] })).status).toBe(404)
})

test("an approval is worth nothing once its giver has lost the right", async () => {
  const other = await staffOf(admin, place.business, "manager", [place.shops[0]])
  await setPin(other, pin)
  const id = await entryOf(place.shops[0])
  const { approval } = (await approve(cashier, await refusedBy(cashier, id), { approver: other.user.id })).body
  const until = new Date().toISOString()
  await admin.patch(`${v1}/staff-grants/{id}`, { until }, { id: String(other.grant.id) })
  expect((await reverse(cashier, id, approval)).status).toBe(403)
})

test("five wrong tries of one person lock a PIN for that person, until its owner sets another one, and for nobody else", async () => {
  const other = await staffOf(admin, place.business, "manager", [place.shops[0]])
  await setPin(other, pin)
  const approvable = await refusedBy(cashier, await entryOf(place.shops[0]))
  const as = { approver: other.user.id }
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => approve(cashier, approvable, { ...as, pin: "111222" })),
  )
  expect(tries.every(({ status }) => status === 422 || status === 429)).toBe(true)
  const of = `'${cashier.user.id}'`
  const [row] = await query<{ tries: number }>(
    `select (tries_by ->> ${of})::int as tries from staff_pins where user_id = ${other.user.id}`,
  )
  expect(row?.tries).toBeLessThanOrEqual(5)
  await query(`update staff_pins set tries_by = jsonb_build_object(${of}, 5) where user_id = ${other.user.id}`)
  await query("delete from rate_limits")
  const locked = await approve(cashier, approvable, as)
  expect([locked.status, locked.body.errors?.[0]?.field]).toEqual([422, "pin"])
  expect((await other.get(`${v1}/pins`)).body).toMatchObject({ isSet: true, isLocked: true })
  // The PIN still works on another colleague's screen, which doesn't give the first one another try.
  const colleague = await staffOf(admin, place.business, "cashier", [place.shops[0]])
  expect((await approve(colleague, approvable, as)).status).toBe(200)
  expect((await approve(cashier, approvable, as)).status).toBe(422)
  await setPin(other, "736455")
  await query("delete from rate_limits")
  expect((await approve(cashier, approvable, { ...as, pin: "736455" })).status).toBe(200)
})

test("a PIN needs a confirmed sign-in and digits that nobody guesses, and is stored nowhere as it is", async () => {
  const person = await staffOf(admin, place.business, "supervisor")
  const unconfirmed = await person.post(`${v1}/pins`, { pin })
  expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, "confirmation_required"])
  const fieldOf = async (given: string) => (await setPin(person, given)).body.errors?.[0]?.field
  for (const easy of ["1234", "87654321", "0000", "123", "123456789", "12a4"]) expect(await fieldOf(easy)).toBe("pin")
  expect((await setPin(person, "58204713")).status).toBe(200)
  const [row] = await query<{ pin_hash: string }>(`select pin_hash from staff_pins where user_id = ${person.user.id}`)
  expect(row?.pin_hash).toMatch(/^\$argon2id\$/)
  const found = await query(`select 1 from audit_details where content::text like '%58204713%'`)
  expect(found).toEqual([])
})

test("an idempotency key with a PIN in its request can't be used to guess the PIN", async () => {
  const person = await staffOf(admin, place.business, "supervisor")
  await setPin(person, "58204713")
  const { createHash } = await import("node:crypto")
  const guess = JSON.stringify(["POST", `${v1}/pins`, [null, null, { pin: "58204713" }], null])
  const hash = createHash("sha256").update(guess).digest("base64url")
  const guessed = await query(`select 1 from idempotency_keys where request_hash = '${hash}'`)
  const [own] = await query<{ n: number }>(
    `select count(*)::int as n from idempotency_keys where user_id = ${person.user.id}`,
  )
  expect([guessed, (own?.n ?? 0) > 0]).toEqual([[], true])
})

test("people with the right need no approval", async () => {
  const reversal = await reverse(manager, await entryOf(place.shops[0]))
  expect([reversal.status, reversal.body.approver]).toEqual([201, { id: null, name: null }])
})
