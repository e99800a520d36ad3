import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import { major, minor } from "@/lib/core/money"
import type { Reward } from "@/lib/core/pricing/types"
import { addDays, instantOf, isoDayOf, wallOf } from "@/lib/core/time-zone"
import { type Coupon, type CouponChanges, type CouponListQuery, type CouponValues, couponProblems } from "./schema"
import * as store from "./store"
import { faceOf } from "./values"

/** Returns the start of a day in a zone, `offset` days later; null for no day. */
const startOf = (day: string, zone: string, offset = 0) =>
  day ? instantOf(addDays(new Date(`${day}T00:00:00Z`), offset), zone) : null
const dayOf = (instant: Date | null, zone: string) => (instant ? isoDayOf(wallOf(instant, zone)) : "")
/** Returns the last day before an end; for an end at midnight that is the previous day. */
const lastDayOf = (end: Date | null, zone: string) => dayOf(end && new Date(end.getTime() - 1), zone)

/** Converts a row to a coupon as the form shows it, with days in `zone`. */
const toCoupon = ({ offer: row, state }: store.CouponRow, zone: string): Coupon => {
  const { kind, value, minimum } = faceOf(row.reward)
  return {
    id: row.id,
    code: row.code ?? "",
    kind,
    value: kind === "amount" ? major(value) : value,
    minimum: major(minimum),
    startsOn: dayOf(row.startsAt, zone),
    endsOn: lastDayOf(row.endsAt, zone),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    mostUses: row.mostUses,
    uses: row.uses,
    oncePerPerson: row.mostPerCustomer === 1,
    isOffered: row.isOffered,
    state,
  }
}

/** The reward of a coupon: on the total of the goods, or on their delivery. */
function rewardOf({ kind, value, minimum }: Pick<CouponValues, "kind" | "value" | "minimum">): Reward<number> {
  if (kind === "freeDelivery") return { kind: "free-delivery", minimum: minor(minimum) }
  const off = kind === "percent" ? { rate: value * 100 } : { amount: minor(value) }
  return { kind: "threshold", minimum: minor(minimum), off }
}

/** Values that all coupons share: they hold in the web shop for all goods, together with its other offers. */
const ofWebShop = {
  state: "active",
  target: { products: [], categories: [] },
  conditions: { channels: ["web"] },
  stacks: true,
} satisfies Partial<store.CouponRow["offer"]>

export async function list(scope: Scope, query: CouponListQuery, zone: string) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { coupons: rows.map((row) => toCoupon(row, zone)), ...total }
}

async function requireLocked(scope: Scope, code: string): Promise<store.CouponRow> {
  const row = await store.lock(scope, code)
  if (!row) throw notFound()
  return row
}

/** Adds a coupon. @throws HttpError 409 if the code is taken */
export async function add(scope: Scope, { code, ...values }: CouponValues, zone: string): Promise<Coupon> {
  const { startsOn, endsOn, mostUses = null, oncePerPerson, isOffered } = values
  const reward = rewardOf(values)
  const added = await store.insert(scope, code, {
    ...ofWebShop,
    ...{ name: code, reward, kind: reward.kind, isOffered, mostUses },
    mostPerCustomer: oncePerPerson ? 1 : null,
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
  const { uses, startsAt, endsAt } = row.offer
  if (whole.mostUses && whole.mostUses < uses) throw invalid({ mostUses: ["tooSmall", { min: uses }] })
  const isOther = changes.kind !== undefined || changes.value !== undefined || changes.minimum !== undefined
  const reward = isOther ? rewardOf(whole) : row.offer.reward
  await store.update(scope, code, {
    ...{ reward, kind: reward.kind, isOffered: whole.isOffered, mostUses: whole.mostUses ?? null },
    ...(changes.oncePerPerson !== undefined && { mostPerCustomer: changes.oncePerPerson ? 1 : null }),
    startsAt: changes.startsOn === undefined ? startsAt : startOf(whole.startsOn, zone),
    endsAt: changes.endsOn === undefined ? endsAt : startOf(whole.endsOn, zone, 1),
  })
  return toCoupon(await requireLocked(scope, code), zone)
}

/** Ends a coupon now, or reactivates it until `until`. @throws HttpError 404; 409 if it is archived */
export async function setActive(scope: Scope, code: string, isOn: boolean, until: string | undefined, zone: string) {
  const { offer } = await requireLocked(scope, code)
  if (isOn && offer.state === "archived") throw conflict({ code: "offerArchived" })
  if (isOn) await store.update(scope, code, { state: "active", endsAt: until ? new Date(until) : null, endsOn: null })
  else await store.end(scope, code)
  return toCoupon(await requireLocked(scope, code), zone)
}
