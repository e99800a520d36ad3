import { client } from "../support/api"
import { today } from "../support/payments"
import { act, balances, fieldsOf, openedDay } from "../support/till-day"

// Money at the till that belongs to an agency, such as a lottery.

test("an agency's money goes through the till without being the shop's: neither revenue, expense nor VAT", async () => {
  const admin = await client("admin")
  const { cashier, manager, id, business } = await openedDay(admin)
  const before = await balances(admin, business)
  expect((await act(cashier, id, "paid-in", { amount: 12_00, source: "agency", memo: "Lottery" })).status).toBe(200)
  const prize = { amount: 5_00, purpose: "agency", memo: "Prize" }
  for (const [wrong, field] of [
    [{ vatRate: 2550 }, "vatRate"],
    [{ account: "6000" }, "account"],
  ] as const) {
    const refused = await act(cashier, id, "paid-out", { ...prize, ...wrong })
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]])
  }
  expect((await act(cashier, id, "paid-out", prize)).status).toBe(200)
  const { till = 0 } = before
  expect(await balances(admin, business)).toEqual({ ...before, till: till + 7_00, agency_payable: -7_00 })
  const { body } = await manager.get("/api/v1/till-sessions/{id}/x-report", {}, { id: String(id) })
  expect(body.movements).toEqual([
    { kind: "agency-sale", amount: 12_00, entries: 1 },
    { kind: "paid-out", amount: -5_00, entries: 1 },
  ])
  // The agency collects its money by direct debit.
  const debit = { business, creditor: "Veikkaus", amount: 7_00, kind: "lottery", account: "2300" }
  const propose = (more: object = {}) =>
    admin.post("/api/v1/direct-debits", { ...debit, rule: "FREQ=WEEKLY", startsOn: today, ...more })
  expect(fieldsOf(await propose({ vatRate: 2550 }))).toEqual(["account"])
  const { id: mandate, version } = (await propose()).body
  await admin.post("/api/v1/direct-debits/{id}/activate", { version }, { id: String(mandate) })
  const due = (await admin.get("/api/v1/direct-debit-occurrences", { directDebit: mandate })).body.data[0]
  const collected = { on: today, amount: 7_00 }
  await admin.post("/api/v1/direct-debit-occurrences/{id}/collect", collected, { id: String(due.id) })
  expect(await balances(admin, business)).toEqual({ ...before, till: till + 7_00, bank: -7_00 })
})
