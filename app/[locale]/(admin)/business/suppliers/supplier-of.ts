import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getSupplierHandler } from "@/lib/features/suppliers/handlers"

/** The supplier of a page. @throws HttpError 404 */
export const supplierOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "SupplierBill"])
  return getSupplierHandler.execute({ principal, client: await currentClient(), params: { id: Number(id) } })
})
