import fc from "fast-check"
import { toCii } from "@/lib/features/einvoices/service/cii/write"
import { eInvoiceFrom } from "@/lib/features/einvoices/service/files"
import { missingForXrechnung } from "@/lib/features/einvoices/service/missing"
import type { EInvoice } from "@/lib/features/einvoices/service/model"
import { readEInvoice } from "@/lib/features/einvoices/service/read-file"
import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { randomFacts, withReasons } from "../support/random-facts"

// The rules of EN 16931 that an invoice adds up by (BR-CO) and that its categories of VAT obey, on what a reader finds in the
// files of random invoices of ours.

const bytes = (text: string) => new TextEncoder().encode(text)
const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/** The rules that an invoice breaks. */
function broken({
  lines,
  adjustments,
  vat,
  totals,
  payment,
  dueOn,
  seller,
  buyer,
  corrects,
  kind,
}: EInvoice): string[] {
  const of = (isCharge: boolean) => sum(adjustments.filter((one) => one.isCharge === isCharge).map((one) => one.amount))
  const isIn = (category: string, rate: number) => (one: { tax: { category: string; rate: number } }) =>
    one.tax.category === category && one.tax.rate === rate
  const rows = vat.map(({ category, rate }) => `${category} ${rate}`)
  const used = [...lines, ...adjustments].map(({ tax }) => `${tax.category} ${tax.rate}`)
  const has = (...categories: string[]) => vat.some(({ category }) => categories.includes(category))
  const rules: [string, boolean][] = [
    ["BR-CO-3, BR-CO-25", totals.due <= 0n || dueOn !== "" || payment.terms !== ""],
    ["BR-CO-10", totals.lines === sum(lines.map(({ net }) => net))],
    ["BR-CO-11", totals.allowances === of(false)],
    ["BR-CO-12", totals.charges === of(true)],
    ["BR-CO-13", totals.net === totals.lines - totals.allowances + totals.charges],
    ["BR-CO-14", totals.vat === sum(vat.map((row) => row.vat))],
    ["BR-CO-15", totals.gross === totals.net + totals.vat],
    ["BR-CO-16", totals.due === totals.gross - totals.prepaid + totals.rounding],
    // A cent of difference a line, because VAT is rounded once a line; the rule allows less than one unit of currency.
    ["BR-CO-17", vat.every(({ net, rate, vat: tax }) => size(tax * 10_000n - net * BigInt(rate)) < 1_000_000n)],
    ["BR-CO-18", vat.length > 0],
    ["BR-CO-4, BR-CO-21", used.every((one) => rows.includes(one)) && new Set(rows).size === rows.length],
    [
      "BR-S-8 and its like",
      vat.every(({ category, rate, net }) => {
        const own = isIn(category, rate)
        const parts = adjustments.filter(own).map((one) => (one.isCharge ? one.amount : -one.amount))
        return net === sum(lines.filter(own).map((line) => line.net)) + sum(parts)
      }),
    ],
    [
      "BR-S-9 and its like",
      vat.every(({ category, rate, vat: tax }) => (category === "S" ? rate > 0 : rate === 0 && tax === 0n)),
    ],
    [
      "BR-E-10 and its like",
      vat.every(({ category, reason }) => (category === "S" || category === "Z") === (reason === "")),
    ],
    ["BR-S-2, BR-AE-2", has("O") || seller.vatNumber !== ""],
    ["BR-AE-3, BR-IC-3", !has("AE", "K") || buyer.vatNumber !== ""],
    ["BR-O-2 to BR-O-4", !has("O") || (vat.length === 1 && seller.vatNumber === "" && buyer.vatNumber === "")],
    ["BR-27, BR-28", lines.every(({ price }) => price.units >= 0n)],
    ["BR-24", lines.every(({ adjustments: own }) => own.every(({ amount }) => amount >= 0n))],
    ["BR-55", kind === "invoice" || corrects?.number !== ""],
    ["BR-61", payment.means !== "58" || payment.iban !== ""],
  ]
  return rules.filter(([, holds]) => !holds).map(([name]) => name)
}

test("random invoices of ours obey the rules of EN 16931 in both syntaxes", async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(randomFacts, async (random) => {
      const facts = await withReasons(random)
      const made = await eInvoiceFrom(facts)
      expect(missingForXrechnung(made)).toEqual({})
      const read = [toUbl(made), toCii(made)].map((xml) => readEInvoice(bytes(xml)).invoice)
      for (const invoice of [made, ...read]) expect(broken(invoice)).toEqual([])
      expect(read.map(({ totals }) => totals)).toEqual([made.totals, made.totals])
      expect([made.totals.net, made.totals.vat, made.totals.due]).toEqual([
        facts.totals.net,
        facts.totals.vat,
        facts.totals.due,
      ])
      for (const { category } of made.vat) seen.add(category)
      seen.add(made.kind)
    }),
    { numRuns: 150, seed: 16_931 },
  )
  // All that the rules are about has occurred.
  expect([...seen].sort()).toEqual(["AE", "E", "G", "K", "O", "S", "Z", "credit-note", "invoice"])
})

test("the rules find an invoice that doesn't add up", async () => {
  const [random] = fc.sample(randomFacts, { numRuns: 1, seed: 5 })
  const made = await eInvoiceFrom(await withReasons(random as never))
  const { totals } = made
  expect(broken({ ...made, totals: { ...totals, gross: totals.gross + 1n } })).toEqual(["BR-CO-15", "BR-CO-16"])
  expect(broken({ ...made, vat: [] })).toContain("BR-CO-18")
})
