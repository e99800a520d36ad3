import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getTillSessionHandler } from "@/lib/features/till-sessions/handlers"

/** The session of a page, loaded once per request. Throws a 404 for an unknown id. */
export const sessionOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "TillSession"])
  const client = await currentClient()
  return getTillSessionHandler.execute({ principal, client, params: { id } })
})
