import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import type { DocumentListQuery, StockDocument, WholeDocument } from "../schema"
import * as store from "../store/documents"
import type { DocumentKind, DocumentState } from "../values"

// Functions that all stock documents share.

const seesCost = (principal: Principal, { row }: store.Listed): boolean =>
  mayOn(principal, ["read", "ProductCost"], { business: row.businessId, shop: row.shopId })

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? "" })

export function toDocument(principal: Principal, found: store.Listed): StockDocument {
  const { row, shopName, toShopName, currency } = found
  return {
    ...{ id: row.id, version: row.version, state: row.state, business: row.businessId, shop: row.shopId, shopName },
    ...{ toShop: row.toShopId, toShopName, currency, supplier: row.supplier, number: row.number },
    ...{ reason: row.reason, note: row.note, pieces: row.pieces },
    ...(seesCost(principal, found) && { value: row.value, vat: row.vat, freight: row.freight }),
    ...{ businessDate: row.businessDate, by: { id: row.userId, name: row.userName }, at: row.at.toISOString() },
    closedBy: personOf(row.closedBy, row.closedByName),
    ...{ closedAt: row.closedAt?.toISOString() ?? null, entry: row.entryId },
  }
}

export async function list(scope: Scope, principal: Principal, kind: DocumentKind, query: DocumentListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, kind, query)
  return { data: rows.map((row) => toDocument(principal, row)), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, kind: DocumentKind, id: number): Promise<WholeDocument> {
  const found = await store.find(scope, kind, id)
  if (!found) throw notFound()
  const shows = seesCost(principal, found)
  const lines = (await store.findLines(scope, id)).map((line) => ({
    ...{ line: line.line, product: line.productId, productName: line.productName, quantity: line.quantity },
    ...{ received: line.received, expiresOn: line.expiresOn, vatRate: line.vatRate },
    ...(shows && { value: line.value, vat: line.vat }),
  }))
  return { ...toDocument(principal, found), lines }
}

/** The place of a document, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, kind: DocumentKind, id: number) {
  const row = (await store.find(scope, kind, id))?.row
  return row && { business: row.businessId, shop: row.shopId }
}

/** The place where a transfer arrives; undefined if there is no such transfer. */
export async function findTarget(scope: Scope, id: number) {
  const row = (await store.find(scope, "transfer", id))?.row
  return row && { business: row.businessId, shop: row.toShopId }
}

/** The target of a transfer if the caller may see it, otherwise the place that the transfer leaves. */
export async function findEitherEnd(scope: Scope, principal: Principal, id: number) {
  const target = await findTarget(scope, id)
  return target && mayOn(principal, ["read", "Stock"], target) ? target : findPlace(scope, "transfer", id)
}

/**
 * Locks a document.
 * @throws HttpError 404; 409 if it is in another state, or has changed since `version`
 */
export async function lockIn(
  scope: Scope,
  kind: DocumentKind,
  id: number,
  states: readonly DocumentState[],
  version?: number,
): Promise<store.DocumentRow> {
  const row = await store.lock(scope, kind, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version) throw new HttpError(409, "conflict")
  if (!states.includes(row.state)) throw conflict({ state: "stockDocumentState" })
  return row
}

export const by = (scope: Scope, principal: Principal) => ({ userId: scope.userId, userName: principal.fullName })

/** The caller and the command's permanent idempotency key. */
export interface Command {
  principal: Principal
  key: string
}
