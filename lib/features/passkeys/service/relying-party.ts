import { config } from "@/lib/core/config"
import type { Actor } from "@/lib/core/db/types"

/** Passkeys belong to the host of APP_URL: under another one, browsers neither offer nor accept them. */
export function relyingParty(): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(config().appUrl)
  return { id: hostname, origin, name: "Cornerledger" }
}

/** Names a user to authenticators, which keep one passkey per name and host. */
export const handleOf = ({ workspaceId, userId }: Actor): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${workspaceId}:${userId}`)
