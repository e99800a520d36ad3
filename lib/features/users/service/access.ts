import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { forbidden, HttpError, notFound } from "@/lib/core/http/errors"
import { rulesFor } from "@/lib/features/roles"
import { findDeleted, findTargets, type Target } from "../store/targets"

type Rights = Pick<Target, "role" | "permissions">

/** Whether a user may do everything, by role or by individual permissions. */
export const isAdministrator = ({ role, permissions }: Rights): boolean =>
  rulesFor(role, permissions).some(({ action, subject }) => action === "manage" && subject === "all")

const mayAll = ({ ability }: Principal) => ability.can("manage", "all")

/** Only administrators may change administrators in any way. @throws HttpError 403 */
export function checkMayChange(principal: Principal, people: Rights[]): void {
  if (!mayAll(principal) && people.some(isAdministrator)) throw forbidden(["manage", "all"])
}

/**
 * Locks the users that an action is about, checks that the caller may change them, and returns them. Every action on users
 * starts with this call.
 * @throws HttpError 404 unless all of them exist; 403 if the caller may not change one of them
 */
export async function lockTargets(scope: Scope, principal: Principal, ids: number[]): Promise<[Target, ...Target[]]> {
  const people = await findTargets(scope, ids)
  const [first, ...others] = people
  if (!first || people.length !== new Set(ids).size) throw notFound()
  checkMayChange(principal, people)
  return [first, ...others]
}

/** Users can't grant rights that they don't have, or have only in some businesses. @throws HttpError 403 */
export function checkMayGrant(principal: Principal, { role, permissions }: Rights): void {
  const everywhere = principal.grants.filter(({ on }) => typeof on === "string")
  const ability = abilityOf(everywhere.map(({ action, subject }) => ({ action, subject })))
  const lacks = rulesFor(role, permissions).some(({ action, subject }) => !ability.can(action, subject))
  if (lacks) throw new HttpError(403, "forbidden", { fields: { role: "adminOnly" } })
}

/**
 * Restoring a user grants them their rights again. So callers may always restore users they deleted themselves, but others
 * only if they have those rights.
 * @throws HttpError 403
 */
export async function checkMayRestore(scope: Scope, principal: Principal, ids: number[]): Promise<void> {
  const people = await findDeleted(scope, ids)
  checkMayChange(principal, people)
  for (const person of people) if (person.deletedBy !== principal.userId) checkMayGrant(principal, person)
}

export { lockUser } from "../store/targets"
