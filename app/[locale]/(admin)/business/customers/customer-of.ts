import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getCustomerHandler } from "@/lib/features/customers/handlers"

/** The customer of a page, loaded once per request. Throws a 404 for an unknown id. */
export const customerOf = cache(async (text: string) => {
  const principal = await requireAbility(["read", "Customer"])
  const client = await currentClient()
  return getCustomerHandler.execute({ principal, client, params: { id: Number(text) } })
})

interface Props {
  params: Promise<{ locale: string; id: string }>
}

export const customerName = async ({ params }: Props) => (await customerOf((await params).id)).name
