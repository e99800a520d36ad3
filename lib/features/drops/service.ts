import { addHours } from "date-fns"
import type * as z from "zod"
import { mayOn, refusalOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/parts"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import * as recipes from "@/lib/features/ledger/service/recipes/cash"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { movePieces, piecesFor } from "@/lib/features/safes/service/pieces"
import type { Drop, DropListQuery, dropForm, Verification } from "./schema"
import type { DropRow } from "./store"
import * as store from "./store"

export const source = (id: number) => ({ type: "drop", id: String(id) })

export function toDrop({ drop: row, shopName, tillName, currency, verifyWithinHours }: DropRow): Drop {
  return {
    ...{ id: row.id, business: row.businessId, shop: row.shopId, till: row.tillId, shopName, tillName },
    ...{ envelope: row.envelope, amount: row.amount, contents: row.contents, currency },
    ...{ state: row.state, businessDate: row.businessDate },
    droppedBy: { id: row.userId, name: row.userName },
    droppedAt: row.droppedAt.toISOString(),
    verifyBy: addHours(row.droppedAt, verifyWithinHours).toISOString(),
    closedBy: row.closedBy === null ? null : { id: row.closedBy, name: row.closedByName ?? "" },
    closedAt: row.closedAt?.toISOString() ?? null,
    ...{ reason: row.reason, counted: row.counted, entry: row.entryId, closingEntry: row.closingEntryId },
  }
}

export async function list(scope: Scope, principal: Principal, query: DropListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toDrop), ...total, page: query.page, perPage: query.perPage }
}

export async function rowOf(scope: Scope, id: number): Promise<DropRow> {
  const [row] = await store.findAll(scope, [id])
  if (!row) throw notFound()
  return row
}

export const get = async (scope: Scope, id: number): Promise<Drop> => toDrop(await rowOf(scope, id))

const placeOf = ({ drop }: DropRow) => ({ business: drop.businessId, shop: drop.shopId })

const seesAll = ["read", "ExpectedCash"] as const

/**
 * The business and shop of a drop, for grants; undefined if it doesn't exist.
 * @throws HttpError 404 for another user's drop, which the audit log records, unless the caller may see expected cash
 */
export async function findVisible(scope: Scope, principal: Principal, id: number) {
  const [row] = await store.findAll(scope, [id])
  if (!row) return undefined
  const isVisible = row.drop.userId === principal.userId || mayOn(principal, seesAll, placeOf(row))
  if (isVisible) return placeOf(row)
  throw new HttpError(404, "not_found", { reason: refusalOn(principal, seesAll) })
}

const isShortage = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === "insufficient_funds"

/** The error for a drop of more than the till has. Only callers who may see expected cash are told how much that is. */
function tooMuch(error: HttpError, principal: Principal, place: { business: number; shop: number }): HttpError {
  const key = mayOn(principal, seesAll, place) ? error.key : "dropTooMuch"
  return new HttpError(409, "insufficient_funds", { message: key, fields: { amount: key } })
}

type NewDrop = z.output<typeof dropForm>

/**
 * Drops cash from a till.
 * @throws HttpError 409 if the till has less, or the envelope is pending; 422 if `count` has another sum; or as for `post`
 */
export async function add(scope: Scope, principal: Principal, { till, amount, envelope, count }: NewDrop, key: string) {
  const { shop } = (await findPlace(scope, "till", till)) as { shop: number }
  const { business, currency, today } = await tradingPlace(scope, shop)
  const contents = piecesFor(count, currency, amount, "count") ?? null
  await holdBooks(scope, business)
  if (await store.isPending(scope, shop, envelope)) throw conflict({ envelope: "envelopePending" })
  const id = await store.takeId(scope)
  const account = await tillAccount(scope, till)
  const posted = await post(scope, {
    ...recipes.dropped({ shopId: shop, till: account, amount: BigInt(amount) }),
    ...{ businessId: business, shopId: shop, currency, businessDate: today, source: source(id), memo: envelope, key },
  }).catch((error) => {
    throw isShortage(error) ? tooMuch(error, principal, { business, shop }) : error
  })
  await store.insert(scope, {
    ...{ id, businessId: business, shopId: shop, tillId: till, envelope, amount, contents, businessDate: today },
    ...{ userId: scope.userId, userName: principal.fullName, entryId: posted.id },
  })
  return get(scope, id)
}

