import { randomUUID } from "node:crypto"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import {
  act,
  actWithKey,
  fieldsOf,
  noSales,
  openedDay,
  openTill,
  pieces,
  readSession,
  shopWithTill,
  staffOf,
} from "../support/till-day"

// The day of a till: who may do what, and what they learn.

let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

test("someone else reviews: not the cashier, not who counted, and a supervisor only up to the limit", async () => {
  const { cashier, manager, id, ...place } = await openedDay(admin, { varianceTolerance: 10_000 })
  const supervisor = await staffOf(admin, place, "supervisor", { variance: 500 })
  await act(cashier, id, "start-counting")
  await act(supervisor, id, "count", pieces({ 5000: 2, 200: 3 }))
  await act(cashier, id, "z-reading", noSales)
  await act(cashier, id, "close")
  expect((await act(cashier, id, "review")).status).toBe(403)
  const own = await act(supervisor, id, "review")
  expect([own.status, own.body.detail]).toEqual([
    403,
    "You opened, counted or closed this till, so someone else must review it.",
  ])
  const other = await staffOf(admin, place, "supervisor", { variance: 500 })
  expect((await act(other, id, "review")).body.detail).toMatch(/up to 5.00 EUR/)
  expect((await act(manager, id, "lock")).status).toBe(409)
  const reviewed = (await act(manager, id, "review", { note: "Coins from the change fund" })).body
  expect(reviewed).toMatchObject({ state: "reviewed", reviewedBy: { id: manager.user.id }, next: "lock" })
  expect((await act(manager, id, "lock")).body).toMatchObject({ state: "locked", next: null })
})

test("a till has one open session, and the same command takes effect once", async () => {
  const { till, cashier, id } = await openedDay(admin)
  const twice = await openTill(cashier, till, { 5000: 2 })
  expect([twice.status, fieldsOf(twice)]).toEqual([409, ["till"]])
  const key = randomUUID()
  const note = { amount: 700, memo: "Stamps" }
  const answers = await Promise.all(Array.from({ length: 5 }, () => actWithKey(cashier, id, "paid-out", note, key)))
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  // The handler's keys expire after a day, those of the books never.
  await query("delete from idempotency_keys")
  expect((await actWithKey(cashier, id, "paid-out", note, key)).status).toBe(200)
  const { events } = await readSession(cashier, id)
  expect(events.filter(({ kind }: { kind: string }) => kind === "paid-out")).toHaveLength(1)
})

test("a cashier pays out up to the limit, and a refusal doesn't say how much is in the till", async () => {
  const place = await shopWithTill(admin)
  const cashier = await staffOf(admin, place, "cashier", { paidOut: 200_00 })
  const { id } = (await openTill(cashier, place.till, { 5000: 2 })).body
  expect((await act(cashier, id, "paid-out", { amount: 200_01, memo: "Rent" })).status).toBe(403)
  const short = await act(cashier, id, "paid-out", { amount: 150_00, memo: "Rent" })
  expect([short.status, short.body.code]).toEqual([409, "insufficient_funds"])
  expect(JSON.stringify(short.body)).not.toMatch(/100[.,]00/)
})

test("the X report is for those who may see expected cash, and a session of another shop doesn't exist", async () => {
  const { cashier, manager, id } = await openedDay(admin)
  const report = (who: Caller) => who.get("/api/v1/till-sessions/{id}/x-report", {}, { id: String(id) })
  await act(cashier, id, "paid-in", { amount: 20_00, memo: "Change" })
  expect((await report(cashier)).status).toBe(403)
  expect((await report(manager)).body).toEqual({
    currency: "EUR",
    expected: 120_00,
    opening: 100_00,
    movements: [{ kind: "paid-in", amount: 20_00, entries: 1 }],
    readings: 0,
    tenders: { cash: 0, cards: 0, vouchers: 0, ious: 0 },
    rates: [],
  })
  const elsewhere = await openedDay(admin)
  expect((await act(elsewhere.cashier, id, "start-counting")).status).toBe(404)
  expect((await elsewhere.cashier.get("/api/v1/till-sessions")).body.data).toHaveLength(1)
})

