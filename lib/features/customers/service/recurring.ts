import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { dayOf, isoDayOf, wallOf } from "@/lib/core/time-zone"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { remainingClient } from "@/lib/features/clients/service"
import { partsOf } from "@/lib/features/direct-debits/service/schedule"
import type { RecurringChanges, RecurringCharge, RecurringForm, RecurringListQuery } from "../schema/recurring"
import * as store from "../store/recurring"
import { nextDaysShown } from "../values"
import { nextDays, type Rounds } from "./days"

const todayIn = (timeZone: string) => isoDayOf(dayOf(wallOf(now(), timeZone)))

function toCharge({ row, customerName, shopName, timeZone, currency, last }: store.Listed): RecurringCharge {
  const { id, text, amount, vatRate, rule, startsOn, endsOn, pauses, isActive, version } = row
  const from = [shiftDay(row.doneUntil, 1), todayIn(timeZone)].sort()[1] as string
  return {
    ...{ id, customer: row.customerId, customerName, business: row.businessId, shop: row.shopId, shopName, text },
    ...{ amount, currency, vatRate, rule, startsOn, endsOn },
    pauses: pauses.map(({ from: first, until }) => ({ from: first, until })),
    ...{ isActive, version },
    next: isActive ? nextDays(row, from, nextDaysShown) : [],
    last: last.map(({ day, state, amount: charged, entry, reason }) => ({
      day,
      state,
      amount: charged,
      entry,
      reason,
    })),
  }
}

export async function list(scope: Scope, principal: Principal, query: RecurringListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toCharge), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<RecurringCharge> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toCharge(row)
}

/** Where a rule belongs, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.row.businessId, shop: row.row.shopId }
}

/** @throws HttpError 422 unless the rule has at least one day */
function checkRounds({ rule, startsOn, endsOn, pauses }: Rounds): void {
  if (!partsOf(rule)) throw invalid({ rule: "recurrence" })
  if (endsOn !== null && endsOn < startsOn) throw invalid({ endsOn: "endBeforeStart" })
  const wrong = pauses.findIndex(({ from, until }) => until < from)
  if (wrong >= 0) throw invalid({ [`pauses.${wrong}.until`]: "endBeforeStart" })
  if (nextDays({ rule, startsOn, endsOn, pauses: [] }, startsOn, 1).length === 0)
    throw invalid({ rule: "recurrenceNever" })
}

/** Adds a rule, which applies from today on. @throws HttpError 404; 409; 422 */
export async function add(scope: Scope, { customer, shop, ...form }: RecurringForm): Promise<RecurringCharge> {
  checkRounds(form)
  const customerId = await remainingClient(scope, customer)
  if (customerId === undefined) throw invalid({ customer: "customerUnknown" })
  const place = await tradingPlace(scope, shop)
  const doneUntil = shiftDay(todayIn(place.timeZone), -1)
  const values = { ...form, customerId, businessId: place.business, shopId: shop, doneUntil }
  return get(scope, await store.insert(scope, values))
}

/** @throws HttpError 404; 409 if somebody has changed it since `version`; 422 */
export async function change(scope: Scope, id: number, { version, shop, ...given }: RecurringChanges) {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  checkRounds({ ...row, ...given })
  const place = await tradingPlace(scope, shop ?? row.shopId)
  if (place.business !== row.businessId) throw invalid({ shop: "shopElsewhere" })
  const yesterday = shiftDay(todayIn(place.timeZone), -1)
  // Days on which it was stopped aren't charged afterwards.
  const isResumed = given.isActive === true && !row.isActive && row.doneUntil < yesterday
  const changes = { ...given, ...(shop !== undefined && { shopId: shop }), ...(isResumed && { doneUntil: yesterday }) }
  if (Object.keys(changes).length > 0) await store.update(scope, row, changes)
  return get(scope, id)
}
