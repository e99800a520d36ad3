import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { minor } from "@/lib/core/money"
import { products } from "@/lib/features/catalogue/table"
import { type SeedProduct, sampleProducts } from "./catalogue-products"
import { insertMany } from "./context"

/** The address of a product's drawing. */
export const image = (picture: string) => `/products/${picture}.svg`

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
  }
}

export async function seedCatalogue(db: Db, workspaceId: number): Promise<void> {
  const rows = sampleProducts.map((product, i) => productRow(product, workspaceId, i + 1))
  await insertMany(db, products, rows)
  await setLastId(db, workspaceId, "product", rows.length)
}
