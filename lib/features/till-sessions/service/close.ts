import { limitOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { HttpError } from "@/lib/core/http/errors"
import { decimalAmount } from "@/lib/core/money"
import { cashUp } from "@/lib/features/ledger/service/recipes/cash"
import { lockTill } from "@/lib/features/ledger/service/tills"
import * as store from "../store"
import { type Caller, command, inSession, placeOf, postIn, sourceOf } from "./common"
import { nextOf } from "./next"
import { expectedNow, varianceOf } from "./read"

/** Closes a counted till and posts its variance. @throws HttpError 409 if something is missing: a count, a reading, a reason */
export const close = (caller: Caller, id: number) =>
  command(caller, id, { kind: "closed", states: ["counting"] }, async (row) => {
    const { scope, principal } = caller
    const { businessId, shopId, tillId } = row.session
    // Nothing is posted from here on, so the expected sum is final.
    const { account } = await lockTill(scope, businessId, tillId)
    const expected = await expectedNow(scope, row)
    const variance = varianceOf(row, expected) ?? 0
    const next = nextOf(row, variance)
    if (next !== "close") throw new HttpError(409, "conflict", { message: `tillNeeds.${next}` })
    const made = cashUp({ shopId, till: account, variance: BigInt(variance) })
    const entry = await postIn(caller, inSession(row), made, { ...sourceOf(id), memo: row.session.explanation })
    return {
      changes: {
        ...{ state: "closed", expectedClosing: expected, closedAt: new Date() },
        ...{ closedBy: principal.userId, closedByName: principal.fullName },
      },
      event: { amount: variance, entryId: entry?.id },
    }
  })

/** Those who opened, counted or closed a till don't review it. @throws HttpError 403 */
async function requireSomeoneElse(caller: Caller, id: number): Promise<void> {
  const own = ["opened", "counted", "closed"]
  const isOwn = (await store.listEvents(caller.scope, id)).some(
    ({ kind, personId }) => own.includes(kind) && personId === caller.principal.userId,
  )
  if (isOwn) throw new HttpError(403, "forbidden", { message: "reviewOwn" })
}

/** @throws HttpError 403 if the variance is above what the caller may review */
function requireWithinLimit(principal: Principal, row: store.Row): void {
  const variance = Math.abs(varianceOf(row, row.session.expectedClosing) ?? 0)
  const limit = limitOn(principal, ["update", "CashUp"], placeOf(row), "variance")
  if (variance <= limit) return
  const { currency } = row.session
  const text = `${decimalAmount(BigInt(limit), currency)} ${currency}`
  throw new HttpError(403, "forbidden", { message: ["reviewLimit", { limit: text }] })
}

/** Reviews a closed till. @throws HttpError 403 for callers who counted it, or a variance above the caller's limit */
export const review = (caller: Caller, id: number, note: string) =>
  command(caller, id, { kind: "reviewed", states: ["closed"] }, async (row) => {
    await requireSomeoneElse(caller, id)
    requireWithinLimit(caller.principal, row)
    const { userId, fullName } = caller.principal
    return {
      changes: { state: "reviewed", reviewedAt: new Date(), reviewedBy: userId, reviewedByName: fullName },
      event: { memo: note },
    }
  })

/** Locks a reviewed session permanently. */
export const lock = (caller: Caller, id: number) =>
  command(caller, id, { kind: "locked", states: ["reviewed"] }, async () => ({
    changes: { state: "locked" },
    event: {},
  }))
