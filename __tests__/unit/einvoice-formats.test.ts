import fc from "fast-check"
import { toCii } from "@/lib/features/einvoices/service/cii/write"
import { type Decimal, decimalOf, decimalText, timesPrice } from "@/lib/features/einvoices/service/decimal"
import { missingForEn, missingForXrechnung } from "@/lib/features/einvoices/service/missing"
import type { EInvoice } from "@/lib/features/einvoices/service/model"
import { readEInvoice } from "@/lib/features/einvoices/service/read-file"
import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { randomInvoice } from "../support/random-invoices"

const bytes = (text: string) => new TextEncoder().encode(text)

const plainest = (decimal: Decimal) => decimalOf(decimalText(decimal)) as Decimal

/** Numbers are read without zeros at their end. */
const plain = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  lines: invoice.lines.map((line) => ({
    ...line,
    quantity: plainest(line.quantity),
    price: plainest(line.price),
    per: plainest(line.per),
  })),
})

test("an invoice that is written as UBL or as CII is read back the same", () => {
  fc.assert(
    fc.property(randomInvoice, (invoice) => {
      expect(readEInvoice(bytes(toUbl(invoice)))).toEqual({ invoice: plain(invoice), syntax: "ubl" })
      expect(readEInvoice(bytes(toCii(invoice)))).toEqual({ invoice: plain(invoice), syntax: "cii" })
    }),
    { numRuns: 150 },
  )
})

test("an invoice adds up: lines, allowances, VAT by rate and the sum due", () => {
  fc.assert(
    fc.property(randomInvoice, ({ lines, adjustments, vat, totals, currency }) => {
      const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
      const of = (all: { isCharge: boolean; amount: bigint }[]) =>
        sum(all.map(({ isCharge, amount }) => (isCharge ? amount : -amount)))
      for (const line of lines) {
        const gross = timesPrice(line.quantity, line.price, line.per, 2)
        expect(line.net).toBe(gross + of(line.adjustments))
      }
      expect(currency).toBe("EUR")
      expect(totals.net).toBe(sum(lines.map(({ net }) => net)) + of(adjustments))
      expect(sum(vat.map(({ net }) => net))).toBe(totals.net)
      expect(totals.gross).toBe(totals.net + sum(vat.map((row) => row.vat)))
      expect(totals.due).toBe(totals.gross - totals.prepaid)
    }),
    { numRuns: 150 },
  )
})

test("random invoices lack nothing; without a reference or a telephone number XRechnung does", () => {
  const [invoice] = fc.sample(randomInvoice, { numRuns: 1, seed: 7 }) as [EInvoice]
  expect(missingForXrechnung(invoice)).toEqual({})
  const { seller } = invoice
  const poorer = { ...invoice, buyerReference: "", seller: { ...seller, contact: { ...seller.contact, phone: "-" } } }
  expect(missingForXrechnung(poorer)).toEqual({ buyerReference: "eBuyerReference", "seller.phone": "eSellerPhone" })
  expect(missingForEn(poorer)).toEqual({})
  const off = { ...invoice, vat: invoice.vat.map((row) => ({ ...row, vat: row.vat + 500n })) }
  expect(missingForEn(off)).toEqual({ lines: "eVatOff" })
})

test("decimals keep every digit", () => {
  expect(decimalOf("0012.3400")).toEqual({ units: 1234n, scale: 2 })
  expect(["-0.5", "1000", "0.0001", "12.5"].map((text) => decimalText(decimalOf(text) as never))).toEqual([
    ...["-0.5", "1000", "0.0001", "12.5"],
  ])
  expect(["", "1e5", "1,5", "--1", "1".repeat(30)].map(decimalOf)).toEqual([...Array(5)])
  const half = decimalOf("0.5") as never
  expect(timesPrice(half, decimalOf("0.01") as never, decimalOf("1") as never, 2)).toBe(1n)
  expect(timesPrice(decimalOf("-0.5") as never, decimalOf("0.01") as never, decimalOf("1") as never, 2)).toBe(-1n)
})
