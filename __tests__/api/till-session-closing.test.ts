import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { act, balances, fieldsOf, noSales, openedDay, pieces, reading, readSession } from "../support/till-day"

// The end of a till's day: the float that stays, the envelope for the safe, and months that are closed already.

let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

test("after the count the rest goes into an envelope by note and coin, and is no variance", async () => {
  const { business, till, cashier, manager, id } = await openedDay(admin, { floatTarget: 50_00 })
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 2 }))
  await act(cashier, id, "z-reading", noSales)
  const form = { till, amount: 50_00, envelope: "N-1" }
  const wrong = await cashier.post("/api/v1/drops", { ...form, count: { pieces: { 2000: 2 } } })
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ["count"]])
  const dropped = await cashier.post("/api/v1/drops", { ...form, count: { pieces: { 5000: 1 } } })
  expect([dropped.status, dropped.body.contents]).toEqual([201, { 5000: 1 }])
  const { moves, next } = await readSession(cashier, id)
  expect([moves, next]).toEqual([[expect.objectContaining({ kind: "drop", amount: -50_00, memo: "N-1" })], "close"])
  expect((await act(cashier, id, "close")).body).toMatchObject({ state: "closed", variance: 0 })
  expect(await balances(admin, business)).toMatchObject({ till: 50_00, drop_pending: 50_00 })
  const listed = await manager.get("/api/v1/drops", { till })
  expect(listed.body.data.map(({ contents }: { contents: object }) => contents)).toEqual([{ 5000: 1 }])
})

/** The month after the one of a day, and its first day. */
function monthAfter(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

const lockMonth = (business: number, month: string, act: "lock" | "unlock" | "close") =>
  admin.post(`/api/v1/businesses/{id}/periods/{month}/${act}`, act === "unlock" ? { reason: "A till was open" } : {}, {
    id: String(business),
    month,
  })

test("in a closed month, the variance is posted on the first open day, with the till's own day in the memo", async () => {
  const { business, cashier, id } = await openedDay(admin, { varianceTolerance: 500 })
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 1, 2000: 2, 500: 1, 200: 2 }))
  await act(cashier, id, "z-reading", noSales)
  const { businessDate } = await readSession(cashier, id)
  const next = monthAfter(businessDate)
  await lockMonth(business, businessDate.slice(0, 7), "close")
  await lockMonth(business, next.slice(0, 7), "close")
  const closed = await act(cashier, id, "close")
  expect([closed.status, closed.body.variance]).toEqual([200, -1_00])
  const posted = monthAfter(next)
  expect(closed.body.events.at(-1)).toMatchObject({ kind: "closed", memo: posted })
  const entries = await query(`select business_date::text as day, memo from journal_entries
    where workspace_id = 1 and business_id = ${business} and kind = 'cash-up'`)
  expect(entries).toEqual([{ day: posted, memo: businessDate }])
})

test("the sales of a day stay in its month: if that is closed, the refusal says what to do", async () => {
  const { business, cashier, id } = await openedDay(admin)
  const { businessDate } = await readSession(cashier, id)
  await lockMonth(business, businessDate.slice(0, 7), "close")
  const refused = await act(cashier, id, "z-reading", reading)
  expect([refused.status, refused.body.code]).toEqual([409, "period_locked"])
  expect(refused.body.detail).toMatch(/Ask the owner to open the month again, then repeat this/)
})

test("the X report adds up the readings so far by tender and rate", async () => {
  const { manager, cashier, id } = await openedDay(admin)
  await act(cashier, id, "z-reading", reading)
  const second = {
    rates: [
      { rate: 2400, gross: 24_80 },
      { rate: 1400, gross: 11_40 },
    ],
    tenders: { cash: 36_20 },
  }
  await act(cashier, id, "z-reading", second)
  const { body } = await manager.get("/api/v1/till-sessions/{id}/x-report", {}, { id: String(id) })
  expect(body).toMatchObject({
    expected: 220_20,
    readings: 2,
    tenders: { cash: 120_20, cards: 40_00, vouchers: 0, ious: 0 },
    rates: [
      { rate: 2400, gross: 148_80, vat: 28_80 },
      { rate: 1400, gross: 11_40, vat: 1_40 },
    ],
  })
})

test("cashiers get the X report only where the shop doesn't count blind", async () => {
  const report = (who: Caller, id: number) => who.get("/api/v1/till-sessions/{id}/x-report", {}, { id: String(id) })
  const blind = await openedDay(admin)
  const refused = await report(blind.cashier, blind.id)
  expect([refused.status, JSON.stringify(refused.body).includes("10000")]).toEqual([403, false])
  const open = await openedDay(admin, { blindCount: false })
  expect((await report(open.cashier, open.id)).body).toMatchObject({ expected: 100_00 })
})
