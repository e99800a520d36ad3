import { isWorkingDay } from "@/lib/core/holidays"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { openBank } from "../support/bank"
import { isIntact, staffOf } from "../support/cash-shop"
import { at, type Debits, debitsOf, openDebits } from "../support/debits"
import { today } from "../support/payments"

// Direct debits of suppliers settle their open bills, and give them back when they fail.

const v1 = "/api/v1"
let world: Debits

beforeAll(async () => {
  world = await openDebits()
})

test("a bill of exactly the amount is paid by the debit’s own entry, which can’t be reversed at the bill", async () => {
  const { act, billAt, billed, collected, fail, owedTo, stateOf } = world
  const supplier = "Exact Oy"
  const [older, exact, twin] = [
    await billed({ supplier, gross: 30_000, issuedOn: "2026-05-01" }),
    await billed({ supplier, gross: 50_000, issuedOn: "2026-06-01" }),
    await billed({ supplier, gross: 50_000, issuedOn: "2026-07-01" }),
  ]
  const { entry, occurrence } = await collected(supplier, 50_000)
  const paid = await billAt(exact)
  expect(paid).toMatchObject({ state: "paid", due: 0, open: 0, paidOn: today })
  expect(paid.settlements).toEqual([{ entry, amount: 50_000, on: today, isEnded: false }])
  const { person } = paid.events.at(-1)
  expect(paid.events.at(-1)).toMatchObject({ kind: "paid", entry })
  expect(person).toBe(world.bookkeeper.user.fullName)
  expect([await stateOf(older), await stateOf(twin)]).toEqual([
    ["approved", 30_000, 30_000],
    ["approved", 50_000, 50_000],
  ])
  expect(await owedTo(exact.supplier.id)).toEqual({ books: 80_000, bills: 80_000 })
  expect((await act(paid, "reverse", { reason: "No" })).status).toBe(409)

  // The bank returns it, and expects it again.
  const failed = await fail(occurrence, { retryOn: shiftDay(today, 5), fee: 350 })
  expect([failed.status, failed.body.state]).toEqual([200, "failed"])
  const open = await billAt(exact)
  expect(open).toMatchObject({ state: "approved", due: 50_000, open: 50_000, paidOn: null })
  expect(open.settlements).toEqual([{ entry, amount: 50_000, on: today, isEnded: true }])
  expect(open.events.at(-1)).toMatchObject({
    ...{ kind: "reversed", note: "No cover", entry: failed.body.reversal },
    person: world.bookkeeper.user.fullName,
  })
  expect(await owedTo(exact.supplier.id)).toEqual({ books: 130_000, bills: 130_000 })
  expect(await isIntact(world.place)).toBe(true)
})

test("without one, the oldest bills come first, one is partly paid, and the rest of it is paid as usual", async () => {
  const { act, billAt, billed, collected, fail, owedTo, stateOf } = world
  const supplier = "Oldest Oy"
  const newer = await billed({ supplier, gross: 50_000, issuedOn: "2026-07-01" })
  const older = await billed({ supplier, gross: 30_000, issuedOn: "2026-06-01" })
  const { occurrence, entry } = await collected(supplier, 45_000)
  expect([await stateOf(older), await stateOf(newer)]).toEqual([
    ["paid", 0, 0],
    ["approved", 35_000, 35_000],
  ])
  const partly = await billAt(newer)
  expect(partly.events.at(-1)).toMatchObject({ kind: "part-paid", entry })
  expect(partly.settlements).toEqual([{ entry, amount: 15_000, on: today, isEnded: false }])
  expect(await owedTo(newer.supplier.id)).toEqual({ books: 35_000, bills: 35_000 })
  // A bill that is partly paid can't go back to before its approval.
  expect((await act(partly, "reverse", { reason: "No" })).status).toBe(409)

  const whole = await act(partly, "pay", { from: "bank", paidOn: today, bankAccount: world.bankAccount })
  expect([whole.status, whole.body.state]).toEqual([200, "paid"])
  expect(await owedTo(newer.supplier.id)).toEqual({ books: 0, bills: 0 })
  // The debit can't be returned below that payment, which is reversed first.
  const refused = await fail(occurrence)
  expect(refused.status).toBe(409)
  expect(await stateOf(older)).toEqual(["paid", 0, 0])
  expect((await act(whole.body, "reverse", { reason: "Debit returned" })).body.state).toBe("approved")
  expect((await fail(occurrence)).status).toBe(200)
  expect([await stateOf(older), await stateOf(newer)]).toEqual([
    ["approved", 30_000, 30_000],
    ["approved", 50_000, 50_000],
  ])
  expect(await owedTo(newer.supplier.id)).toEqual({ books: 80_000, bills: 80_000 })
  expect(await isIntact(world.place)).toBe(true)
})

