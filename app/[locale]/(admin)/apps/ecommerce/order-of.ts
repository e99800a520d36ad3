import "server-only"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getOrderHandler } from "@/lib/features/orders/handlers"

/** The order of a page. Throws a 404 if the reader has no such order. */
export async function orderOf(id: string) {
  const principal = await requireAbility(["read", "Order"])
  const client = await currentClient()
  return getOrderHandler.execute({ principal, client, query: { id } })
}
