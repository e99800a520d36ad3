import "server-only"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { listCatalogueProductsHandler } from "@/lib/features/catalogue/handlers/products"
import { type LabelChoice, maxLabelProducts } from "@/lib/features/catalogue/values/labels"
import { shopChoices } from "../../../../(admin)/business/chosen-shop"

/** The products of labels, in the order of the address, with the prices of a shop. */
export async function labelProducts({ products }: LabelChoice, shop: number | undefined) {
  if (products.length === 0) return []
  const principal = await requireAbility(["read", "CatalogueProduct"])
  const client = await currentClient()
  const query = { ids: products.join(","), perPage: maxLabelProducts, ...(shop !== undefined && { shop }) }
  const { data } = await listCatalogueProductsHandler.execute({ principal, client, query })
  return data.toSorted((a, b) => products.indexOf(a.id) - products.indexOf(b.id))
}

/** The name of a shop that the caller may see. */
export const shopName = async (shop: number | undefined) =>
  (await shopChoices())?.data.find(({ id }) => id === shop)?.name
