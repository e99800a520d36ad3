import { type AbilityRule, rulesFor } from "@/lib/core/auth/ability"
import { requireConfirmed } from "@/lib/core/auth/confirmation"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { dropFile } from "@/lib/core/files/pictures"
import { conflict, HttpError } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { request as requestAddress, requireFree } from "@/lib/features/account/service/address-change"
import { endPending } from "@/lib/features/account/service/pending-address"
import { tell, tellPerson } from "@/lib/features/account/service/security-emails"
import { endLinks } from "@/lib/features/auth/links"
import { endSignInsOf } from "@/lib/features/auth/service/sign-out"
import type { DetailsChanges, NewUser, User, UserChanges, UserDetails } from "../schema"
import * as store from "../store/people"
import type { Target } from "../store/targets"
import { actOn, checkMayGive, checkMayRestore } from "./access"
import { detailsOf, found } from "./profile"

const isAdmin = (principal: Principal) => principal.ability.can("manage", "all")

const adminOnly = (field: string) => new HttpError(403, "forbidden", { fields: { [field]: "adminOnly" } })

/** Only an administrator adds people with more than the least role. */
export async function add(scope: Scope, principal: Principal, values: NewUser): Promise<User> {
  if (values.role !== "subscriber" && !isAdmin(principal)) throw adminOnly("role")
  await requireFree(scope, values.email)
  return store.insert(scope, values)
}

/** No workspace is left without someone who can run it. */
async function keepAnAdmin(scope: Scope, ids: number[], field: string): Promise<void> {
  if ((await store.adminsBesides(scope, ids)) === 0) throw conflict({ [field]: "lastAdmin" })
}

/** What deactivating people ends: their sign-ins, links mailed to them, a change of address that waits. */
async function shutOut(scope: Scope, ids: number[]): Promise<void> {
  await endSignInsOf(scope, ids)
  await endLinks(scope.db, scope.workspaceId, ids)
  await endPending(scope.db, scope.workspaceId, ids)
}

type AddressChange = "none" | "atOnce" | "byMail"

/** How another address comes into force: at once where nobody signs in with the old one, else when its link was opened. */
function addressChange(principal: Principal, before: Target, email: string | undefined): AddressChange {
  if (email === undefined || email === before.email) return "none"
  if (before.id !== principal.userId && !isAdmin(principal)) throw adminOnly("email")
  const isSame = email.toLowerCase() === before.email.toLowerCase()
  return before.canSignIn && !isSame ? "byMail" : "atOnce"
}

/**
 * Changes a person; given fields are merged. Another sign-in address only waits, and isn't in the answer yet.
 * @throws HttpError 403 for what the caller may not do or has to confirm first
 */
export async function change(
  scope: Scope,
  principal: Principal,
  id: number,
  changes: UserChanges,
  locale: Locale,
): Promise<User> {
  const { workspaceId } = scope
  const [before] = await actOn(scope, principal, [id])
  const { email, ...others } = changes
  const address = addressChange(principal, before, email)
  const role = changes.role !== undefined && changes.role !== before.role ? changes.role : undefined
  if (role && !isAdmin(principal)) throw adminOnly("role")
  const stopped = changes.status === "inactive" && before.status !== "inactive"
  if (stopped && id === scope.userId) throw conflict({ status: "ownStatus" })
  if (before.role === "admin" && (role || stopped)) await keepAnAdmin(scope, [id], role ? "role" : "status")
  if (role || address === "byMail") requireConfirmed(principal)
  if (address === "atOnce" && email) await requireFree(scope, email, id)
  const after = found(await store.update(scope, id, address === "byMail" ? others : changes))
  if (stopped) await shutOut(scope, [id])
  if (address === "atOnce") await endLinks(scope.db, workspaceId, [id])
  if (address === "byMail" && email) await requestAddress(scope, before, email, locale)
  scope.after(() => principalsChanged(workspaceId, id))
  if (role) scope.after(() => tell({ workspaceId, userId: id }, "rightsChanged", locale, { from: principal.fullName }))
  return after
}

export async function changeStatus(scope: Scope, principal: Principal, ids: number[], status: User["status"]) {
  await actOn(scope, principal, ids)
  if (status === "inactive") {
    if (ids.includes(scope.userId)) throw conflict({ status: "ownStatus" })
    await keepAnAdmin(scope, ids, "status")
    await shutOut(scope, ids)
  }
  const changed = await store.updateStatus(scope, ids, status)
  scope.after(() => principalsChanged(scope.workspaceId, ...ids))
  return changed
}

export async function changeDetails(
  scope: Scope,
  principal: Principal,
  id: number,
  changes: DetailsChanges,
): Promise<UserDetails> {
  await actOn(scope, principal, [id])
  return detailsOf(await store.saveDetails(scope, id, changes))
}

/** Gives a person permissions of their own, or with null those of their role again. */
export async function changePermissions(
  scope: Scope,
  principal: Principal,
  id: number,
  permissions: AbilityRule[] | null,
  locale: Locale,
) {
  const { workspaceId } = scope
  const [person] = await actOn(scope, principal, [id])
  checkMayGive(principal, { role: person.role, permissions })
  await store.update(scope, id, { permissions })
  scope.after(() => principalsChanged(workspaceId, id))
  scope.after(() => tell({ workspaceId, userId: id }, "rightsChanged", locale, { from: principal.fullName }))
  return {
    permissions: rulesFor(person.role, permissions),
    permissionsAreOwn: permissions !== null && person.role !== "admin",
  }
}

/** Deletes people for real; all or none. */
export async function remove(scope: Scope, principal: Principal, ids: number[], locale: Locale): Promise<number[]> {
  const { db, workspaceId } = scope
  if (ids.includes(scope.userId)) throw conflict({ id: "ownAccount" })
  const people = await actOn(scope, principal, ids)
  await keepAnAdmin(scope, ids, "id")
  // The delete can be undone, and must not bring this back to life.
  await endPending(db, workspaceId, ids)
  const gone = await store.remove(scope, ids)
  scope.after(() => principalsChanged(workspaceId, ...ids))
  scope.after(async () => {
    const from = principal.fullName
    const told = people.filter(({ canSignIn }) => canSignIn)
    await Promise.all(told.map((person) => tellPerson(person, "accountDeleted", locale, { from })))
  })
  return gone.sort((a, b) => a - b)
}

/** Undoes deletes; all or none. */
export async function restore(scope: Scope, principal: Principal, ids: number[]): Promise<User[]> {
  await checkMayRestore(scope, principal, ids)
  const back = await store.restore(scope, ids)
  if (back.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return back
}

/** Gives a person another picture, or none; the one before is dropped. */
export async function setAvatar(scope: Scope, principal: Principal, id: number, avatar: string): Promise<User> {
  const [before] = await actOn(scope, principal, [id])
  await dropFile(scope, before.avatar)
  const changed = found(await store.update(scope, id, { avatar }))
  scope.after(() => principalsChanged(scope.workspaceId, id))
  return changed
}
