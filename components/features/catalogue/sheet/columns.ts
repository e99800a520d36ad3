import type { PriceSheet, SheetCell, SheetRow } from "@/lib/features/catalogue/schema/price-sheet"

/** A column with prices: of all shops, or of one. */
export interface PriceColumn {
  kind: "price"
  shop: number | null
  /** Undefined for the price of all shops. */
  name?: string
  currency: string
  country: string
  maySet: boolean
}
export type Column = PriceColumn | { kind: "cost" | "margin" }

/** The columns of the sheet: all shops, then the chosen shop or each of them, then what can only be read. */
export function columnsOf(sheet: PriceSheet, chosen: number | undefined, hasCost: boolean): Column[] {
  const shops = sheet.shops.filter(({ id }) => chosen === undefined || id === chosen)
  const { currency, maySetAll } = sheet
  const country = shops[0]?.country ?? ""
  return [
    { kind: "price", shop: null, currency, country, maySet: maySetAll },
    ...shops.map(({ id, ...shop }) => ({ kind: "price" as const, shop: id, ...shop })),
    ...(hasCost ? [{ kind: "cost" as const }, { kind: "margin" as const }] : []),
  ]
}

const noCell = (shop: number | null): SheetCell => ({ shop, amount: null, version: 0, next: null })

/** Returns the cell of a row in a column. */
export const cellIn = (row: SheetRow, shop: number | null): SheetCell =>
  row.prices.find((cell) => cell.shop === shop) ?? noCell(shop)

/** The part of the price without VAT that is left after cost, in basis points. */
export function marginOf(row: SheetRow, price: number | null, country: string): number | null {
  const { cost } = row
  const rate = row.vatRates[country]
  if (typeof cost !== "number" || price === null || price === 0 || rate === undefined) return null
  const net = (price * 10_000) / (10_000 + rate)
  return Math.round(((net - cost) / net) * 10_000)
}
