import "server-only"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { getOrderHandler } from "@/lib/features/orders/handlers"

/** The order of a page, or undefined if the user can't see an order with this id. */
export async function orderOf(id: string) {
  const principal = await requireAbility(["read", "Order"])
  const client = await currentClient()
  try {
    return await getOrderHandler.execute({ principal, client, query: { id } })
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return undefined
    throw error
  }
}
