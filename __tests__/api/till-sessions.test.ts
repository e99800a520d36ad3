import { violatedConstraint } from "@/lib/core/db/sqlstate"
import { type Caller, client } from "../support/api"
import { byHand } from "../support/books-by-hand"
import { countStatements, query } from "../support/facts"
import {
  act,
  balances,
  fieldsOf,
  noSales,
  openedDay,
  openTill,
  pieces,
  postingsOf,
  reading,
  readSession,
} from "../support/till-day"

// The day of a till: what it does to the books, and who may do it.

let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

test("a till closed 2.40 short: over_short has 2.40, sales and VAT are those of the reading, and nobody told the cashier", async () => {
  const { business, cashier, manager, id } = await openedDay(admin, { varianceTolerance: 500 })
  const told: unknown[] = []
  const step = async (name: string, body?: object) => {
    const answer = await act(cashier, id, name, body)
    expect([name, answer.status, answer.body.detail]).toEqual([name, 200, undefined])
    told.push(answer.body, await readSession(cashier, id), (await cashier.get("/api/v1/till-sessions")).body)
    return answer.body
  }
  await step("paid-out", { amount: 12_40, vatRate: 2400, memo: "Window cleaner" })
  await step("start-counting")
  // There should be 100 − 12.40 + 84 = 171.60.
  expect((await step("count", pieces({ 10000: 1, 5000: 1, 1000: 1, 500: 1, 200: 2, 20: 1 }))).next).toBe("zReading")
  expect((await step("z-reading", reading)).next).toBe("close")
  expect(JSON.stringify(told)).not.toMatch(/expected|variance|171[.]?60/)
  expect((await readSession(manager, id)).variance).toBe(-2_40)
  const closed = (await act(cashier, id, "close")).body
  expect(closed).toMatchObject({ state: "closed", expectedClosing: 171_60, countedClosing: 169_20, variance: -2_40 })
  expect(await balances(admin, business)).toEqual({
    till: 169_20,
    card_clearing: 40_00,
    over_short: 2_40,
    sales: -100_00,
    vat_output: -24_00,
    expense: 10_00,
    vat_input: 2_40,
    capital: -100_00,
  })
})

test("nothing is posted to a closed till, by no call, and the database refuses it too", async () => {
  const { business, till, cashier, id } = await openedDay(admin)
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 2 }))
  await act(cashier, id, "z-reading", noSales)
  expect((await act(cashier, id, "close")).body).toMatchObject({ state: "closed", variance: 0 })
  const late = await act(cashier, id, "paid-out", { amount: 100, memo: "Late" })
  expect([late.status, late.body.detail]).toEqual([409, "This till is closed and waits for its review."])
  const lines = [
    { account: "1010", amount: 500 },
    { account: "3000", amount: -500 },
  ]
  const manual = await admin.post("/api/v1/journal-entries", { business, businessDate: "2026-06-15", lines })
  expect([manual.status, manual.body.code]).toEqual([409, "till_closed"])
  // The database refuses it too, whoever writes.
  const [last] = await query<{
    id: string
    sequence: number
    number: number
    account: number
  }>(`select e.id, sequence, number,
      (select id from accounts where workspace_id = 1 and holder = 'till:${till}') as account
    from journal_entries e where workspace_id = 1 and business_id = ${business} order by sequence desc limit 1`)
  const { id: entry, account, ...place } = last as NonNullable<typeof last>
  const next = { sequence: place.sequence + 1, number: place.number + 1, date: "2026-06-15" }
  const statements = await byHand({ businessId: business, till: account }, entry, next)
  const refusal = await query(`do $$ begin ${statements.join("; ")}; end $$`).catch(violatedConstraint)
  expect(refusal).toBe("postings_till_closed")
  // Opened again, it takes postings.
  await openTill(cashier, till, { 5000: 2 })
  expect((await admin.post("/api/v1/journal-entries", { business, businessDate: "2026-06-15", lines })).status).toBe(
    201,
  )
})

test("a payment takes few statements, however long the day was", async () => {
  const { cashier, id } = await openedDay(admin)
  const pay = async () =>
    (await countStatements(() => act(cashier, id, "paid-out", { amount: 100, memo: "Milk" }))).length
  const first = await pay()
  for (let n = 0; n < 3; n++) await pay()
  expect([first, await pay()]).toEqual([11, 11])
})

test("the difference of a night is a fact of its own", async () => {
  const { business, till, cashier, manager, id } = await openedDay(admin)
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 2 }))
  await act(cashier, id, "z-reading", noSales)
  await act(cashier, id, "close")
  const next = (await openTill(cashier, till, { 5000: 1, 2000: 2 })).body
  expect(next).toMatchObject({ countedOpening: 90_00, state: "open" })
  expect(next.expectedOpening).toBeUndefined()
  expect((await readSession(manager, next.id)).expectedOpening).toBe(100_00)
  expect(await postingsOf("night-difference", business)).toEqual([{ amount: "-1000" }, { amount: "1000" }])
  expect((await balances(admin, business)).over_short).toBe(10_00)
})

