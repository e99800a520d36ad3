import type { AbilityRule } from "@/lib/core/auth/ability"
import { rulesFor } from "@/lib/core/auth/ability"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { dropFile } from "@/lib/core/files/pictures"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import type { DetailsChanges, NewUser, User, UserChanges, UserDetails, UserProfile } from "./schema"
import * as store from "./store"

const found = <T>(row: T | undefined): T => {
  if (!row) throw notFound()
  return row
}

const noDetails: UserDetails = {
  birthDate: null,
  mobile: "",
  website: "",
  language: "",
  gender: null,
  contactOptions: [],
  addressLine1: "",
  addressLine2: "",
  postcode: "",
  city: "",
  state: "",
  country: "",
  twitter: "",
  facebook: "",
  instagram: "",
  github: "",
  codepen: "",
  slack: "",
}

type DetailsRow = UserDetails & { workspaceId: number; userId: number }
const detailsOf = (row: unknown): UserDetails => {
  const { workspaceId: _w, userId: _u, ...details } = (row ?? noDetails) as DetailsRow
  return details
}

export async function profile(scope: Scope, id: number): Promise<UserProfile> {
  const row = found(await store.findProfile(scope, id))
  return {
    user: row.user,
    details: detailsOf(row.details),
    permissions: rulesFor(row.user.role, row.permissions),
    permissionsAreOwn: row.permissions !== null && row.user.role !== "admin",
    account: {
      canSignIn: row.canSignIn,
      hasTwoStep: row.hasTwoStep,
      invitedAt: row.invitedAt,
      lastSeenAt: row.lastSeenAt,
    },
    createdAt: row.createdAt.toISOString(),
  }
}

const isAdmin = (principal: Principal) => principal.ability.can("manage", "all")

/** Only an administrator gives roles: whoever may merely add people must not be able to make themselves one. */
function checkRole(principal: Principal, role: string | undefined, before: string): void {
  if (role !== undefined && role !== before && !isAdmin(principal)) {
    throw new HttpError(403, "forbidden", { fields: { role: "adminOnly" } })
  }
}

/** Whoever can change an e-mail can take over the account by a password reset; that is for administrators and oneself. */
function checkIdentity(principal: Principal, before: Pick<User, "id" | "role" | "email">, changes: UserChanges): void {
  if (isAdmin(principal)) return
  if (before.role === "admin") throw new HttpError(403, "forbidden")
  const renamed = changes.email !== undefined && changes.email !== before.email
  if (renamed && before.id !== principal.userId)
    throw new HttpError(403, "forbidden", { fields: { email: "adminOnly" } })
}

export function add(scope: Scope, principal: Principal, values: NewUser): Promise<User> {
  checkRole(principal, values.role, "subscriber")
  return store.insert(scope, values)
}

/** No workspace is left without someone who can run it. */
async function keepAnAdmin(scope: Scope, ids: number[], field: string): Promise<void> {
  if ((await store.adminsBesides(scope, ids)) === 0) throw conflict({ [field]: "lastAdmin" })
}

export async function change(scope: Scope, principal: Principal, id: number, changes: UserChanges): Promise<User> {
  // Written first and judged after: whoever may not do it has the whole transaction undone.
  const { before, after } = found(await store.change(scope, id, changes))
  checkRole(principal, changes.role, before.role)
  checkIdentity(principal, before, changes)
  const demoted = before.role === "admin" && changes.role !== undefined && changes.role !== "admin"
  const stopped = changes.status === "inactive" && before.status !== "inactive"
  if (stopped && id === scope.userId) throw conflict({ status: "ownStatus" })
  if (demoted || (stopped && before.role === "admin")) await keepAnAdmin(scope, [id], demoted ? "role" : "status")
  if (stopped) await store.endSessions(scope, [id])
  scope.after(() => principalsChanged(scope.workspaceId, id))
  return after
}

export async function changeStatus(scope: Scope, principal: Principal, ids: number[], status: User["status"]) {
  if (!isAdmin(principal) && (await store.adminsAmong(scope, ids)) > 0) throw new HttpError(403, "forbidden")
  if (status === "inactive") {
    if (ids.includes(scope.userId)) throw conflict({ status: "ownStatus" })
    await keepAnAdmin(scope, ids, "status")
    await store.endSessions(scope, ids)
  }
  const changed = await store.updateStatus(scope, ids, status)
  if (changed.length !== new Set(ids).size) throw notFound()
  scope.after(() => principalsChanged(scope.workspaceId, ...ids))
  return changed
}

export async function changeDetails(scope: Scope, id: number, changes: DetailsChanges): Promise<UserDetails> {
  found(await store.findById(scope, id))
  return detailsOf(await store.saveDetails(scope, id, changes))
}

export async function changePermissions(scope: Scope, id: number, permissions: AbilityRule[] | null) {
  const person = found(await store.findById(scope, id))
  await store.update(scope, id, { permissions })
  scope.after(() => principalsChanged(scope.workspaceId, id))
  return {
    permissions: rulesFor(person.role, permissions),
    permissionsAreOwn: permissions !== null && person.role !== "admin",
  }
}

/** Deletes people for real; all or none. */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  if (ids.includes(scope.userId)) throw conflict({ id: "ownAccount" })
  await keepAnAdmin(scope, ids, "id")
  const gone = await store.remove(scope, ids)
  if (gone.length !== new Set(ids).size) throw notFound()
  scope.after(() => principalsChanged(scope.workspaceId, ...ids))
  return gone.sort((a, b) => a - b)
}

/** Undoes deletes; all or none. */
export async function restore(scope: Scope, ids: number[]): Promise<User[]> {
  const back = await store.restore(scope, ids)
  if (back.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return back
}

/** Gives a person another picture, or none; the one before is dropped. */
export async function setAvatar(scope: Scope, id: number, avatar: string): Promise<User> {
  const before = found(await store.findById(scope, id))
  await dropFile(scope, before.avatar)
  const changed = found(await store.update(scope, id, { avatar }))
  scope.after(() => principalsChanged(scope.workspaceId, id))
  return changed
}

export const one = async (scope: Scope, id: number): Promise<User> => found(await store.findById(scope, id))
