import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal } from "@/lib/core/auth/principal"
import { store as database } from "@/lib/core/db/client"
import { findOfUser } from "../store/grants"
import { grantsOf, rulesOf } from "./rights"

/** The user of a request with what staff grants permit them. Administrators need none. */
export async function withStaffRights(principal: Principal | undefined): Promise<Principal | undefined> {
  if (!principal || principal.ability.can("manage", "all")) return principal
  const { owner } = await database()
  const rows = await findOfUser(owner, principal)
  if (rows.length === 0) return principal
  const grants = rows.flatMap(grantsOf)
  const rules = [...principal.rules, ...rulesOf(grants)]
  return { ...principal, rules, ability: abilityOf(rules), grants: [...principal.grants, ...grants] }
}
