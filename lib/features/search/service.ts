import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import * as store from "./store"

/** The people of the workspace, or nothing if the caller may not read users. */
export async function contactsOf(scope: Scope, principal: Principal) {
  if (!principal.ability.can("read", "User")) return []
  const rows = await store.findContacts(scope)
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }))
}