/** Locks a pending drop until the transaction ends. @throws HttpError 409 if it isn't pending */
async function requirePending(scope: Scope, id: number, field: string): Promise<void> {
  if ((await store.lockState(scope, id)) !== "pending") throw conflict({ [field]: "dropClosed" })
}

async function verifyOne(scope: Scope, principal: Principal, row: DropRow, given: Verification, to: Named) {
  const { id, businessId, shopId, amount, envelope, userId } = row.drop
  if (userId === scope.userId) throw new HttpError(403, "forbidden", { reason: ["dropOwn", { envelope }] })
  const { currency, today } = await tradingPlace(scope, shopId)
  await requirePending(scope, id, to.field)
  const { counted } = given
  const pieces = piecesFor(given.count, currency, counted, to.countField)
  const posted = await post(scope, {
    ...recipes.dropVerified({ shopId, amount: BigInt(amount), counted: BigInt(counted) }),
    ...{ businessId, shopId, currency, businessDate: today, source: source(id), memo: envelope, key: to.key },
  })
  const by = { userId: scope.userId, userName: principal.fullName }
  const place = { business: businessId, shop: shopId, currency }
  await movePieces(scope, place, { kind: "drop", amount: counted, pieces, entryId: posted.id, note: envelope, ...by })
  const closed = { closedBy: by.userId, closedByName: by.userName, closingEntryId: posted.id }
  await store.close(scope, id, { ...closed, state: "verified", counted, pieces: pieces ?? null })
}

interface Named {
  key: string
  field: string
  countField: string
}

/**
 * Verifies drops, all or none. The handler has checked the right to verify each of them.
 * @throws HttpError 403 for the user's own drop; 409 for a closed one; 422 if notes and coins don't add up to the sum
 */
async function verifyRows(
  scope: Scope,
  principal: Principal,
  rows: DropRow[],
  work: { given: Verification; to: Named }[],
): Promise<void> {
  const businesses = [...new Set(rows.map(({ drop }) => drop.businessId))].sort((a, b) => a - b)
  for (const business of businesses) await holdBooks(scope, business)
  for (const row of rows) {
    const { given, to } = work.find((one) => one.given.id === row.drop.id) as (typeof work)[number]
    await verifyOne(scope, principal, row, given, to)
  }
}

/** Verifies one drop. */
export async function verify(scope: Scope, principal: Principal, given: Verification, key: string): Promise<Drop> {
  const row = await rowOf(scope, given.id)
  await verifyRows(scope, principal, [row], [{ given, to: { key, field: "state", countField: "count" } }])
  return get(scope, given.id)
}

/** Drops by their ids. @throws HttpError 404; 422 if an id appears twice */
export async function findSeveral(scope: Scope, given: Verification[]): Promise<DropRow[]> {
  const ids = given.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0) throw invalid({ [`drops.${twice}.id`]: "dropTwice" })
  const rows = await store.findAll(scope, ids)
  if (rows.length < ids.length) throw notFound()
  return rows
}

export const placesOf = (rows: DropRow[]) => rows.map(placeOf)

/** Verifies several drops at once. */
export async function verifyAll(
  scope: Scope,
  principal: Principal,
  rows: DropRow[],
  given: Verification[],
  key: string,
): Promise<Drop[]> {
  const work = given.map((one, i) => ({
    given: one,
    to: { key: `${key}:${one.id}`, field: `drops.${i}.id`, countField: `drops.${i}.count` },
  }))
  await verifyRows(scope, principal, rows, work)
  return (
    await store.findAll(
      scope,
      given.map(({ id }) => id),
    )
  ).map(toDrop)
}

/** Puts the money of a pending drop back into its till. @throws HttpError 403; 409 if it is closed, or as for `reverse` */
export async function cancel(scope: Scope, principal: Principal, id: number, reason: string, key: string) {
  const row = await rowOf(scope, id)
  const isOwn = row.drop.userId === scope.userId
  if (!isOwn && !mayOn(principal, ["update", "Drop"], placeOf(row)))
    throw new HttpError(403, "forbidden", { reason: "dropNotYours" })
  const { today } = await tradingPlace(scope, row.drop.shopId)
  await holdBooks(scope, row.drop.businessId)
  await requirePending(scope, id, "state")
  const posted = await reverse(scope, row.drop.entryId, { reason, businessDate: today, key })
  const closed = { closedBy: scope.userId, closedByName: principal.fullName, closingEntryId: posted.id }
  await store.close(scope, id, { ...closed, state: "cancelled", reason })
  return get(scope, id)
}
