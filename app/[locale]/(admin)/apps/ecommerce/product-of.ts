import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getProductDetailsHandler } from "@/lib/features/ecommerce/handlers"

/** The product of a page, loaded once per request. Throws a 404 for an unknown address. */
export const productOf = cache(async (slug: string) => {
  const principal = await requireAbility(["read", "Product"])
  const client = await currentClient()
  return getProductDetailsHandler.execute({ principal, client, query: { id: slug } })
})
