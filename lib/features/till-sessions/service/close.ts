import { requireWithin } from "@/lib/core/auth/limits"
import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import { HttpError } from "@/lib/core/http/errors"
import { openDayFrom } from "@/lib/features/ledger/service/periods"
import { cashUp } from "@/lib/features/ledger/service/recipes/cash"
import { lockTill } from "@/lib/features/ledger/service/tills"
import * as store from "../store"
import { ownWorkKinds } from "../values"
import { type Caller, command, inSession, placeOf, postIn, sourceOf } from "./common"
import { nextOf } from "./next"
import { expectedNow, varianceOf } from "./read"

/**
 * Closes a counted till and posts its variance: in a month that is closed, on the first open day, with the session's own day in
 * the memo. @throws HttpError 409 if something is missing: a count, a reading, a reason
 */
export const close = (caller: Caller, id: number) =>
  command(caller, id, { kind: "closed", states: ["counting"] }, async (row) => {
    const { scope, principal } = caller
    const { businessId, shopId, tillId, businessDate, explanation } = row.session
    // Nothing is posted from here on, so the expected sum is final.
    const { account } = await lockTill(scope, businessId, tillId)
    const expected = await expectedNow(scope, row)
    const variance = varianceOf(row, expected) ?? 0
    const next = nextOf(row, variance)
    if (next !== "close") throw new HttpError(409, "conflict", { message: `tillNeeds.${next}` })
    const made = cashUp({ shopId, till: account, variance: BigInt(variance) })
    const day = await openDayFrom(scope, businessId, businessDate)
    const isLater = day !== businessDate && variance !== 0
    const memo = [isLater && businessDate, explanation].filter(Boolean).join(": ")
    const entry = await postIn(caller, { ...inSession(row), businessDate: day }, made, { ...sourceOf(id), memo })
    return {
      changes: {
        ...{ state: "closed", expectedClosing: expected, closedAt: now() },
        ...{ closedBy: principal.userId, closedByName: principal.fullName },
      },
      event: { amount: variance, entryId: entry?.id, ...(isLater && { memo: day }) },
    }
  })

/** Those who opened, counted or closed a till don't review it. @throws HttpError 403 */
async function requireSomeoneElse(caller: Caller, id: number): Promise<void> {
  const isOwn = (await store.listEvents(caller.scope, id)).some(
    ({ kind, personId }) => ownWorkKinds.includes(kind) && personId === caller.principal.userId,
  )
  if (isOwn) throw new HttpError(403, "forbidden", { message: "reviewOwn" })
}

/** @throws HttpError 403 if the variance is above what the caller may review */
function requireWithinLimit(principal: Principal, row: store.Row): void {
  const amount = Math.abs(varianceOf(row, row.session.expectedClosing) ?? 0)
  const wanted = { limit: "variance", amount, currency: row.session.currency, message: "reviewLimit" }
  requireWithin(principal, ["update", "CashUp"], placeOf(row), wanted)
}

/** Reviews a closed till. @throws HttpError 403 for callers who counted it, or a variance above the caller's limit */
export const review = (caller: Caller, id: number, note: string) =>
  command(caller, id, { kind: "reviewed", states: ["closed"] }, async (row) => {
    await requireSomeoneElse(caller, id)
    requireWithinLimit(caller.principal, row)
    const { userId, fullName } = caller.principal
    return {
      changes: { state: "reviewed", reviewedAt: now(), reviewedBy: userId, reviewedByName: fullName },
      event: { memo: note },
    }
  })

/** Locks a reviewed session permanently. */
export const lock = (caller: Caller, id: number) =>
  command(caller, id, { kind: "locked", states: ["reviewed"] }, async () => ({
    changes: { state: "locked" },
    event: {},
  }))
