import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getSupplierBillHandler } from "@/lib/features/supplier-bills/handlers"

/** The bill of a page. @throws HttpError 404 */
export const billOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "SupplierBill"])
  return getSupplierBillHandler.execute({ principal, client: await currentClient(), params: { id: Number(id) } })
})
