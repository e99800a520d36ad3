import { rulesFor } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { findDeleted, findTargets, type Target } from "../store/targets"

type Rights = Pick<Target, "role" | "permissions">

/** Whether a person may do everything, by their role or by permissions of their own. */
export const isAdministrator = ({ role, permissions }: Rights): boolean =>
  rulesFor(role, permissions).some(({ action, subject }) => action === "manage" && subject === "all")

const mayAll = ({ ability }: Principal) => ability.can("manage", "all")

/** Only an administrator acts on administrators, whatever the act. @throws HttpError 403 */
export function checkMayActOn(principal: Principal, people: Rights[]): void {
  if (!mayAll(principal) && people.some(isAdministrator)) throw new HttpError(403, "forbidden")
}

/**
 * The people an act is about, locked until it is done, with what decides whether it is allowed. Every act on a person of the
 * workspace begins here.
 * @throws HttpError 404 unless all exist, 403 where the caller may not act on one of them
 */
export async function actOn(scope: Scope, principal: Principal, ids: number[]): Promise<[Target, ...Target[]]> {
  const people = await findTargets(scope, ids)
  const [first, ...others] = people
  if (!first || people.length !== new Set(ids).size) throw notFound()
  checkMayActOn(principal, people)
  return [first, ...others]
}

/** Nobody gives rights that they don't hold themselves. @throws HttpError 403 */
export function checkMayGive(principal: Principal, { role, permissions }: Rights): void {
  const lacks = rulesFor(role, permissions).some(({ action, subject }) => !principal.ability.can(action, subject))
  if (lacks) throw new HttpError(403, "forbidden", { fields: { role: "adminOnly" } })
}

/**
 * Bringing somebody back gives them their rights again. What one deleted oneself one may undo; what others deleted, only with
 * those rights.
 * @throws HttpError 403
 */
export async function checkMayRestore(scope: Scope, principal: Principal, ids: number[]): Promise<void> {
  const people = await findDeleted(scope, ids)
  checkMayActOn(principal, people)
  for (const person of people) if (person.deletedBy !== principal.userId) checkMayGive(principal, person)
}
