import { mayOn, type Placed } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { type Count, validateCount } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { NewEntry, Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import type { TillSessionSheet } from "../schema"
import * as store from "../store"
import type { TillEventKind, TillSessionState } from "../values"
import { sheetOfRow } from "./read"

/** The caller and the command's permanent idempotency key. */
export interface Caller {
  scope: Scope
  principal: Principal
  key: string
}

export const placeOf = ({ session }: store.Row): Placed => ({ business: session.businessId, shop: session.shopId })

/** The result of a command: the changes to the session, and the event for the day sheet. */
export interface Done {
  changes?: Parameters<typeof store.update>[2]
  event: Partial<Pick<store.Event, "amount" | "memo" | "count" | "reading" | "entryId">>
}

/** @throws HttpError 409 unless the session is in one of the states */
function requireState({ session }: store.Row, states: readonly TillSessionState[]): void {
  if (!states.includes(session.state)) throw new HttpError(409, "conflict", { message: `tillIs.${session.state}` })
}

/** The event of an earlier command with the same key. @throws HttpError 422 if that was another command, or somebody else's */
export async function earlierEvent({ scope, principal, key }: Caller, kind: TillEventKind, session?: number) {
  const event = await store.findEvent(scope, key)
  if (!event) return undefined
  const isSame = event.kind === kind && (session === undefined || event.sessionId === session)
  if (!isSame || event.personId !== principal.userId) throw new HttpError(422, "idempotency_mismatch")
  return event
}

export const addEvent = (
  { scope, principal, key }: Caller,
  sessionId: number,
  kind: TillEventKind,
  event: Done["event"],
) =>
  store.addEvent(scope, {
    ...event,
    sessionId,
    kind,
    key,
    personId: principal.userId,
    personName: principal.fullName,
  })

/**
 * Runs a command on a session, exactly once per key.
 * @throws HttpError 404; 409 if the session is in another state; 422 if the key belongs to another command
 */
export async function command(
  caller: Caller,
  id: number,
  { kind, states }: { kind: TillEventKind; states: readonly TillSessionState[] },
  run: (row: store.Row) => Promise<Done>,
): Promise<TillSessionSheet> {
  const { scope, principal } = caller
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (await earlierEvent(caller, kind, id)) return sheetOfRow(scope, principal, row)
  requireState(row, states)
  const { changes = {}, event } = await run(row)
  const changed = await store.update(scope, row, changes)
  await addEvent(caller, id, kind, event)
  return sheetOfRow(scope, principal, changed)
}

interface PostedIn {
  business: number
  shop: number
  currency: string
  businessDate: string
}

/** The day of a session is fixed, so a locked month has to be unlocked first. */
function monthClosed(businessDate: string): HttpError {
  const message = ["tillMonthClosed", { date: businessDate }] as const
  return new HttpError(409, "period_locked", { message, fields: { businessDate: message } })
}

/**
 * Posts the entry of a command, if it has lines. Callers who may not see expected cash don't learn it from the error.
 * @returns the entry, or null if nothing was posted
 */
export async function postIn(
  { scope, principal, key }: Caller,
  { business, shop, currency, businessDate }: PostedIn,
  made: Recipe,
  more: Partial<NewEntry> = {},
): Promise<{ id: string; sequence: number } | null> {
  if (made.lines.length === 0) return null
  const entry = { ...made, businessId: business, shopId: shop, currency, businessDate, key, ...more }
  try {
    return await post(scope, entry)
  } catch (error) {
    if (error instanceof HttpError && error.code === "period_locked") throw monthClosed(businessDate)
    if (!(error instanceof HttpError) || error.code !== "insufficient_funds") throw error
    if (mayOn(principal, ["read", "ExpectedCash"], { business, shop })) throw error
    throw new HttpError(409, "insufficient_funds", { message: "tillShort", fields: { amount: "tillShort" } })
  }
}

/** The place and day of a session's entries. */
export const inSession = ({ session }: store.Row): PostedIn => ({
  business: session.businessId,
  shop: session.shopId,
  currency: session.currency,
  businessDate: session.businessDate,
})

export const sourceOf = (id: number): Partial<NewEntry> => ({ source: { type: "till-session", id: String(id) } })

/** @throws HttpError 422 for notes and coins that the currency doesn't have */
export function checkCount(count: Count, currency: string): void {
  const [first] = validateCount(count, currency)
  if (first) throw invalid({ count: ["countWrong", { value: first.value, currency }] })
}
