import "server-only"
import { notFound } from "next/navigation"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { getProductDetailsHandler } from "@/lib/features/ecommerce/handlers"

/** The product of a page, loaded once per request. An unknown slug is a 404. */
export const productOf = cache(async (slug: string) => {
  const principal = await requireAbility(["read", "Product"])
  const client = await currentClient()
  try {
    return await getProductDetailsHandler.execute({ principal, client, query: { id: slug } })
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) notFound()
    throw error
  }
})
