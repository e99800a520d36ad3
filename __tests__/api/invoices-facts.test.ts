import { invoiceFacts } from "@/lib/features/invoices/service/facts"
import { openInvoices, payInvoice } from "@/lib/features/invoices/service/open"
import { client } from "../support/api"
import { inBooks } from "../support/books"
import { addInvoice } from "../support/trade"

// The invoice data that other nouns read, and the payments that they record.

const lines = [
  { item: "Box", qty: 2.5, unitPriceMinor: 1000, vatRate: 2550, discount: 1000, unit: "HUR" },
  { item: "Returned", qty: 1, unitPriceMinor: -500, vatRate: 1350 },
]
const issued = () => addInvoice({ clientId: 2, lines, documentDiscountMinor: 100, invoiceStatus: "Sent" })

test("the facts of an invoice and of its credit note add up, and prices are never negative", async () => {
  const { invoice, number, totalMinor } = await issued()
  const facts = await inBooks((scope) => invoiceFacts(scope, invoice.id))
  expect(facts).toMatchObject({ kind: 380, number, currency: "EUR", preceding: null })
  expect(facts.seller).toMatchObject({ name: "Lindqvist & Daughters Oy", country: "FI", vatNumber: "FI99120108" })
  expect(facts.buyer).toMatchObject({ country: "DE" })
  expect(facts.lines[0]).toMatchObject({ unit: "HUR", quantity: 2500n, netPrice: 1000n, discount: 250n, net: 2250n })
  expect(facts.lines[1]).toMatchObject({ quantity: -1000n, netPrice: 500n, net: -500n })
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const { totals, vat, discounts } = facts
  expect(totals.lines).toBe(sum(facts.lines.map(({ net }) => net)))
  expect(totals.discount).toBe(sum(discounts.map(({ amount }) => amount)))
  expect(totals.net).toBe(sum(vat.map(({ taxable }) => taxable)))
  expect([totals.gross, totals.due]).toEqual([BigInt(totalMinor), totals.net + totals.vat])
  const admin = await client("admin")
  const note = (await admin.post("/apps/invoice/credit-invoice", { id: invoice.id, reason: "All" })).body
  const credit = await inBooks((scope) => invoiceFacts(scope, note.invoice.id))
  expect(credit).toMatchObject({ kind: 381, preceding: { number }, totals: { gross: totals.gross, due: totals.gross } })
  expect(credit.lines.every(({ netPrice }) => netPrice >= 0n)).toBe(true)
})

test("a draft has facts, but no number", async () => {
  const { invoice } = await addInvoice()
  expect(await inBooks((scope) => invoiceFacts(scope, invoice.id))).toMatchObject({ number: "", isVoid: false })
})

test("open invoices are listed until they are paid, and a payment names its entry", async () => {
  const { invoice, businessId, totalMinor } = await issued()
  const found = async () =>
    (await inBooks((scope) => openInvoices(scope, { business: businessId, clientId: 2 }))).find(
      ({ id }) => id === invoice.id,
    )
  expect(await found()).toMatchObject({ totalMinor, balanceMinor: totalMinor })
  const part = await inBooks((scope) => payInvoice(scope, { id: invoice.id, amountMinor: 100 }))
  expect(part).toEqual({
    paymentId: expect.any(Number),
    number: expect.any(String),
    entryId: expect.any(String),
    balanceMinor: totalMinor - 100,
  })
  await inBooks((scope) => payInvoice(scope, { id: invoice.id, amountMinor: -100, note: "Sent back" }))
  await inBooks((scope) => payInvoice(scope, { id: invoice.id, amountMinor: totalMinor }))
  expect(await found()).toBeUndefined()
})
