import fc from "fast-check"
import { complete, type Draft, netOf } from "@/lib/features/einvoices/service/complete"
import type { Address, Adjustment, EInvoice, Party, Tax } from "@/lib/features/einvoices/service/model"

const words = {
  en: ["Coffee beans", "Paper bags & tape", "Delivery <express>", "Rye bread", "Café “Ouvert”"],
  de: ["Kaffeebohnen", "Papiertüten & Klebeband", "Lieferung „express“", "Roggenbrötchen", "Weißwurst"],
  fr: ["Grains de café", "Sacs en papier", "Livraison à l’étage", "Pain d’épices", "Crème brûlée"],
  pt: ["Grãos de café", "Sacos de papel", "Entrega ao domicílio", "Pão de centeio", "Açúcar amarelo"],
}
const places: Record<keyof typeof words, Address> = {
  en: { street: "1 High Street", extra: "Unit 4", city: "Dublin", postcode: "D02 AF30", country: "IE" },
  de: { street: "Torstraße 12", extra: "", city: "Berlin", postcode: "10119", country: "DE" },
  fr: { street: "5, rue de la République", extra: "Bât. C", city: "Lyon", postcode: "69001", country: "FR" },
  pt: { street: "Rua Augusta, 7", extra: "", city: "Lisboa", postcode: "1100-048", country: "PT" },
}
const vatNumbers = { en: "IE6388047V", de: "DE136695976", fr: "FR40303265045", pt: "PT501442600" }
const rates = { en: [2300, 1350, 900], de: [1900, 700], fr: [2000, 1000, 550, 210], pt: [2300, 1300, 600] }

const language = fc.constantFrom("en" as const, "de" as const, "fr" as const, "pt" as const)

const partyOf = (at: keyof typeof words, name: string, isTaxed: boolean): Party => ({
  ...places[at],
  name,
  tradingName: `${name} ${at}`,
  vatNumber: isTaxed ? vatNumbers[at] : "",
  taxNumber: "",
  companyNumber: "HRB 12345",
  endpoint: { scheme: "EM", id: `office@${at}.example.org` },
  contact: { name: "Ana Müller", phone: "+49 30 123456", email: `ana@${at}.example.org` },
})

/** The categories of an invoice: only O excludes the others. */
const taxes = (all: number[]): fc.Arbitrary<Tax[]> => {
  const standard = fc
    .subarray(all, { minLength: 1 })
    .map((some) => some.map((rate) => ({ category: "S" as const, rate })))
  const without = fc.constantFrom<Tax["category"]>("Z", "E", "AE", "K", "G").map((category) => ({ category, rate: 0 }))
  return fc.oneof(
    { weight: 5, arbitrary: standard },
    { weight: 2, arbitrary: fc.tuple(standard, without).map(([some, one]) => [...some, one]) },
    { weight: 2, arbitrary: without.map((one) => [one]) },
    { weight: 1, arbitrary: fc.constant<Tax[]>([{ category: "O", rate: 0 }]) },
  )
}

const adjustmentOf = (net: bigint, isCharge: boolean, percent: number | null): Adjustment => ({
  isCharge,
  amount: percent === null ? (net < 0n ? -net : net) / 7n : ((net < 0n ? -net : net) * BigInt(percent)) / 10_000n,
  base: percent === null ? null : net < 0n ? -net : net,
  percent,
  reason: isCharge ? "Freight" : "Discount",
})

const draft: fc.Arbitrary<Draft> = language.chain((at) =>
  taxes(rates[at]).chain((some) => {
    const tax = fc.constantFrom(...some)
    const line = fc
      .record({
        name: fc.constantFrom(...words[at]),
        description: fc.constantFrom("", "2 × 250 g", "A → B\nand back"),
        quantity: fc.record({ units: fc.integer({ min: -3_000, max: 900_000 }), scale: fc.constantFrom(0, 1, 3) }),
        price: fc.record({ units: fc.integer({ min: 0, max: 2_000_000 }), scale: fc.constantFrom(2, 4) }),
        per: fc.constantFrom(1n, 1n, 1n, 100n),
        unit: fc.constantFrom("C62", "KGM", "HUR"),
        percent: fc.option(fc.constantFrom(null, 500, 1250, 10_000), { nil: undefined }),
        tax,
      })
      .map(({ quantity, price, per, percent, ...rest }) => {
        const plain = {
          ...rest,
          ...{ id: "", code: "", gtin: "", adjustments: [] },
          quantity: { units: BigInt(quantity.units || 1), scale: quantity.scale },
          price: { units: BigInt(price.units), scale: price.scale },
          per: { units: per, scale: 0 },
        }
        const net = netOf(plain, "EUR")
        return { ...plain, adjustments: percent === undefined ? [] : [adjustmentOf(net, net < 0n, percent)] }
      })
    return fc
      .record({
        kind: fc.constantFrom("invoice" as const, "invoice" as const, "credit-note" as const),
        number: fc.integer({ min: 1, max: 99_999 }),
        lines: fc.array(line, { minLength: 1, maxLength: 12 }),
        shared: fc.array(fc.record({ isCharge: fc.boolean(), amount: fc.integer({ min: 1, max: 5_000 }), tax }), {
          maxLength: 2,
        }),
        prepaid: fc.constantFrom(0n, 0n, 1_000n),
        means: fc.constantFrom("58", "30", "10"),
        terms: fc.constantFrom("", "30 Tage netto"),
        note: fc.constantFrom<string[]>([], ["Merci !"], ["Ligne 1\nLigne 2", "<b>&amp;</b>"]),
      })
      .map(({ kind, number, lines, shared, prepaid, means, note, terms }): Draft => {
        const isTaxed = some.every(({ category }) => category !== "O")
        const has = (...categories: Tax["category"][]) => some.some(({ category }) => categories.includes(category))
        return {
          ...{ kind, number: `R-${number}`, currency: "EUR", issuedOn: "2026-06-30", prepaid },
          ...{ dueOn: "2026-07-30", deliveredOn: has("K") ? "2026-06-29" : "", orderNumber: "PO 7" },
          buyerReference: "04011000-12345-03",
          corrects: kind === "invoice" ? null : { number: "R-1", issuedOn: "2026-05-01" },
          notes: note,
          seller: partyOf(at, "Lindqvist & Daughters", isTaxed),
          buyer: partyOf(at === "de" ? "fr" : "de", "Käufer & Söhne", isTaxed),
          deliveredTo: has("K") ? places[at === "de" ? "fr" : "de"] : null,
          payment: {
            means,
            ...(means === "10"
              ? { iban: "", bic: "", accountName: "" }
              : { iban: "DE02120300000000202051", bic: "BYLADEM1001", accountName: "Lindqvist" }),
            ...{ remittance: `R-${number}`, terms },
          },
          lines: lines.map((one, i) => ({ ...one, id: String(i + 1) })),
          adjustments: shared.map(({ isCharge, amount, tax: of }) => ({
            ...{ isCharge, amount: BigInt(amount), base: null, percent: null, tax: of },
            reason: isCharge ? "Freight" : "Discount",
          })),
          reasons: has("E") ? { E: "Exempt under article 132" } : {},
        }
      })
  }),
)

/** Invoices in four languages: several rates, discounts, credit notes, reverse charge and other categories. */
export const randomInvoice: fc.Arbitrary<EInvoice> = draft.map(complete)
