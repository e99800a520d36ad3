import { balanceOf, isIntact } from "../support/cash-shop"
import { openPayments, today } from "../support/payments"

// Two people at once. On the embedded database the requests follow each other; on PostgreSQL they don't.

test("the same rest isn’t allocated twice, however many try at once", async () => {
  const { act, paid, invoiced, owe, customer, place } = await openPayments()
  const invoice = await invoiced(10_000)
  await owe(10_000)
  const { body } = await paid(1_000)
  const tries = Array.from({ length: 10 }, (_, index) =>
    index % 2 === 0
      ? act("allocate", body, { on: today, parts: [{ kind: "invoice", id: invoice, amount: 1_000 }] })
      : act("allocate", body, { on: today, parts: [{ kind: "iou", id: customer, amount: 1_000 }] }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(9).fill(409)])
  expect(await balanceOf(place, "customer_deposits", null)).toBe(0)
  const owed = (await balanceOf(place, "trade_debtors", null)) + (await balanceOf(place, "iou_control", null))
  expect(owed).toBe(19_000)
  expect(await isIntact(place)).toBe(true)
})

test("allocating and paying the same invoice at once settles it once", async () => {
  const { act, paid, invoiced, admin, place } = await openPayments()
  const invoice = await invoiced(1_000)
  const { body } = await paid(1_000)
  const [allocated, directly] = await Promise.all([
    act("allocate", body, { on: today, parts: [{ kind: "invoice", id: invoice, amount: 1_000 }] }),
    admin.post("/apps/invoice/record-payment", { id: invoice, amountMinor: 1_000, method: "bankTransfer" }),
  ])
  expect([allocated.status, directly.status].filter((status) => status < 300)).toHaveLength(1)
  expect(await balanceOf(place, "trade_debtors", null)).toBe(0)
  expect(await isIntact(place)).toBe(true)
})
