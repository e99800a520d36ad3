import { type AnyColumn, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import { HttpError, notFound, type Refusal } from "../http/errors"
import type { Action, Rule, Subject } from "./ability"

/**
 * The owner and places of a record. Nouns add their kinds of places by declaration merging (`shop: number`).
 * A record inside several places names all of them, so that a grant on any of them covers it.
 */
export interface BelongsTo {
  owner: number
}
export type Place = Exclude<keyof BelongsTo, "owner">

/** The owner and places of a record that is loaded or about to be created. */
export type Placed = { readonly [Kind in keyof BelongsTo]?: BelongsTo[Kind] | null }
/** The columns of a table with the owner and places of its rows. */
export type PlacedColumns = { readonly [Kind in keyof BelongsTo]?: AnyColumn | SQL }

/** Permission for an action on some records of a subject. */
export interface Grant {
  action: Action
  subject: Subject
  /** Every record, those that the user owns, or those of certain places. */
  on: "all" | "own" | { place: Place; ids: readonly BelongsTo[keyof BelongsTo][] }
  /** The start and the end, in milliseconds since 1970. */
  from?: number
  until?: number
  /** The largest amounts that it permits, by name. An amount that it doesn't name is unlimited. */
  limits?: Readonly<Record<string, number>>
}

/** The part of a principal that permission checks read. */
export interface Granted {
  userId: number
  grants: readonly Grant[]
}

/** The grants of a right that are in force, wherever they apply. */
function grantsOf({ grants }: Granted, [action, subject]: Rule): Grant[] {
  const now = Date.now()
  return grants.filter(
    (grant) =>
      (grant.action === action || grant.action === "manage") &&
      (grant.subject === subject || grant.subject === "all") &&
      (grant.from ?? now) <= now &&
      now < (grant.until ?? Number.POSITIVE_INFINITY),
  )
}

function covers({ on }: Grant, userId: number, record: Placed): boolean {
  if (on === "all") return true
  if (on === "own") return record.owner === userId
  const id: Placed[keyof Placed] = record[on.place]
  return id !== undefined && id !== null && on.ids.includes(id)
}

/** Whether the user has a right on a record. With `{}` as the record: on every one. */
export const mayOn = (user: Granted, right: Rule, record: Placed): boolean =>
  grantsOf(user, right).some((grant) => covers(grant, user.userId, record))

/** The reason why a user doesn't have a right on a record. */
function whyNot(user: Granted, right: Rule): Refusal["why"] {
  const grants = grantsOf(user, right)
  if (grants.length === 0) return "missing"
  return grants.some(({ on }) => on === "own") ? "own" : "here"
}

/** Explains for an error why a user doesn't have a right on a record. */
export const refusalOn = (user: Granted, right: Rule, place?: Placed): Refusal => ({
  right,
  why: whyNot(user, right),
  ...(place && { place }),
})

/** The error for a user without a right on a record that they know. */
export const forbiddenOn = (user: Granted, right: Rule, place?: Placed): HttpError =>
  new HttpError(403, "forbidden", { reason: refusalOn(user, right, place) })

/**
 * Returns the record if the user has the right on it.
 * @throws HttpError 404 if it is undefined, or the user may not read it and so may not learn that it exists; otherwise 403
 */
export function requireOn<T extends Placed>(user: Granted, right: Rule, record: T | undefined): T {
  if (record === undefined) throw notFound()
  if (mayOn(user, right, record)) return record
  if (mayOn(user, ["read", right[1]], record)) throw forbiddenOn(user, right, record)
  throw new HttpError(404, "not_found", { reason: refusalOn(user, right) })
}

/**
 * The condition for the rows on which the user has a right, for lists; undefined if that is every row. `mayOn` agrees with it
 * for each row.
 * @param columns the owner and places of the rows. Grants on any other place match no row.
 */
export function filterFor(user: Granted, right: Rule, columns: PlacedColumns): SQL | undefined {
  const grants = grantsOf(user, right)
  if (grants.some(({ on }) => on === "all")) return undefined
  const conditions = grants.map(({ on }) => {
    if (on === "all") return undefined
    if (on === "own") return columns.owner && eq(columns.owner as SQL, user.userId)
    const column: AnyColumn | SQL | undefined = columns[on.place]
    return column && on.ids.length > 0 ? inArray(column as SQL, [...on.ids]) : undefined
  })
  return or(...conditions) ?? sql`false`
}

/** The largest amount that the user's grants permit on a record: 0 without a grant, Infinity without a limit. */
export function limitOn(user: Granted, right: Rule, record: Placed, limit: string): number {
  const grants = grantsOf(user, right).filter((grant) => covers(grant, user.userId, record))
  return Math.max(0, ...grants.map(({ limits }) => limits?.[limit] ?? Number.POSITIVE_INFINITY))
}
