import { createHash } from "node:crypto"
import { deviceHash } from "@/lib/core/auth/device-cookie"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { notFound } from "@/lib/core/http/errors"
import { networkOf } from "@/lib/core/http/network"
import { deviceOf } from "@/lib/features/account/service/sign-ins"
import * as store from "../store/devices"

/** The id of the request's browser, if it has signed in to this account before. */
export async function knownBrowser(db: Db, who: Actor, { device }: ClientInfo): Promise<string | undefined> {
  const hash = deviceHash(device)
  return hash && (await store.findBrowser(db, who, hash))?.id
}

/** How to recognise a device: a browser by its cookie, a program by its user agent and network. */
function factsOf({ device, userAgent, address }: ClientInfo): store.DeviceFacts {
  const hash = deviceHash(device)
  if (hash) return { kind: "browser", hash, userAgent, address }
  const name = createHash("sha256")
    .update(`${userAgent}\n${networkOf(address)}`)
    .digest("base64url")
  return { kind: "program", hash: name, userAgent, address }
}

/** Records the device of a successful sign-in. `isStrange` if the account was used before, but never from this device. */
export async function remember(db: Db, who: Actor, client: ClientInfo): Promise<{ id: string; isStrange: boolean }> {
  const wasUsed = await store.wasUsed(db, who)
  const { id, isNew } = await store.remember(db, who, factsOf(client))
  return { id, isStrange: isNew && wasUsed }
}

/** The caller's known devices, most recently used first. */
export async function list(scope: Scope, client: ClientInfo) {
  const current = deviceHash(client.device)
  const rows = await store.list(scope)
  return rows.map(({ id, hash, userAgent, address, createdAt, lastUsedAt }) => ({
    id,
    ...deviceOf(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: hash === current,
  }))
}

/** @throws HttpError 404 */
export async function forget(scope: Scope, id: string): Promise<string> {
  if (!(await store.forget(scope, id))) throw notFound()
  return id
}