test("never more than what is outstanding: the rest stays on the supplier’s account", async () => {
  const { billAt, billed, collected, owedTo, stateOf } = world
  const supplier = "Rest Oy"
  const bill = await billed({ supplier, gross: 20_000 })
  const waiting = await billed({ supplier, gross: 7_000, isArrived: true })
  const credit = await billed({ supplier, gross: 9_000, kind: "credit-note" })
  const other = await billed({ supplier: "Other Oy", gross: 32_000 })
  await collected(supplier, 32_000)
  expect([await stateOf(bill), await stateOf(waiting), await stateOf(other)]).toEqual([
    ["paid", 0, 0],
    ["arrived", 7_000, 7_000],
    ["approved", 32_000, 32_000],
  ])
  expect((await billAt(credit)).state).toBe("approved")
  // 20,000 less a credit note of 9,000 and a debit of 32,000.
  expect(await owedTo(bill.supplier.id)).toEqual({ books: -21_000, bills: 0 })
  // Without an open bill all of it stays there.
  await collected(supplier, 1_000)
  expect((await owedTo(bill.supplier.id)).books).toBe(-22_000)
})

test("bills of another business are not touched, and those of a merged supplier are", async () => {
  const { billed, collected, owedTo, stateOf } = world
  const supplier = "Two Oy"
  const other = await openDebits()
  const here = await billed({ supplier, gross: 40_000 })
  const there = await other.billed({ supplier, gross: 40_000 })
  await other.collected(supplier, 40_000)
  expect([(await other.billAt(there)).state, await stateOf(here)]).toEqual(["paid", ["approved", 40_000, 40_000]])
  expect(await owedTo(here.supplier.id)).toEqual({ books: 40_000, bills: 40_000 })
  expect(await other.owedTo(here.supplier.id)).toEqual({ books: 0, bills: 0 })

  const branch = await billed({ supplier: "Two Oy Branch", gross: 25_000 })
  const { version } = (await world.admin.get(`${v1}/suppliers/{id}`, {}, at(branch.supplier.id))).body
  const into = { version, into: here.supplier.id }
  expect((await world.admin.post(`${v1}/suppliers/{id}/merge`, into, at(branch.supplier.id))).status).toBe(200)
  await collected(supplier, 25_000)
  expect([await stateOf(branch), await stateOf(here)]).toEqual([
    ["paid", 0, 0],
    ["approved", 40_000, 40_000],
  ])
})

test("a bill that is in a file for the bank is left to it", async () => {
  const { billed, collected, stateOf } = world
  const supplier = "File Oy"
  const [inFile, open] = [await billed({ supplier, gross: 18_000 }), await billed({ supplier, gross: 18_000 })]
  const { business, bankAccount } = world
  const workday = (day: string): string => (isWorkingDay(day, "TARGET") ? day : workday(shiftDay(day, 1)))
  const items = [{ kind: "bill", id: inFile.id }]
  const form = { business, kind: "transfer", bankAccount, executionOn: workday(shiftDay(today, 1)), items }
  expect((await world.bookkeeper.post(`${v1}/payment-batches`, form)).status).toBe(201)
  await collected(supplier, 18_000)
  expect([await stateOf(inFile), await stateOf(open)]).toEqual([
    ["approved", 18_000, 18_000],
    ["paid", 0, 0],
  ])
})

test("an entry that is reversed in the journal, or a line that is opened again, opens the bills again", async () => {
  const { billed, collected, owedTo, stateOf } = world
  const supplier = "Journal Oy"
  const bill = await billed({ supplier, gross: 11_000 })
  const { entry } = await collected(supplier, 11_000)
  expect(await stateOf(bill)).toEqual(["paid", 0, 0])
  const reason = { reason: "Wrong month" }
  expect((await world.admin.post(`${v1}/journal-entries/{id}/reverse`, reason, { id: entry })).status).toBe(201)
  expect(await stateOf(bill)).toEqual(["approved", 11_000, 11_000])
  expect(await owedTo(bill.supplier.id)).toEqual({ books: 11_000, bills: 11_000 })

  const bank = await openBank()
  const { admin, business } = bank.place
  const there = debitsOf({ ...bank, admin, business, clerk: await staffOf(bank.place, "stockClerk") })
  const owed = await there.billed({ supplier, gross: 12_000 })
  const occurrence = await there.due(supplier, 12_000)
  const [line] = await bank.imported({ amount: -12_000, name: supplier })
  const matched = await bank.match(line.id, [{ kind: "debit", amount: -12_000, occurrence }])
  expect([matched.status, (await there.billAt(owed)).state]).toEqual([200, "paid"])
  expect((await bank.unmatch(line.id)).status).toBe(200)
  expect(await there.billAt(owed)).toMatchObject({ state: "approved", open: 12_000 })
  expect(await isIntact(bank.place)).toBe(true)
})
