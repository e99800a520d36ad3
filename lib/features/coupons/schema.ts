import * as z from "zod"
import { day, line, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { isWholeMinor, maxMajor } from "@/lib/core/money"
import { couponKinds, couponSorts, couponStates } from "./values"

const amount = z
  .number()
  .min(0)
  .max(maxMajor)
  .refine(isWholeMinor, { params: { key: "cents" } })
/** An empty day means no limit. */
const openDay = z.union([z.literal(""), day])

/** Capitals, digits, dashes and underscores, 3 to 40 characters. Lower case is accepted. */
const code = line(40)
  .transform((text) => text.toUpperCase())
  .refine((text) => /^[A-Z\d][A-Z\d_-]{2,39}$/.test(text), { params: { key: "couponCode" } })

const fields = {
  kind: z.enum(couponKinds),
  /** Percent, or major currency units to the cent; ignored for free delivery. */
  value: amount,
  /** Min total of the goods, in major currency units. */
  minimum: amount,
  /** First and last day, in the time zone of the user who sets them. */
  startsOn: openDay,
  endsOn: openDay,
  mostUses: z.int().min(1).max(1_000_000).nullish(),
  oncePerPerson: z.boolean(),
  /** Offered to everyone in the cart; other coupons only work for customers who know the code. */
  isOffered: z.boolean(),
}
const wholeCoupon = z.object({
  code,
  ...fields,
  value: fields.value.default(0),
  minimum: fields.minimum.nullish().transform((amount) => amount ?? 0),
  startsOn: fields.startsOn.default(""),
  endsOn: fields.endsOn.default(""),
  oncePerPerson: fields.oncePerPerson.default(false),
  isOffered: fields.isOffered.default(false),
})
export type CouponValues = z.output<typeof wholeCoupon>

/** Returns what is inconsistent in a coupon, as pairs of field and message key. */
export function couponProblems({ kind, value, startsOn, endsOn }: Omit<CouponValues, "code">): [string, string][] {
  const problems: [string, string][] = []
  if (kind === "percent" && !(Number.isInteger(value) && value >= 1 && value <= 100))
    problems.push(["value", "percent"])
  if (kind === "amount" && value <= 0) problems.push(["value", "required"])
  if (startsOn && endsOn && endsOn < startsOn) problems.push(["endsOn", "endBeforeStart"])
  return problems
}

export const couponForm = wholeCoupon.superRefine((values, context) => {
  for (const [path, key] of couponProblems(values)) {
    context.addIssue({ code: "custom", path: [path], params: { key } })
  }
})
export const couponChanges = z.object(fields).partial().extend({ code })
export type CouponChanges = z.output<typeof couponChanges>

export const coupon = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  minimum: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  mostUses: z.int().nullable(),
  uses: z.int(),
  oncePerPerson: z.boolean(),
  isOffered: z.boolean(),
  state: z.enum(couponStates),
})
export type Coupon = z.infer<typeof coupon>

export const couponListQuery = z.object({
  q,
  kind: unset(z.enum(couponKinds)),
  state: unset(z.enum(couponStates)),
  sortBy: unset(z.enum(couponSorts)),
  order: unset(z.enum(["asc", "desc"])),
  ...paging(10),
})
export type CouponListQuery = z.output<typeof couponListQuery>

export const couponPage = z.object({
  coupons: z.array(coupon),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

export const switchBody = z.object({
  code,
  isOn: z.boolean(),
  /** When a reactivated coupon ends; never if omitted. */
  until: unset(z.iso.datetime()),
})

named({ Coupon: coupon })
