import "server-only"
import { notFound } from "next/navigation"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { getUserProfileHandler } from "@/lib/features/users/handlers"

/** The user of the view and edit pages, loaded once per request. An unknown id is a 404. */
export const profileOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "User"])
  const client = await currentClient()
  try {
    return { principal, profile: await getUserProfileHandler.execute({ principal, client, query: { id } }) }
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) notFound()
    throw error
  }
})
