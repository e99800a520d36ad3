import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { minor } from "@/lib/core/money"
import { products } from "@/lib/features/catalogue/table"
import { productGtins, productPrices } from "@/lib/features/catalogue/table/prices"
import { lowStock, shopCurrency } from "@/lib/features/catalogue/values"
import { type SeedProduct, sampleProducts } from "./catalogue-products"
import { seedCategories } from "./categories"
import { insertMany } from "./context"

/** The address of a product's drawing. */
export const image = (picture: string) => `/products/${picture}.svg`

/** An article number for use inside a shop: it begins with 2, and its last digit is the check digit. */
function gtinOf(id: number): string {
  const digits = `20${String(id).padStart(10, "0")}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const productRow = (product: SeedProduct, workspaceId: number, id: number) => {
  const { picture, price, colors, facts, ...values } = product
  return {
    ...values,
    workspaceId,
    id,
    slug: `${picture}-${id}`,
    price: minor(price),
    image: image(picture),
    images: [image(picture), image(`${picture}-close`)],
    colorOptions: colors,
    facts: facts.map(([name, value]) => ({ name, value })),
    isSample: true,
    sku: `LD-${String(id).padStart(3, "0")}`,
    supplierName: product.brand,
    reorderPoint: lowStock,
  }
}

export async function seedCatalogue(db: Db, workspaceId: number): Promise<void> {
  const categoryOf = await seedCategories(db, workspaceId)
  const rows = sampleProducts.map((product, i) => ({
    ...productRow(product, workspaceId, i + 1),
    categoryId: categoryOf(product.picture, product.category),
  }))
  await insertMany(db, products, rows)
  await setLastId(db, workspaceId, "product", rows.length)
  const gtins = rows.map(({ id }) => ({
    workspaceId,
    gtin: gtinOf(id).padStart(14, "0"),
    productId: id,
    written: gtinOf(id),
  }))
  await insertMany(db, productGtins, gtins)
  const validFrom = new Date()
  const prices = rows.map(({ id, price }) => ({
    ...{ workspaceId, id, productId: id, amount: price, currency: shopCurrency, validFrom },
    ...{ userId: 0, userName: "", createdAt: validFrom },
  }))
  await insertMany(db, productPrices, prices as (typeof productPrices.$inferInsert)[])
  await setLastId(db, workspaceId, "product-price", rows.length)
}
