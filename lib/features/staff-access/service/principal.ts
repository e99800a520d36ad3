import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal } from "@/lib/core/auth/principal"
import { store as database } from "@/lib/core/db/client"
import type { Actor, Db } from "@/lib/core/db/types"
import { findRights } from "@/lib/features/auth/service/principal"
import { findOfUser } from "../store/grants"
import { grantsOf, rulesOf } from "./rights"
import { mayView } from "./view-rights"

type Rights = Pick<Principal, "workspaceId" | "userId" | "rules" | "ability" | "grants">

/** The user of a request with what staff grants permit them. Administrators need none. */
async function withStaffRights<P extends Rights>(db: Db, principal: P): Promise<P> {
  if (principal.ability.can("manage", "all")) return principal
  const rows = await findOfUser(db, principal)
  if (rows.length === 0) return principal
  const grants = rows.flatMap(grantsOf)
  const rules = [...principal.rules, ...rulesOf(grants)]
  return { ...principal, rules, ability: abilityOf(rules), grants: [...principal.grants, ...grants] }
}

/** Somebody of the workspace with all their rights; undefined if they may not sign in. */
export async function personWithRights(db: Db, who: Pick<Actor, "workspaceId" | "userId">) {
  const person = await findRights(db, who)
  return person && withStaffRights(db, person)
}

/**
 * A user who sees the screens as somebody else gets that person's rights instead of their own, and stays who they are: mail
 * and chats are their own. A view ends when the person gets rights that the user doesn't have.
 */
async function withView(db: Db, { viewing, ...principal }: Principal): Promise<Principal> {
  if (!viewing) return principal
  const { workspaceId } = principal
  const person = await personWithRights(db, { workspaceId, userId: viewing.userId })
  if (!person || !(await mayView(db, principal, person))) return principal
  const { fullName, role, rules, ability, grants } = person
  return { ...principal, role, rules, ability, grants, isOperator: false, viewing: { ...viewing, fullName } }
}

/** The user of a request with all their rights, or with those of the person whose view they have. */
export async function withRights(principal: Principal | undefined): Promise<Principal | undefined> {
  if (!principal) return undefined
  const { owner } = await database()
  return withView(owner, await withStaffRights(owner, principal))
}
