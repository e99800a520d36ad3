import { gtin14 } from "@/lib/core/gtin"
import { fold } from "@/lib/core/text"
import type { CategoryChoice, Existing } from "../../store/import-products"
import type { ImportedColumns } from "../../table/imports"
import { maxGtins } from "../../values"
import type { ImportOutcome } from "../../values/imports"
import { categoryOf } from "./category"
import { inUnit } from "./cells"
import { fail, hasProblem, type ReadRow } from "./rows"

/** The planned effect of a row on the catalogue. */
export interface Planned {
  row: ReadRow
  outcome: ImportOutcome
  existing: Existing | undefined
  /** All columns as they will be after the import. */
  columns: ImportedColumns
  /** Barcodes to add. */
  gtins: { gtin: string; quantity: number }[]
  /** Prices that change. */
  prices: { shop: number | null; amount: number; before: number | null; currency: string }[]
}

interface Catalogue {
  products: Existing[]
  categories: CategoryChoice[]
  /** The currency of prices that the caller may set in a shop, or in all. */
  currencyOf: (shop: number | null) => string | undefined
}

const fresh: ImportedColumns = {
  ...{ name: "", sku: "", brand: "", categoryId: null, category: null, content: null, contentUnit: null },
  ...{ supplierName: "", supplierCode: "", reorderPoint: null, vatRates: {}, ageLimit: null, isReturnable: null },
}

/** Products by SKU, barcode and name. */
class Index {
  private readonly bySku = new Map<string, Existing>()
  private readonly byGtin = new Map<string, Existing>()
  private readonly byName = new Map<string, Existing[]>()

  constructor(products: Existing[]) {
    for (const product of products) {
      if (product.columns.sku) this.bySku.set(product.columns.sku.toLowerCase(), product)
      for (const gtin of product.gtins) this.byGtin.set(gtin, product)
      if (product.state === "archived") continue
      const name = fold(product.columns.name)
      this.byName.set(name, [...(this.byName.get(name) ?? []), product])
    }
  }

  /** Finds the product of a row: by SKU, by a barcode, or else by its name. */
  find(row: ReadRow): Existing | undefined {
    const { sku, name } = row.values
    const owners = row.gtins.map(({ gtin }) => this.byGtin.get(gtin14(gtin))).filter((one) => one !== undefined)
    const found = (sku ? this.bySku.get(sku.toLowerCase()) : undefined) ?? owners[0]
    const other = owners.find((owner) => owner !== found)
    if (other) fail(row, "gtin", "gtinOther", other.columns.name)
    if (found || sku || !name) return found
    // An unknown barcode may be the first one of a product without barcodes.
    const named = this.byName.get(fold(name)) ?? []
    if (row.gtins.length > 0) return named.length === 1 && named[0]?.gtins.length === 0 ? named[0] : undefined
    if (named.length > 1) fail(row, "name", "nameSeveral")
    return named[0]
  }
}

/** The content and its unit. If the row has no unit, the product's unit applies. Undefined without new content. */
function contentOf(row: ReadRow, now: ImportedColumns): Pick<ImportedColumns, "content" | "contentUnit"> | undefined {
  const { content, contentUnit } = row
  if (!content) {
    if (!contentUnit || contentUnit.unit === now.contentUnit) return undefined
    fail(row, "contentUnit", "contentAlone")
    return undefined
  }
  const kept = now.contentUnit === null ? undefined : { unit: now.contentUnit, factor: 1n }
  const unit = content.unit ?? contentUnit ?? kept
  const amount = unit && inUnit(content.number, unit.factor)
  if (!unit) fail(row, "content", "contentAlone")
  else if (amount === undefined) fail(row, "content", "contentUnreadable")
  return unit && amount !== undefined ? { content: amount, contentUnit: unit.unit } : undefined
}

function pricesOf(row: ReadRow, existing: Existing | undefined, { currencyOf }: Catalogue): Planned["prices"] {
  return row.prices.flatMap(({ shop, amount }) => {
    const currency = currencyOf(shop)
    if (currency === undefined) fail(row, shop === null ? "price" : `price:${shop}`, "priceRight")
    const before = existing?.prices.get(shop ?? 0) ?? null
    return currency === undefined || before === amount ? [] : [{ shop, amount, before, currency }]
  })
}

