import type { AbilityRule } from "@/lib/core/auth/ability"
import { requireConfirmed } from "@/lib/core/auth/confirmation"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { deleteFile } from "@/lib/core/files/pictures"
import { conflict, HttpError } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { request as requestAddress, requireFree } from "@/lib/features/account/service/address-change"
import { endPending } from "@/lib/features/account/service/pending-address"
import { sendSecurityEmail, sendSecurityEmailTo } from "@/lib/features/account/service/security-emails"
import { endLinks } from "@/lib/features/auth/service/links"
import { endSignInsOf } from "@/lib/features/auth/service/sign-out"
import { rulesFor } from "@/lib/features/roles"
import type { DetailsChanges, NewUser, User, UserChanges, UserDetails } from "../schema"
import * as store from "../store/people"
import type { Target } from "../store/targets"
import { checkMayGrant, checkMayRestore, lockTargets } from "./access"
import { detailsOf, found } from "./profile"
import { usernameFrom } from "./usernames"

const isAdmin = (principal: Principal) => principal.ability.can("manage", "all")

const adminOnly = (field: string) => new HttpError(403, "forbidden", { fields: { [field]: "adminOnly" } })

/** Adds a user. @throws HttpError 403 unless the caller is an administrator or the role is subscriber; 409 for a taken e-mail */
export async function add(scope: Scope, principal: Principal, values: NewUser): Promise<User> {
  if (values.role !== "subscriber" && !isAdmin(principal)) throw adminOnly("role")
  await requireFree(scope, values.email)
  const username = values.username ?? (await usernameFrom(scope, values.email))
  return store.insert(scope, { ...values, username })
}

/** Every workspace needs an administrator. @throws HttpError 409 if none would remain besides the given users */
async function requireOtherAdmin(scope: Scope, ids: number[], field: string): Promise<void> {
  if ((await store.countOtherAdmins(scope, ids)) === 0) throw conflict({ [field]: "lastAdmin" })
}

/** Ends the sign-ins, mailed links and pending address changes of users who are being deactivated. */
async function endAccess(scope: Scope, ids: number[]): Promise<void> {
  await endSignInsOf(scope, ids)
  await endLinks(scope.db, scope.workspaceId, ids)
  await endPending(scope.db, scope.workspaceId, ids)
}

type AddressChange = "none" | "atOnce" | "byMail"

/** How a new address takes effect: at once if nobody signs in with the old one, otherwise once its mailed link is opened. */
function addressChange(principal: Principal, before: Target, email: string | undefined): AddressChange {
  if (email === undefined || email === before.email) return "none"
  if (before.id !== principal.userId && !isAdmin(principal)) throw adminOnly("email")
  const isSame = email.toLowerCase() === before.email.toLowerCase()
  return before.canSignIn && !isSame ? "byMail" : "atOnce"
}

/** The record that a caller edited, and the version that they saw. */
interface Seen {
  id: number
  version?: number
}

/** @throws HttpError 409 if the caller has edited an outdated version */
function requireCurrent(seen: number | undefined, current: number): void {
  if (seen !== undefined && seen !== current) throw new HttpError(409, "conflict")
}

/**
 * Updates a user; given fields are merged. A new sign-in address stays pending and isn't in the result yet.
 * @throws HttpError 403 if the caller may not do this or has to confirm first; 404; 409, also if the user has changed since `version`
 */
export async function change(
  scope: Scope,
  principal: Principal,
  { id, version }: Seen,
  changes: UserChanges,
  locale: Locale,
): Promise<User> {
  const { workspaceId } = scope
  const [before] = await lockTargets(scope, principal, [id])
  requireCurrent(version, before.version)
  const { email, ...others } = changes
  const address = addressChange(principal, before, email)
  const role = changes.role !== undefined && changes.role !== before.role ? changes.role : undefined
  if (role && !isAdmin(principal)) throw adminOnly("role")
  const stopped = changes.status === "inactive" && before.status !== "inactive"
  if (stopped && id === scope.userId) throw conflict({ status: "ownStatus" })
  if (before.role === "admin" && (role || stopped)) await requireOtherAdmin(scope, [id], role ? "role" : "status")
  if (role || address === "byMail") requireConfirmed(principal)
  if (address === "atOnce" && email) await requireFree(scope, email, id)
  const after = found(await store.update(scope, id, address === "byMail" ? others : changes))
  if (stopped) await endAccess(scope, [id])
  if (address === "atOnce") await endLinks(scope.db, workspaceId, [id])
  if (address === "byMail" && email) await requestAddress(scope, before, email, locale)
  scope.after(() => principalsChanged(workspaceId, id))
  if (role)
    scope.after(() =>
      sendSecurityEmail({ workspaceId, userId: id }, "rightsChanged", locale, { from: principal.fullName }),
    )
  return after
}

