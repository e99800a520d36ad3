import { balanceOf, type CashShop, fund, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { until } from "../support/until"

// Envelopes from the till to the safe.

const drops = "/api/v1/drops"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let till: number
let cashier: Person
let supervisor: Person
let envelopes = 0

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  till = place.tills[0] as number
  cashier = await staffOf(place, "cashier", [shop])
  supervisor = await staffOf(place, "supervisor", [shop])
})

const drop = (who: Pick<Person, "post">, amount: number, envelope = `E${++envelopes}`, from = till) =>
  who.post(drops, { till: from, amount, envelope })
const params = (id: number) => ({ id: String(id) })
const balances = async () => [
  await balanceOf(place, "till", shop),
  await balanceOf(place, "drop_pending", shop),
  await balanceOf(place, "safe", shop),
]

test("a drop leaves the till, waits, and is in the safe once someone else has verified it", async () => {
  await fund(place, "till", shop, 50_000)
  const [till0, pending0, safe0] = (await balances()) as [number, number, number]
  const dropped = await drop(cashier, 20_000)
  expect([dropped.status, dropped.body.state, dropped.body.droppedBy.name]).toEqual([
    201,
    "pending",
    cashier.user.fullName,
  ])
  expect(await balances()).toEqual([till0 - 20_000, pending0 + 20_000, safe0])
  const count = { pieces: { 5000: 3, 2000: 2, 500: 1 }, rolls: { 100: 1 } }
  const wrong = await supervisor.post(`${drops}/{id}/verify`, { counted: 19_500, count }, params(dropped.body.id))
  expect([wrong.status, problems(wrong).count]).toEqual([422, "The notes and coins don’t add up to the amount."])
  const counted = { counted: 19_500, count: { pieces: { 5000: 3, 2000: 2, 500: 1 } } }
  const verified = await supervisor.post(`${drops}/{id}/verify`, counted, params(dropped.body.id))
  expect([verified.status, verified.body.state, verified.body.counted]).toEqual([200, "verified", 19_500])
  expect(await balances()).toEqual([till0 - 20_000, pending0, safe0 + 19_500])
  expect(await balanceOf(place, "over_short", null)).toBe(500)
  const again = await supervisor.post(`${drops}/{id}/verify`, counted, params(dropped.body.id))
  expect([again.status, problems(again).state]).toEqual([409, "This envelope is verified or cancelled already."])
  expect(await isIntact(place)).toBe(true)
})

test("nobody verifies an own drop, and the refusal says why in every language", async () => {
  await fund(place, "till", shop, 10_000)
  const { body } = await drop(supervisor, 1_000, "OWN-1")
  const refused = await supervisor.post(`${drops}/verify`, { drops: [{ id: body.id, counted: 1_000 }] })
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    "You dropped envelope OWN-1, so someone else must verify it.",
  ])
  const german = await supervisor.send(`${drops}/{id}/verify`, {
    method: "POST",
    params: params(body.id),
    body: JSON.stringify({ counted: 1_000 }),
    headers: { "content-type": "application/json", "accept-language": "de" },
  })
  expect(german.body.detail).toMatch(/^Sie haben Umschlag OWN-1 selbst abgeschöpft/)
  expect((await cashier.post(`${drops}/{id}/verify`, { counted: 1_000 }, params(body.id))).status).toBe(403)
})

test("several envelopes are verified together, or none of them", async () => {
  await fund(place, "till", shop, 10_000)
  const made = [await drop(cashier, 1_000), await drop(cashier, 2_000), await drop(supervisor, 3_000)]
  const given = made.map(({ body }) => ({ id: body.id, counted: body.amount }))
  const safe = await balanceOf(place, "safe", shop)
  expect((await supervisor.post(`${drops}/verify`, { drops: given })).status).toBe(403)
  const twice = await supervisor.post(`${drops}/verify`, { drops: [given[0], given[0]] })
  expect([twice.status, Object.keys(problems(twice))]).toEqual([422, ["drops.1.id"]])
  expect(await balanceOf(place, "safe", shop)).toBe(safe)
  const both = await supervisor.post(`${drops}/verify`, { drops: given.slice(0, 2) })
  expect([both.status, both.body.data.map(({ state }: { state: string }) => state)]).toEqual([
    200,
    ["verified", "verified"],
  ])
  expect(await balanceOf(place, "safe", shop)).toBe(safe + 3_000)
})

test("an envelope's number is taken while it is pending, and free afterwards", async () => {
  await fund(place, "till", shop, 3_000)
  const { body } = await drop(cashier, 1_000, "Seven")
  const second = await drop(cashier, 1_000, "SEVEN")
  expect([second.status, Object.keys(problems(second))]).toEqual([409, ["envelope"]])
  await supervisor.post(`${drops}/{id}/verify`, { counted: 1_000 }, params(body.id))
  expect((await drop(cashier, 1_000, "SEVEN")).status).toBe(201)
})