/** The paths of all fields of an answer, without the numbers of list entries. */
function fieldsIn(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [path]
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, path))
  return Object.entries(value).flatMap(([name, inner]) => fieldsIn(inner, path ? `${path}.${name}` : name))
}

test("until the till is closed, every read tells the cashier the same as the manager, except for expected cash and variance", async () => {
  const { business, shop, till, cashier, manager, id } = await openedDay(admin)
  const bookkeeper = await staffOf(admin, { business, shop }, "bookkeeper")
  const record = { id: String(id) }
  const secret = ["expectedOpening", "expectedClosing", "variance"]
  const compare = async (hidden: string[]) => {
    const reads = [
      ["/api/v1/till-sessions", {}, "data."],
      ["/api/v1/till-sessions/{id}", record, ""],
    ] as const
    for (const [path, params, prefix] of reads) {
      const [own, theirs] = [await cashier.get(path, {}, params), await manager.get(path, {}, params)]
      const lacks = [...new Set(fieldsIn(theirs.body))].filter((name) => !fieldsIn(own.body).includes(name))
      expect([path, lacks.sort()]).toEqual([path, hidden.map((name) => prefix + name).sort()])
    }
  }
  await compare(secret)
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 2 }))
  await compare(secret)
  await act(cashier, id, "z-reading", noSales)
  await compare(secret)
  // The till's account is not for the cashier either.
  const [account] = await query<{ id: number }>(
    `select id from accounts where workspace_id = 1 and holder = 'till:${till}'`,
  )
  const books: [string, number][] = [
    ["/api/v1/till-sessions/{id}/x-report", id],
    ["/api/v1/businesses/{id}/trial-balance", business],
    ["/api/v1/businesses/{id}/journal", business],
    ["/api/v1/accounts/{id}/statement", account?.id as number],
  ]
  for (const [path, of] of books) {
    const params = { id: String(of) }
    expect([path, (await cashier.get(path, {}, params)).status]).toEqual([path, 403])
  }
  expect((await cashier.get("/api/v1/journal-entries", { business })).status).toBe(403)
  expect((await cashier.get("/api/v1/audit-events")).status).toBe(403)
  expect((await readSession(bookkeeper, id)).expectedOpening).toBe(0)
  await act(cashier, id, "close")
  await compare([])
})

test("the list is filtered by shop, till, state and day, searched by person, and paged", async () => {
  const { business, shop, till, cashier, id } = await openedDay(admin)
  const { businessDate } = await readSession(cashier, id)
  const find = async (query: object) => {
    const { body } = await admin.get("/api/v1/till-sessions", { business, ...query })
    return body.data.map((one: { id: number }) => one.id)
  }
  for (const query of [{ shop }, { till }, { state: "open" }, { from: businessDate, to: businessDate }, { perPage: 1 }])
    expect([query, await find(query)]).toEqual([query, [id]])
  expect(await find({ q: cashier.user.fullName })).toEqual([id])
  for (const query of [{ shop: shop + 1 }, { state: "locked" }, { to: "2020-01-01" }, { q: "nobody at all" }])
    expect([query, await find(query)]).toEqual([query, []])
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 2 }))
  await act(cashier, id, "z-reading", noSales)
  await act(cashier, id, "close")
  const later = (await openTill(cashier, till, { 5000: 2 })).body.id
  expect(await find({})).toEqual([later, id])
  expect(await find({ order: "asc" })).toEqual([id, later])
  expect(await find({ page: 2, perPage: 1 })).toEqual([id])
})

test("a key of somebody else's command doesn't hide another command", async () => {
  const { cashier, manager, id } = await openedDay(admin)
  const key = randomUUID()
  expect((await actWithKey(cashier, id, "paid-out", { amount: 700, memo: "Stamps" }, key)).status).toBe(200)
  const answer = await actWithKey(manager, id, "paid-out", { amount: 900, memo: "Milk" }, key)
  expect([answer.status, answer.body.code]).toEqual([422, "idempotency_mismatch"])
})
