import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { isoDayOf } from "@/lib/core/time-zone"
import { lockBooks } from "../store/books"
import * as store from "../store/periods"
import type { PeriodState } from "../values/roles"

const toPeriod = ({ month, changedAt, ...period }: Awaited<ReturnType<typeof store.listPeriods>>[number]) => ({
  month: month.slice(0, 7),
  ...period,
  changedAt: changedAt.toISOString(),
})

export const listPeriods = async (scope: Scope, businessId: number) =>
  (await store.listPeriods(scope, businessId)).map(toPeriod)

/**
 * Opens, closes or locks a month (YYYY-MM). Entries that are being written are finished first.
 * @throws HttpError 404 if the business has no books; 422 if a locked month is to be unlocked without a reason; 409 if it is
 * in this state already
 */
export async function changePeriod(scope: Scope, businessId: number, month: string, state: PeriodState, reason = "") {
  if (!(await lockBooks(scope, businessId))) throw notFound()
  const first = `${month}-01`
  const before = (await store.findPeriod(scope, businessId, first))?.state ?? "open"
  if (before === state) throw new HttpError(409, "conflict", { message: "periodSame" })
  if (before === "locked" && !reason.trim()) throw invalid({ reason: "unlockReason" })
  return toPeriod(await store.savePeriod(scope, { businessId, month: first, state, reason: reason.trim() || null }))
}

/**
 * The day itself if its month is open, otherwise the first day of the next open month. Call it with the books locked, so that
 * no month is closed meanwhile.
 */
export async function openDayFrom(scope: Scope, businessId: number, day: string): Promise<string> {
  const closed = new Set(
    (await store.listPeriods(scope, businessId)).filter(({ state }) => state !== "open").map(({ month }) => month),
  )
  let month = `${day.slice(0, 7)}-01`
  if (!closed.has(month)) return day
  while (closed.has(month)) {
    const [year, number] = month.split("-").map(Number) as [number, number]
    month = isoDayOf(new Date(Date.UTC(year, number, 1)))
  }
  return month
}
