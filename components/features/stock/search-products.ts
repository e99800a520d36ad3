import type { Countable } from "@/lib/features/stock/schema/stocktakes"

/** A text as people search it: without accents and capitals. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

export interface Indexed {
  product: Countable
  text: string
}

/** Products with the text that they are found by, made once: folding ten thousand names takes as long as ten searches. */
export const searchable = (products: Countable[]): Indexed[] =>
  products.map((product) => ({ product, text: folded([product.name, product.sku, ...product.gtins].join("\n")) }))

/** The products that have every typed word in their name, number or barcodes. */
export function foundIn(index: Indexed[], q: string): Countable[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  return index.filter(({ text }) => words.every((word) => text.includes(word))).map(({ product }) => product)
}

/** The product of a scanned barcode, whose digits may lack leading zeros. */
export const scannedIn = (products: Countable[], code: string): Countable | undefined =>
  products.find(({ gtins }) => gtins.includes(code.padStart(14, "0")))
