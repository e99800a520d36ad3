import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getUserProfileHandler } from "@/lib/features/users/handlers"

/** The user of the view and edit pages, loaded once per request. Throws a 404 for an unknown id. */
export const profileOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "User"])
  const client = await currentClient()
  return { principal, profile: await getUserProfileHandler.execute({ principal, client, query: { id } }) }
})
