import "server-only"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { getOrderHandler } from "@/lib/features/orders/handlers"

/** The order that a page is about, or nothing where the reader has no such order. */
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
