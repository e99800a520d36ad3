import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import * as store from "../store/records"
import { type BusinessState, nextStates } from "../values"
import { type BookPlace, hasBalance, hasOpenTill, holdBooks } from "./books"

/** @throws HttpError 409 if a business or shop can't get this state from the one it has */
export function checkState(from: BusinessState, to: BusinessState | undefined): void {
  if (to !== undefined && to !== from && !nextStates[from].includes(to)) throw conflict({ state: "businessState" })
}

/** Books would lose their place. @throws HttpError 409 if something becomes archived with money in it, or with an open till */
export async function checkEmpty(scope: Scope, place: BookPlace, from: string, to: string | undefined): Promise<void> {
  if (to !== "archived" || from === "archived") return
  if (await hasBalance(scope, place)) throw conflict({ state: "notZero" })
  if (await hasOpenTill(scope, place)) throw conflict({ state: "tillStillOpen" })
}

/**
 * Locks a row that is about to change. One that is about to be archived gets the lock of its books first, as every command
 * that posts does, so that its balance stays what it is until the transaction ends.
 * @throws HttpError 404; 409 if it has changed since `version`
 */
export async function lockRow<K extends store.Kind>(
  scope: Scope,
  kind: K,
  id: number,
  { version, state }: { version?: number; state?: string },
  toRecord: (row: store.Row<K>) => object,
): Promise<store.Row<K>> {
  if (state === "archived") {
    const found = await store.find(scope, kind, id)
    if (found) await holdBooks(scope, "businessId" in found ? found.businessId : found.id)
  }
  const row = await store.find(scope, kind, id, { lock: true })
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version) throw new HttpError(409, "conflict", { current: toRecord(row) })
  return row
}

/**
 * The business of a change, which nobody archives until the transaction ends. Others may add to it at the same time, and
 * post: a row that names the business doesn't wait for this lock.
 * @throws HttpError 404; 409 if it is archived, and so doesn't change any more
 */
export async function checkOpen(scope: Scope, businessId: number): Promise<store.Row<"business">> {
  const row = await store.find(scope, "business", businessId, { lock: "share" })
  if (!row) throw notFound()
  if (row.state === "archived") throw conflict({ business: "businessArchived" })
  return row
}
