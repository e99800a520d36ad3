import type { VatCategory } from "../values"

// The laws that invoices without VAT cite. A citation is written as in its own country, whatever the invoice's language.

/** The reason for no VAT: a category of EN 16931, or the rules for small businesses, whose category is E. */
type VatCase = Exclude<VatCategory, "S" | "Z"> | "small"

type Cited = "AE" | "K" | "G" | "small"

/** The articles of Directive 2006/112/EC, for countries of the EU that are not listed. */
export const articles: Record<Cited, number> = { AE: 196, K: 138, G: 146, small: 284 }

const national: Record<string, Partial<Record<Cited, string>>> = {
  AT: { AE: "§ 19 Abs. 1 UStG", K: "Art. 6 Abs. 1, Art. 7 UStG", G: "§ 7 UStG", small: "§ 6 Abs. 1 Z 27 UStG" },
  DE: {
    AE: "§ 13b UStG",
    K: "§ 4 Nr. 1 Buchst. b, § 6a UStG",
    G: "§ 4 Nr. 1 Buchst. a, § 6 UStG",
    small: "§ 19 UStG",
  },
  FI: { K: "AVL 72 a §", G: "AVL 70 §", small: "AVL 3 §" },
  FR: {
    AE: "art. 283-2 du CGI",
    K: "art. 262 ter, I du CGI",
    G: "art. 262, I du CGI",
    small: "art. 293 B du CGI",
  },
  PT: {
    AE: "art. 6.º, n.º 6, al. a), do CIVA",
    K: "art. 14.º do RITI",
    G: "art. 14.º do CIVA",
    small: "art. 53.º do CIVA",
  },
}

const euCountries = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ")
const isInEu = (country: string): boolean => euCountries.includes(country)

const isCited = (vatCase: VatCase): vatCase is Cited => vatCase in articles

/** The law for a case in a seller's country: a citation, or an article of the directive; undefined if there is none. */
export function lawOf(vatCase: VatCase, country: string): string | number | undefined {
  if (!isCited(vatCase)) return undefined
  return national[country]?.[vatCase] ?? (isInEu(country) ? articles[vatCase] : undefined)
}
