import { fold } from "@/lib/core/text"
import type { PlainMeaning } from "../../values/imports"

/** Words in folded headings, in several European languages. The first match decides. */
const words: [meaning: PlainMeaning, RegExp][] = [
  [
    "outerQuantity",
    /(per (case|box|carton|pack)|(je|pro) (karton|ve)|par (colis|carton)|por (caixa|embalagem)|pack size)/,
  ],
  [
    "outerGtin",
    /(outer|case|karton|carton|colis|caixa|umkarton).*(gtin|ean|barcode|code)|(gtin|ean).*(outer|case|karton|carton|colis|caixa)/,
  ],
  ["gtin", /(gtin|\bean\b|barcode|strichcode|code[- ]barres?|codigo de barras|\bupc\b|viivakoodi)/],
  [
    "supplierCode",
    /(supplier|lieferant\w*|fournisseur|fornecedor|toimittaja\w*).*(number|code|\bno\b|nummer|\bnr\b|ref\w*|numero)/,
  ],
  ["supplierName", /(supplier|lieferant|fournisseur|fornecedor|toimittaja|vendor|grossist)/],
  [
    "sku",
    /(\bsku\b|own number|item (number|no|code)|article (number|no)|artikel\w*nummer|artikel-?nr|\bref(erence|erencia)?\b|\bcode\b|tuotenumero|product (code|number|id))/,
  ],
  ["subcategory", /(sub-?categor|unter(kategorie|gruppe)|sous-?(categorie|famille)|subcategoria|subfamilia|alaryhma)/],
  ["category", /(categor|kategorie|warengruppe|famille|familia|ryhma|department|abteilung|rayon)/],
  [
    "contentUnit",
    /(unit of (content|measure)|content unit|(inhalts|mass)einheit|\beinheit\b|unite|unidade|\bunit\b|yksikko)/,
  ],
  ["content", /(content|inhalt|contenu|conteudo|net (weight|quantity)|fullmenge|contenance|size|grosse|sisalto)/],
  [
    "reorderPoint",
    /(reorder|melde-?bestand|mindestbestand|stock (minimum|mini)|seuil|ponto de encomenda|min(imum)? stock|halytysraja)/,
  ],
  ["ageLimit", /(\bage\b|mindestalter|altersfreigabe|idade|ikaraja)/],
  ["isReturnable", /(return|ruckgabe|retour|devolu|palautus)/],
  ["brand", /(brand|marke|marque|marca|hersteller|fabricant|manufacturer|merkki)/],
  [
    "name",
    /(name|bezeichnung|designation|descri|artikel|article|product|produkt|produit|produto|nimi|\bitem\b|libelle|nome)/,
  ],
]
const priceWords = /(price|preis|prix|preco|hinta|\bvk\b|\brrp\b|\buvp\b)/
const costWords = /(cost|purchase|einkauf|\bek\b|achat|compra|net price|osto)/
const vatWords = /\b(vat|ust|mwst|tva|iva|alv|moms|umsatzsteuer|mehrwertsteuer)\b/

/** The shops whose prices a user may set, and the countries of the businesses. They limit what a column can mean. */
export interface Allowed {
  shops: { id: number; name: string }[]
  countries: string[]
  maySetAll: boolean
}

/** The meanings that a column can have, with the names of shops. */
export const meaningsFor = (plain: readonly PlainMeaning[], { shops, countries, maySetAll }: Allowed) => [
  ...plain
    .filter((meaning) => meaning !== "ignore" && (meaning !== "price" || maySetAll))
    .map((meaning) => ({ meaning: meaning as string, shopName: null as string | null })),
  ...shops.map(({ id, name }) => ({ meaning: `price:${id}`, shopName: name })),
  ...countries.map((country) => ({ meaning: `vat:${country}`, shopName: null })),
  { meaning: "ignore", shopName: null },
]

function guess(heading: string, { shops, countries, maySetAll }: Allowed): string {
  const text = fold(heading)
  // “Price with VAT” is a price.
  if (priceWords.test(text) && !costWords.test(text)) {
    const shop = shops.find(({ name }) => text.includes(fold(name)))
    if (shop) return `price:${shop.id}`
    if (maySetAll) return "price"
    return shops.length === 1 ? `price:${shops[0]?.id}` : "ignore"
  }
  if (vatWords.test(text)) {
    const named = countries.find((country) => new RegExp(`\\b${country.toLowerCase()}\\b`).test(text))
    return named || countries.length === 1 ? `vat:${named ?? countries[0]}` : "ignore"
  }
  if (costWords.test(text)) return "ignore"
  return words.find(([, word]) => word.test(text))?.[0] ?? "ignore"
}

/**
 * Recognises the meanings of a file's columns: as chosen, as remembered by folded heading, or guessed from the heading. A
 * meaning is given once, and only if it is allowed.
 */
export function recognise(
  headings: string[],
  chosen: Record<string, string>,
  remembered: Map<string, string>,
  allowed: Allowed,
  meanings: Set<string>,
) {
  const columns: Record<string, string> = {}
  const used = new Set<string>()
  const give = (heading: string, meaning: string | undefined) => {
    if (columns[heading] !== undefined || meaning === undefined || !meanings.has(meaning)) return
    if (meaning !== "ignore" && used.has(meaning)) return
    columns[heading] = meaning
    used.add(meaning)
  }
  for (const heading of headings) give(heading, chosen[heading])
  for (const heading of headings) give(heading, remembered.get(fold(heading)))
  for (const heading of headings) give(heading, guess(heading, allowed))
  for (const heading of headings) columns[heading] ??= "ignore"
  return columns
}
