import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import { major, minor } from "@/lib/core/money"
import { addDays, instantOf, isoDayOf, wallOf } from "@/lib/core/time-zone"
import { type Coupon, type CouponChanges, type CouponListQuery, type CouponValues, couponProblems } from "./schema"
import * as store from "./store"

/** Returns the start of a day in a zone, `offset` days later; null for no day. */
const startOf = (day: string, zone: string, offset = 0) =>
  day ? instantOf(addDays(new Date(`${day}T00:00:00Z`), offset), zone) : null
const dayOf = (instant: Date | null, zone: string) => (instant ? isoDayOf(wallOf(instant, zone)) : "")
/** Returns the last day before an end; for an end at midnight that is the previous day. */
const lastDayOf = (end: Date | null, zone: string) => dayOf(end && new Date(end.getTime() - 1), zone)

/** Converts a row to a coupon as the form shows it, with days in `zone`. */
const toCoupon = ({ startsAt, endsAt, ...row }: store.CouponRow, zone: string): Coupon => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.kind === "amount" ? major(row.value) : row.value,
  minimum: major(row.minimum),
  startsOn: dayOf(startsAt, zone),
  endsOn: lastDayOf(endsAt, zone),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  mostUses: row.mostUses,
  uses: row.uses,
  oncePerPerson: row.oncePerPerson,
  isOffered: row.isOffered,
  state: row.state,
})

const storedValue = ({ kind, value }: Pick<CouponValues, "kind" | "value">) =>
  kind === "percent" ? value : kind === "amount" ? minor(value) : 0

export async function list(scope: Scope, query: CouponListQuery, zone: string) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { coupons: rows.map((row) => toCoupon(row, zone)), ...total }
}

async function requireLocked(scope: Scope, code: string): Promise<store.CouponRow> {
  const row = await store.find(scope, code, { lock: true })
  if (!row) throw notFound()
  return row
}

/** Adds a coupon. @throws HttpError 409 if the code is taken */
export async function add(scope: Scope, { code, ...values }: CouponValues, zone: string): Promise<Coupon> {
  const { startsOn, endsOn, minimum, mostUses = null, kind, oncePerPerson, isOffered } = values
  const added = await store.insert(scope, code, {
    kind,
    oncePerPerson,
    isOffered,
    mostUses,
    value: storedValue(values),
    minimum: minor(minimum),
    startsAt: startOf(startsOn, zone),
    endsAt: startOf(endsOn, zone, 1),
  })
  if (!added) throw conflict({ code: "couponTaken" })
  return toCoupon(await requireLocked(scope, code), zone)
}

/**
 * Changes a coupon. Omitted fields don't change, including the exact start and end.
 * @throws HttpError 404; 422 if the result is inconsistent, or its max uses are below the current uses
 */
export async function change(scope: Scope, { code, ...changes }: CouponChanges, zone: string): Promise<Coupon> {
  const row = await requireLocked(scope, code)
  const whole = { ...toCoupon(row, zone), ...changes }
  const [problem] = couponProblems(whole)
  if (problem) throw invalid({ [problem[0]]: problem[1] })
  if (whole.mostUses && whole.mostUses < row.uses) throw invalid({ mostUses: ["tooSmall", { min: row.uses }] })
  await store.update(scope, code, {
    kind: whole.kind,
    oncePerPerson: whole.oncePerPerson,
    isOffered: whole.isOffered,
    mostUses: whole.mostUses ?? null,
    value: storedValue(whole),
    minimum: minor(whole.minimum),
    startsAt: changes.startsOn === undefined ? row.startsAt : startOf(whole.startsOn, zone),
    endsAt: changes.endsOn === undefined ? row.endsAt : startOf(whole.endsOn, zone, 1),
  })
  return toCoupon(await requireLocked(scope, code), zone)
}

/** Ends a coupon now, or reactivates it until `until`. */
export async function setActive(scope: Scope, code: string, isOn: boolean, until: string | undefined, zone: string) {
  await requireLocked(scope, code)
  if (isOn) await store.update(scope, code, { endsAt: until ? new Date(until) : null })
  else await store.end(scope, code)
  return toCoupon(await requireLocked(scope, code), zone)
}

// The functions that orders use.
export type CouponRow = store.CouponRow
export const find = store.find
export const findOffered = store.findOffered
export const countUse = store.countUse