test("beyond the tolerance a recount is asked for, then an explanation, and all counts stay", async () => {
  const { cashier, id } = await openedDay(admin, { varianceTolerance: 100 })
  await act(cashier, id, "start-counting")
  await act(cashier, id, "z-reading", noSales)
  expect((await act(cashier, id, "count", pieces({ 5000: 1 }))).body.next).toBe("recount")
  const early = await act(cashier, id, "close")
  expect([early.status, early.body.detail]).toEqual([409, "Count the till again."])
  expect((await act(cashier, id, "count", pieces({ 5000: 1, 1000: 1 }))).body.next).toBe("explain")
  expect((await act(cashier, id, "close")).status).toBe(409)
  expect((await act(cashier, id, "explain", { explanation: "A customer got too much change" })).body.next).toBe("close")
  const { body } = await act(cashier, id, "close")
  expect(body).toMatchObject({ variance: -40_00, explanation: "A customer got too much change" })
  const counts = body.events.filter(({ kind }: { kind: string }) => kind === "counted")
  expect(counts.map(({ amount }: { amount: number }) => amount)).toEqual([50_00, 60_00])
  await expect(
    query(`update till_sessions set counted_closing = 1 where workspace_id = 1 and id = ${id}`),
  ).rejects.toThrow()
})

test("a reading whose tenders aren't its sales is refused, and so is one whose VAT can't be", async () => {
  const { cashier, id, business } = await openedDay(admin)
  const wrong = await act(cashier, id, "z-reading", { ...reading, tenders: { cash: 84_00, cards: 39_00 } })
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ["tenders"]])
  const vat = await act(cashier, id, "z-reading", { ...reading, rates: [{ rate: 2400, gross: 124_00, vat: 125_00 }] })
  expect(vat.status).toBe(422)
  const rounded = { ...reading, tenders: { cash: 84_02, cards: 40_00 }, rounding: 2 }
  expect((await act(cashier, id, "z-reading", rounded)).status).toBe(422)
  expect((await balances(admin, business)).sales).toBeUndefined()
})

test("money that leaves the till after the count is no variance", async () => {
  const { cashier, manager, id } = await openedDay(admin)
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 5000: 2 }))
  await act(cashier, id, "paid-out", { amount: 30_00, memo: "Drop" })
  await act(cashier, id, "z-reading", noSales)
  expect((await readSession(manager, id)).variance).toBe(0)
  expect((await act(cashier, id, "close")).body.variance).toBe(0)
})

test("the sheet lists what other documents moved in the till, each in its own session", async () => {
  const { business, till, cashier, id } = await openedDay(admin)
  const lines = [
    { account: "1010", amount: -20_00 },
    { account: "3000", amount: 20_00 },
  ]
  const byHand = { business, businessDate: "2026-06-15", memo: "Taken for the safe", lines }
  await admin.post("/api/v1/journal-entries", byHand)
  await act(cashier, id, "start-counting")
  await act(cashier, id, "count", pieces({ 2000: 4 }))
  await act(cashier, id, "z-reading", noSales)
  expect((await act(cashier, id, "close")).body.variance).toBe(0)
  const later = (await openTill(cashier, till, { 2000: 4 })).body
  await admin.post("/api/v1/journal-entries", { ...byHand, memo: "The next day" })
  const memosOf = async (of: number) => (await readSession(cashier, of)).moves.map(({ memo }: { memo: string }) => memo)
  expect([await memosOf(id), await memosOf(later.id)]).toEqual([["Taken for the safe"], ["The next day"]])
})

test("a night's difference that is reversed after the count moves no money, so the variance is what the books lack", async () => {
  const { business, till, cashier, id } = await openedDay(admin, { varianceTolerance: 500 })
  const closeDay = async (session: number, of: Record<string, number>) => {
    await act(cashier, session, "start-counting")
    await act(cashier, session, "count", pieces(of))
    await act(cashier, session, "z-reading", noSales)
  }
  await closeDay(id, { 5000: 2 })
  await act(cashier, id, "close")
  const next = (await openTill(cashier, till, { 5000: 1, 2000: 2, 500: 1 })).body.id
  await closeDay(next, { 5000: 1, 2000: 2, 500: 1 })
  const entries = (await admin.get("/api/v1/journal-entries", { business })).body.data
  const night = entries.find(({ kind }: { kind: string }) => kind === "night-difference")
  const reversal = await admin.post("/api/v1/journal-entries/{id}/reverse", { reason: "Found" }, { id: night.id })
  expect(reversal.status).toBe(201)
  expect((await act(cashier, next, "close")).body).toMatchObject({ expectedClosing: 100_00, variance: -5_00 })
  expect((await balances(admin, business)).till).toBe(95_00)
})