/** Adds the product's current value to each cell that changes it. */
function compare({ row, existing, columns, gtins, prices }: Planned): void {
  if (!existing) return
  const now = existing.columns
  row.meanings.forEach((meaning, at) => {
    const cell = row.cells[at]
    if (!cell || cell.text === "" || meaning === "ignore") return
    const [kind, of] = meaning.split(":")
    const note = (before: string | number | boolean | null) => Object.assign(cell, { before })
    if (kind === "price") {
      const change = prices.find(({ shop }) => (shop ?? 0) === Number(of ?? 0))
      if (change) note(change.before)
    } else if (kind === "vat") {
      const before = now.vatRates[of as string] ?? null
      if (before !== (columns.vatRates[of as string] ?? null)) note(before)
    } else if (kind === "gtin" || kind === "outerGtin") {
      const added = gtins.some(({ quantity }) => (quantity === 1) === (kind === "gtin"))
      if (added) note(existing.written.join(", "))
    } else if (kind === "category" || kind === "subcategory") {
      if (now.categoryId !== columns.categoryId) note(existing.categoryName)
    } else if (kind === "content" || kind === "contentUnit") {
      if (now.content !== columns.content || now.contentUnit !== columns.contentUnit)
        note(now.content === null ? null : `${now.content} ${now.contentUnit}`)
    } else if (meaning in now) {
      const key = meaning as keyof ImportedColumns
      if (now[key] !== columns[key]) note(now[key] as string | number | boolean | null)
    }
  })
}

const isSame = (a: ImportedColumns, b: ImportedColumns) =>
  (Object.keys(fresh) as (keyof ImportedColumns)[]).every((key) =>
    key === "vatRates"
      ? JSON.stringify(Object.entries(a[key]).sort()) === JSON.stringify(Object.entries(b[key]).sort())
      : a[key] === b[key],
  )

function planRow(row: ReadRow, catalogue: Catalogue, index: Index): Planned {
  const existing = index.find(row)
  const now = existing?.columns ?? fresh
  const category = categoryOf(row, catalogue.categories)
  const columns: ImportedColumns = {
    ...now,
    ...row.values,
    ...contentOf(row, now),
    ...(category && { categoryId: category.id, category: category.department }),
    vatRates: { ...now.vatRates, ...row.vatRates },
  }
  if (!existing && !columns.name) fail(row, "name", "nameMissing")
  const known = new Set(existing?.gtins)
  const gtins = row.gtins.filter(({ gtin }) => !known.has(gtin14(gtin)))
  if (known.size + gtins.length > maxGtins) fail(row, "gtin", "tooManyGtins")
  const prices = pricesOf(row, existing, catalogue)
  const isUnchanged = existing && gtins.length === 0 && prices.length === 0 && isSame(columns, now)
  const planned: Planned = {
    ...{ row, existing, columns, gtins, prices },
    outcome: isUnchanged ? "same" : existing ? "change" : "create",
  }
  compare(planned)
  return planned
}

/** Keys of a row. Rows that share a key are the same product. */
const identities = ({ row, existing, columns }: Planned): string[] => [
  ...(existing ? [`id ${existing.id}`] : []),
  ...(columns.sku ? [`sku ${columns.sku.toLowerCase()}`] : []),
  ...row.gtins.map(({ gtin }) => `gtin ${gtin14(gtin)}`),
  ...(columns.sku || row.gtins.length > 0 ? [] : [`name ${fold(columns.name)}`]),
]

/** Plans the effect of each row. A row with a problem has none, and neither has a second row for the same product. */
export function plan(rows: ReadRow[], catalogue: Catalogue): Planned[] {
  const index = new Index(catalogue.products)
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const planned = planRow(row, catalogue, index)
    const keys = identities(planned)
    const earlier = keys.map((key) => seen.get(key)).find((line) => line !== undefined)
    if (earlier !== undefined) {
      const meaning =
        row.meanings.includes("sku") && planned.columns.sku ? "sku" : row.gtins.length > 0 ? "gtin" : "name"
      fail(row, meaning, "twice", String(earlier))
    }
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.line)
    return hasProblem(row) ? { ...planned, outcome: "problem" } : planned
  })
}
