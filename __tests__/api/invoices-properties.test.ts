import fc from "fast-check"
import { act, add, balances, box, type Trader, trader } from "../support/invoice-books"

// Random commands. After each run, what clients owe in the books is the sum of the open invoices, and VAT is that of the documents.

jest.setTimeout(300_000)

const rates = [0, 700, 1350, 1900, 2550]
const price = fc.integer({ min: 1, max: 250_000 })
const line = fc
  .record({ price, qty: fc.integer({ min: 1, max: 3999 }), rate: fc.constantFrom(...rates), discount: fc.nat(9000) })
  .map(({ price, qty, rate, discount }) => box(price, { qty: qty / 1000, vatRate: rate, discount }))
const nth = fc.nat(20)
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("issue" as const),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      off: fc.nat(100),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("pay" as const), nth, amount: price }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund" as const), nth, amount: price }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("credit" as const), nth, qty: fc.integer({ min: 1, max: 3999 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("void" as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const), nth }) },
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

async function step(shop: Trader, ids: number[], given: Command): Promise<void> {
  if (given.do === "issue") {
    const made = await add(shop, { lines: given.lines, documentDiscountMinor: given.off, invoiceStatus: "Sent" })
    if (made.status === 201) ids.push(made.body.invoice.id)
    return
  }
  const id = ids[given.nth % Math.max(1, ids.length)]
  if (id === undefined) return
  if (given.do === "pay") await act(shop, "record-payment", { id, amountMinor: given.amount, allowOverpayment: true })
  if (given.do === "refund") await act(shop, "record-refund", { id, amountMinor: given.amount, note: "Back" })
  if (given.do === "void") await shop.admin.delete("/apps/invoice/delete", { id })
  if (given.do === "restore") await act(shop, "restore-invoices", { invoiceIds: [id] })
  if (given.do === "credit") {
    const creditedLines = [{ position: 1, qty: given.qty / 1000 }]
    const made = await act(shop, "credit-invoice", { id, reason: "Back", creditedLines })
    if (made.status === 201) ids.push(made.body.invoice.id)
  }
}

interface Shown {
  status: string
  balanceMinor: number
  paidMinor: number
  isInBooks: boolean
  voidedAt: string | null
  netMinor: number
  vatMinor: number
}

test("debtors in the books are the sum of open invoices, and sales and VAT are those of the documents in force", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (commands) => {
      const shop = await trader()
      const ids: number[] = []
      for (const given of commands) await step(shop, ids, given)
      const all: Shown[] = []
      for (const id of ids) all.push((await shop.admin.get("/api/invoice/details", { id })).body)
      const sum = (of: (one: Shown) => number) => all.reduce((total, one) => total + of(one), 0)
      const { trade_debtors = 0, sales = 0, vat_output = 0 } = await balances(shop)
      // Of a void invoice, only the money that was paid is left.
      expect(trade_debtors).toBe(sum((one) => (one.voidedAt ? 0 - one.paidMinor : one.balanceMinor)))
      expect([0 - sales, 0 - vat_output]).toEqual([
        sum((one) => (one.voidedAt ? 0 : one.netMinor)),
        sum((one) => (one.voidedAt ? 0 : one.vatMinor)),
      ])
    }),
    { numRuns: 6 },
  )
})
