import fc from "fast-check"
import { lineAmounts } from "@/lib/core/vat"
import { amountFacts, type BilledItem } from "@/lib/features/invoices/service/amount-facts"
import type { InvoiceFacts } from "@/lib/features/invoices/service/facts"
import { type ReasonOf, reasonOf } from "@/lib/features/invoices/service/reasons"
import { units, type VatCategory } from "@/lib/features/invoices/values"

// Random invoices and credit notes as the product has them: cents, thousandths, basis points, discounts, four languages.

const sellers = {
  DE: { address: "Torstraße 12, 10119 Berlin", vatNumber: "DE136695976", rates: [1900, 700] },
  FI: { address: "Korkeavuorenkatu 21, 00130 Helsinki", vatNumber: "FI20774740", rates: [2550, 1350, 1000] },
  FR: { address: "5 rue de la République, 69001 Lyon", vatNumber: "FR40303265045", rates: [2000, 1000, 550, 210] },
  PT: { address: "Rua Augusta 7, 1100-048 Lisboa", vatNumber: "PT501442600", rates: [2300, 1300, 600] },
}
const buyers = {
  DE: { address: "Hauptstraße 1, 80331 München", vatNumber: "DE811907980" },
  FR: { address: "12 quai Rambaud, 69002 Lyon", vatNumber: "FR83404833048" },
  US: { address: "350 Fifth Avenue, New York 10118", vatNumber: "" },
}
const names = ["Kaffeebohnen & Milch", "Sacs «papier» <fin>", "Açúcar amarelo", "Rye bread", "Installation"]

type Seller = keyof typeof sellers
type Case = "taxed" | "small" | Exclude<VatCategory, "S" | "Z">
const countryOf: Partial<Record<Case, keyof typeof buyers>> = { G: "US" }

/** The categories that lines of a case may have. Only O excludes taxed lines. */
const kindsOf = (of: Case, rates: number[]): { vatCategory: VatCategory; vatRate: number }[] => {
  const taxed = rates.map((vatRate) => ({ vatCategory: "S" as const, vatRate }))
  if (of === "taxed") return [...taxed, { vatCategory: "Z", vatRate: 0 }]
  if (of === "small") return [{ vatCategory: "E", vatRate: 0 }]
  const none = { vatCategory: of, vatRate: 0 }
  return of === "O" ? [none] : [none, ...taxed.slice(0, 1)]
}

const lineOf = (kinds: { vatCategory: VatCategory; vatRate: number }[]) =>
  fc
    .record({
      item: fc.constantFrom(...names),
      description: fc.constantFrom("", "Zeile 1\nZeile 2"),
      unit: fc.constantFrom(...units),
      quantity: fc.oneof(fc.integer({ min: 1, max: 900_000 }), fc.constantFrom(1000, 2000, 1500)),
      unitPriceMinor: fc.integer({ min: -5_000, max: 500_000 }),
      discount: fc.constantFrom(0, 0, 0, 250, 333, 1000, 10_000),
      kind: fc.constantFrom(...kinds),
    })
    .map(({ kind, ...line }) => ({ ...line, ...kind, netCorrection: 0, vatCorrection: 0 }))

/** Credits the lines, the last cent of rounding included. */
const credited = (line: BilledItem): BilledItem => ({ ...line, unitPriceMinor: -line.unitPriceMinor })

interface RandomFacts {
  facts: Omit<InvoiceFacts, "vat"> & { vat: Omit<InvoiceFacts["vat"][number], "reason">[] }
  reason: ReasonOf
}

export const randomFacts: fc.Arbitrary<RandomFacts> = fc
  .record({
    at: fc.constantFrom<Seller>("DE", "FI", "FR", "PT"),
    of: fc.constantFrom<Case>("taxed", "taxed", "taxed", "small", "E", "AE", "K", "G", "O"),
    language: fc.constantFrom("en" as const, "de" as const, "fr" as const, "pt" as const),
  })
  .chain(({ at, of, language }) =>
    fc
      .record({
        number: fc.integer({ min: 1, max: 9_999 }),
        isCredit: fc.boolean(),
        lines: fc.array(lineOf(kindsOf(of, sellers[at].rates)), { minLength: 1, maxLength: 12 }),
        off: fc.constantFrom(0, 0, 1, 7, 50),
        paid: fc.constantFrom(0, 0, 100),
        buyer: fc.constantFrom<keyof typeof buyers>("DE", "FR"),
        method: fc.constantFrom("bankTransfer" as const, "cash" as const, "card" as const, "paypal" as const),
        given: fc.constantFrom("", "Art. 132 (1) (i)"),
        terms: fc.constantFrom("", "30 Tage netto"),
      })
      .map(({ number, isCredit, lines, off, paid, buyer: anywhere, method, given, terms }): RandomFacts => {
        const placed = lines.map((line, i) => ({ ...line, position: i + 1 }))
        const positive = placed.reduce((sum, line) => sum + Math.max(0, lineAmounts(line).netMinor), 0)
        const all = isCredit ? placed.map(credited) : placed
        const discount = isCredit ? 0 : Math.floor((positive * off) / 100)
        const buyer = countryOf[of] ?? (of === "K" || of === "AE" ? (at === "DE" ? "FR" : "DE") : anywhere)
        const isTaxed = of !== "O"
        const seller = { country: at, isVatExempt: of === "small" }
        return {
          reason: { language, given, seller },
          facts: {
            ...{ id: number, kind: isCredit ? 381 : 380, number: `LD-2026-${number}`, isVoid: false, language },
            ...{
              issuedDate: "2026-06-30",
              dueDate: "2026-07-30",
              currency: "EUR",
              service: "Juni",
              note: "Merci & à bientôt",
            },
            ...{ paymentTerms: terms, paymentMethod: method },
            preceding: isCredit ? { number: "LD-2026-0001", issuedDate: "2026-05-31" } : null,
            seller: {
              ...{ business: 1, name: "Lindqvist & Daughters", companyNumber: "9912010-8", contact: "+49 30 1234567" },
              ...{
                iban: "DE02120300000000202051",
                bic: "BYLADEM1001",
                bankName: "Bank",
                email: "rechnung@lindqvist.example",
              },
              ...{ address: sellers[at].address, street: "", postcode: "", city: "", country: at },
              vatNumber: isTaxed ? sellers[at].vatNumber : "",
            },
            buyer: {
              ...{ id: 1, name: "Käufer & Söhne", contact: "Anna", email: "anna@kaeufer.example" },
              ...{ address: buyers[buyer].address, street: "", postcode: "", city: "", country: buyer },
              ...{ isBusiness: true, invoiceFormat: "auto", buyerReference: "04011000-12345-03" },
              vatNumber: isTaxed ? buyers[buyer].vatNumber : "",
            },
            ...amountFacts(isCredit ? "credit" : "invoice", all, discount, isCredit ? 0 : paid),
          },
        }
      }),
  )

/** The facts with the reasons for no VAT. */
export async function withReasons({ facts, reason }: RandomFacts): Promise<InvoiceFacts> {
  const vat = await Promise.all(
    facts.vat.map(async (row) => ({ ...row, reason: await reasonOf(row.category, reason) })),
  )
  return { ...facts, vat }
}