export async function changeStatus(scope: Scope, principal: Principal, ids: number[], status: User["status"]) {
  await lockTargets(scope, principal, ids)
  if (status === "inactive") {
    if (ids.includes(scope.userId)) throw conflict({ status: "ownStatus" })
    await requireOtherAdmin(scope, ids, "status")
    await endAccess(scope, ids)
  }
  const changed = await store.updateStatus(scope, ids, status)
  scope.after(() => principalsChanged(scope.workspaceId, ...ids))
  return changed
}

export async function changeDetails(
  scope: Scope,
  principal: Principal,
  { id, version }: Seen,
  changes: DetailsChanges,
): Promise<UserDetails> {
  await lockTargets(scope, principal, [id])
  if (version !== undefined) requireCurrent(version, await store.detailsVersion(scope, id))
  return detailsOf(await store.saveDetails(scope, id, changes))
}

/** Sets individual permissions for a user; null returns to those of the role. @throws HttpError as `change` */
export async function changePermissions(
  scope: Scope,
  principal: Principal,
  { id, version }: Seen,
  permissions: AbilityRule[] | null,
  locale: Locale,
) {
  const { workspaceId } = scope
  const [person] = await lockTargets(scope, principal, [id])
  requireCurrent(version, person.version)
  checkMayGrant(principal, { role: person.role, permissions })
  await store.update(scope, id, { permissions })
  scope.after(() => principalsChanged(workspaceId, id))
  scope.after(() =>
    sendSecurityEmail({ workspaceId, userId: id }, "rightsChanged", locale, { from: principal.fullName }),
  )
  return {
    permissions: rulesFor(person.role, permissions),
    permissionsAreOwn: permissions !== null && person.role !== "admin",
  }
}

/** Deletes users, with undo; all or none. @throws HttpError 403, 404, 409 */
export async function remove(scope: Scope, principal: Principal, ids: number[], locale: Locale): Promise<number[]> {
  const { db, workspaceId } = scope
  if (ids.includes(scope.userId)) throw conflict({ id: "ownAccount" })
  const people = await lockTargets(scope, principal, ids)
  await requireOtherAdmin(scope, ids, "id")
  // Undoing the delete must not revive a pending change of address.
  await endPending(db, workspaceId, ids)
  const deleted = await store.remove(scope, ids)
  scope.after(() => principalsChanged(workspaceId, ...ids))
  scope.after(async () => {
    const from = principal.fullName
    const recipients = people.filter(({ canSignIn }) => canSignIn)
    await Promise.all(recipients.map((person) => sendSecurityEmailTo(person, "accountDeleted", locale, { from })))
  })
  return deleted.sort((a, b) => a - b)
}

/** Restores deleted users; all or none. @throws HttpError 404 if the time for undo is over */
export async function restore(scope: Scope, principal: Principal, ids: number[]): Promise<User[]> {
  await checkMayRestore(scope, principal, ids)
  const restored = await store.restore(scope, ids)
  if (restored.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return restored
}

/** Sets a user's picture, or removes it with "", and deletes the previous file. */
export async function setAvatar(scope: Scope, principal: Principal, id: number, avatar: string): Promise<User> {
  const [before] = await lockTargets(scope, principal, [id])
  await deleteFile(scope, before.avatar)
  const changed = found(await store.update(scope, id, { avatar }))
  scope.after(() => principalsChanged(scope.workspaceId, id))
  return changed
}
