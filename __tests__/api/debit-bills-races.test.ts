import { isIntact } from "../support/cash-shop"
import { type Debits, openDebits } from "../support/debits"
import { query } from "../support/facts"
import { today } from "../support/payments"

// Debits are collected and returned while somebody pays the same bills.

let world: Debits
beforeAll(async () => {
  world = await openDebits()
})

/** Bills whose settled part isn’t what debits settled. */
const wrong = (supplier: number) =>
  query(`select b.id from supplier_bills b where b.workspace_id = 1 and b.supplier_id = ${supplier} and b.allocated <>
    (select coalesce(sum(s.amount), 0) from supplier_bill_settlements s
      where s.workspace_id = b.workspace_id and s.bill_id = b.id and s.ended_at is null)`)

test("a bill is paid once, and the rest of what was collected stays on the supplier’s account", async () => {
  const { act, answer, billed, billAt, due, fail, owedTo } = world
  for (let round = 0; round < 5; round++) {
    const supplier = `Race ${round} Oy`
    const bill = await billed({ supplier, gross: 10_000 })
    const debits = [await due(supplier, 10_000), await due(supplier, 10_000)]
    const pay = { from: "bank", paidOn: today, bankAccount: world.bankAccount }
    const [paid, ...collected] = await Promise.all([
      act(bill, "pay", pay),
      ...debits.map((id) => answer(id, "collect", { amount: 10_000 })),
    ])
    expect(collected.map(({ status }) => status)).toEqual([200, 200])
    expect([200, 409]).toContain(paid.status)
    expect(await billAt(bill)).toMatchObject({ state: "paid", open: 0 })
    const byBank = paid.status === 200 ? 10_000 : 0
    expect(await owedTo(bill.supplier.id)).toEqual({ books: -10_000 - byBank, bills: 0 })
    expect(await wrong(bill.supplier.id)).toEqual([])

    const returned = await Promise.all(debits.map((id) => fail(id)))
    expect(returned.map(({ status }) => status)).toEqual([200, 200])
    const owed = 10_000 - byBank
    expect(await owedTo(bill.supplier.id)).toEqual({ books: owed, bills: owed })
    expect(await wrong(bill.supplier.id)).toEqual([])
  }
  expect(await isIntact(world.place)).toBe(true)
})
