import { locales } from "@/lib/core/i18n/locales"
import { reasonOf } from "@/lib/features/invoices/service/reasons"
import type { VatCategory } from "@/lib/features/invoices/values"

// Why an invoice has no VAT: in the client's language, with the law of the seller's country.

const text = (category: VatCategory, country: string, language: (typeof locales)[number], more: object = {}) =>
  reasonOf(category, { language, given: "", seller: { country, isVatExempt: false, ...more } })

test.each([
  ["AE", "DE", "de", "Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG)."],
  ["AE", "FR", "fr", "Autoliquidation (art. 283-2 du CGI)."],
  [
    "AE",
    "FI",
    "en",
    "Reverse charge (Article 196 of Directive 2006/112/EC): VAT is to be accounted for by the recipient.",
  ],
  ["K", "DE", "fr", "Livraison intracommunautaire exonérée de TVA (§ 4 Nr. 1 Buchst. b, § 6a UStG)."],
  ["K", "IT", "de", "Steuerfreie innergemeinschaftliche Lieferung (Art. 138 der Richtlinie 2006/112/EG)."],
  ["G", "FR", "en", "VAT-exempt export (art. 262, I du CGI)."],
  ["G", "CH", "de", "Steuerfreie Ausfuhrlieferung."],
  ["O", "DE", "en", "Outside the scope of VAT."],
] as const)("%s by a seller in %s, in %s", async (category, country, language, expected) => {
  expect(await text(category, country, language)).toBe(expected)
})

test("a small business names the rules that exempt it", async () => {
  const small = { isVatExempt: true }
  expect(await text("E", "DE", "de", small)).toBe(
    "Steuerbefreit als Kleinunternehmer (§ 19 UStG). Es wird keine Umsatzsteuer berechnet.",
  )
  // The sentence that the French tax office prescribes.
  expect(await text("E", "FR", "fr", small)).toBe("TVA non applicable, art. 293 B du CGI.")
  expect(await text("E", "PT", "pt", small)).toBe("IVA – regime de isenção (art. 53.º do CIVA).")
  expect(await text("E", "NL", "en", small)).toContain("Article 284 of Directive 2006/112/EC")
})

test("an invoice's own reason is printed, except for reverse charge, whose words are prescribed", async () => {
  const own = { language: "en" as const, given: "Medical care", seller: { country: "DE", isVatExempt: false } }
  expect(await reasonOf("E", own)).toBe("Medical care")
  expect(await reasonOf("AE", own)).toContain("Reverse charge")
  for (const language of locales) {
    expect(await text("S", "DE", language)).toBe("")
    expect(await text("AE", "DE", language)).toMatch(/§ 13b UStG/)
  }
})
