import { requireConfirmed } from "@/lib/core/auth/confirmation"
import { mayCall } from "@/lib/core/auth/key-scopes"
import { newKeyToken, prefixOf } from "@/lib/core/auth/key-token"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import { hashOfSecret } from "@/lib/core/auth/secrets"
import type { Scope } from "@/lib/core/db/types"
import { conflict, forbidden, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { ApiKey, ApiKeyChanges, ApiKeyListQuery, ApiKeyValues, NewApiKey } from "../schema"
import * as store from "../store/keys"
import { type Scope as KeyScope, type KeyState, maxKeys } from "../values"

function stateOf({ revokedAt, expiresAt, makerStatus }: store.KeyRow): KeyState {
  if (revokedAt) return "revoked"
  if (expiresAt && expiresAt.getTime() <= Date.now()) return "expired"
  return makerStatus === null || makerStatus === "inactive" ? "ownerInactive" : "active"
}

const toKey = (row: store.KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes as KeyScope[],
  state: stateOf(row),
  version: row.version,
  madeBy: { id: row.userId, name: row.makerName },
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastNetwork: row.lastNetwork,
  revokedAt: row.revokedAt?.toISOString() ?? null,
})

const mayManageAll = ({ ability }: Principal) => ability.can("manage", "all")

/** One page of the caller's keys, or of the workspace's. @throws HttpError 403 if the caller may not see the others' */
export async function list(scope: Scope, principal: Principal, query: ApiKeyListQuery) {
  if (query.all === "true" && !mayManageAll(principal)) throw forbidden(["manage", "all"])
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map(toKey), ...total, page: query.page, perPage: query.perPage }
}

/** The caller's own key, or anybody's for an administrator. @throws HttpError 404 */
async function requireKey(scope: Scope, id: string, isAllowed = false): Promise<store.KeyRow> {
  const row = await store.findLocked(scope, id)
  if (!row || (row.userId !== scope.userId && !isAllowed)) throw notFound()
  return row
}

/** @throws HttpError 422 if a key would never work */
function expiryOf(expiresAt: string | null): Date | null {
  const at = expiresAt === null ? null : new Date(expiresAt)
  if (at && at.getTime() <= Date.now()) throw invalid({ expiresAt: "keyExpiryPast" })
  return at
}

/** Creates a key. @throws HttpError 409 if the caller has too many */
export async function create(scope: Scope, { name, scopes, expiresAt }: ApiKeyValues): Promise<NewApiKey> {
  const until = expiryOf(expiresAt)
  if ((await store.countWorking(scope)) >= maxKeys) throw conflict({ name: ["tooManyKeys", { max: maxKeys }] })
  const token = newKeyToken()
  const values = { name, scopes, expiresAt: until, hash: hashOfSecret(token), prefix: prefixOf(token) }
  const id = await store.insert(scope, values)
  return { ...toKey(await requireKey(scope, id)), token }
}

/** Whether a scope allows nothing that `held` don't allow. */
const isWithin = (held: readonly string[], scope: KeyScope): boolean => {
  if (held.includes(scope)) return true
  const [noun, right] = scope.split(":")
  return right === "read" && mayCall(held, noun, true)
}

/**
 * Renames one of the caller's keys, takes scopes from it, or moves its expiry.
 * @throws HttpError 404; 409 with `current` for an old version, 409 if it doesn't work any more; 422 for a scope that it lacks
 */
export async function change(scope: Scope, principal: Principal, id: string, changes: ApiKeyChanges): Promise<ApiKey> {
  const row = await requireKey(scope, id)
  if (row.version !== changes.version) throw new HttpError(409, "conflict", { current: toKey(row) })
  if (stateOf(row) !== "active") throw conflict({ id: "keyNotWorking" })
  const { name = row.name, scopes = row.scopes as KeyScope[] } = changes
  if (!scopes.every((wanted) => isWithin(row.scopes, wanted))) throw invalid({ scopes: "keyScopesWider" })
  const expiresAt = changes.expiresAt === undefined ? row.expiresAt : expiryOf(changes.expiresAt)
  const isLater = row.expiresAt && (expiresAt === null || expiresAt > row.expiresAt)
  if (isLater) requireConfirmed(principal)
  await store.update(scope, id, { name, scopes, expiresAt })
  scope.after(() => principalsChanged(scope.workspaceId, row.userId))
  return toKey(await requireKey(scope, id))
}

/** Revokes a key at once in every process. @throws HttpError 404 */
export async function revoke(scope: Scope, principal: Principal, id: string): Promise<ApiKey> {
  const row = await requireKey(scope, id, mayManageAll(principal))
  if (row.revokedAt) return toKey(row)
  await store.update(scope, id, { revokedAt: new Date() })
  scope.after(() => principalsChanged(scope.workspaceId, row.userId))
  return toKey(await requireKey(scope, id, true))
}