test("a drop is cancelled by its dropper or a supervisor: the money is back in the till, with a reversal", async () => {
  await fund(place, "till", shop, 2_000)
  const before = await balances()
  const other = await staffOf(place, "cashier", [shop])
  const { body } = await drop(cashier, 2_000)
  const reason = { reason: "Wrong amount" }
  expect((await other.post(`${drops}/{id}/cancel`, reason, params(body.id))).status).toBe(404)
  const reversal = await place.admin.post("/api/v1/journal-entries/{id}/reverse", reason, { id: body.entry })
  expect([reversal.status, reversal.body.detail]).toEqual([
    409,
    expect.stringMatching(/^This entry belongs to a document/),
  ])
  const cancelled = await cashier.post(`${drops}/{id}/cancel`, reason, params(body.id))
  expect([cancelled.status, cancelled.body.state, cancelled.body.reason]).toEqual([200, "cancelled", "Wrong amount"])
  expect(await balances()).toEqual(before)
  const entry = await place.admin.get("/api/v1/journal-entries/{id}", {}, { id: cancelled.body.closingEntry })
  expect([entry.body.reverses, entry.body.reason]).toEqual([body.entry, "Wrong amount"])
})

test("a till that has less refuses the drop, and a cashier doesn't learn what it has", async () => {
  const has = await balanceOf(place, "till", shop)
  const cashiers = await drop(cashier, has + 1)
  expect([cashiers.status, cashiers.body.code]).toEqual([409, "insufficient_funds"])
  expect(problems(cashiers).amount).toMatch(/^There isn’t that much in this till/)
  expect(problems(await drop(supervisor, has + 1)).amount).toMatch(/ has only /)
})

test("a cashier sees the own drops without what was counted; a supervisor sees all of the shop, a stranger none", async () => {
  await fund(place, "till", shop, 5_000)
  const other = await staffOf(place, "cashier", [shop])
  const elsewhere = await staffOf(place, "supervisor", [place.shops[1] as number])
  const mine = (await drop(cashier, 700)).body
  const theirs = (await drop(other, 800)).body
  await supervisor.post(`${drops}/{id}/verify`, { counted: 600 }, params(mine.id))
  const ids = async (who: Person) =>
    (await who.get(drops, { perPage: 100 })).body.data.map(({ id }: { id: number }) => id)
  const cashiers = await ids(cashier)
  expect([cashiers.includes(mine.id), cashiers.includes(theirs.id)]).toEqual([true, false])
  expect(await ids(supervisor)).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  expect(await ids(elsewhere)).toEqual([])
  expect((await elsewhere.get(`${drops}/{id}`, {}, params(mine.id))).status).toBe(404)
  expect("counted" in (await cashier.get(`${drops}/{id}`, {}, params(mine.id))).body).toBe(false)
  expect((await supervisor.get(`${drops}/{id}`, {}, params(mine.id))).body.counted).toBe(600)
  expect((await drop(cashier, 100, "B", place.tills[1])).status).toBe(404)
})

test("a drop that waits for more than a day is overdue", async () => {
  await fund(place, "till", shop, 1_000)
  const { body } = await drop(cashier, 900)
  const overdue = async () =>
    (await supervisor.get(drops, { state: "overdue" })).body.data.map(({ id }: { id: number }) => id)
  expect(await overdue()).not.toContain(body.id)
  await query(`update drops set dropped_at = now() - interval '25 hours' where workspace_id = 1 and id = ${body.id}`)
  expect((await supervisor.get(drops, { state: "overdue", perPage: 99 })).body.data[0].id).toBe(body.id)
})

test("two clients who drop the last €100 of a till at once: exactly one succeeds", async () => {
  const other = place.shops[1] as number
  const first = await staffOf(place, "cashier", [other])
  const second = await staffOf(place, "cashier", [other])
  await fund(place, "till", other, 10_000)
  const both = await Promise.all([first, second].map((who, n) => drop(who, 10_000, `LAST-${n}`, place.tills[1])))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = both.find(({ status }) => status === 409)
  expect([refused?.body.code, refused?.body.detail]).toEqual([
    "insufficient_funds",
    "There isn’t that much in this till. Count again, or ask a supervisor.",
  ])
  expect([await balanceOf(place, "till", other), await balanceOf(place, "drop_pending", other)]).toEqual([0, 10_000])
})

test("the same drop sent again with its key is one drop", async () => {
  await fund(place, "till", shop, 5_000)
  const init = {
    method: "POST",
    body: JSON.stringify({ till, amount: 1_000, envelope: "ONCE" }),
    headers: { "content-type": "application/json", "idempotency-key": "drop-once" },
  }
  const answers = await Promise.all(Array.from({ length: 10 }, () => cashier.send(drops, init)))
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  const [row] = await query<{ n: number }>("select count(*)::int as n from drops where envelope = 'ONCE'")
  expect(row?.n).toBe(1)
})

test("the audit log names drop and verification", async () => {
  await until(async () => {
    const rows = await query<{ n: number }>(
      "select count(*)::int as n from audit_events where record_type = 'drop' and action in ('created', 'updated')",
    )
    return (rows[0]?.n ?? 0) > 5
  }, "drops are in the audit log")
})
