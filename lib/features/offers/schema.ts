import * as z from "zod"
import { day, id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { ids, reward, target } from "./schema/reward"
import { channels, goodsKinds, offerPhases, offerSorts, offerStates, rewardKinds } from "./values"

/** Capitals, digits, dashes and underscores, 3 to 40 characters. Lower case is accepted. */
const code = line(40)
  .meta({ examples: ["SNACKS"] })
  .transform((text) => text.toUpperCase())
  .refine((text) => /^[A-Z\d][A-Z\d_-]{2,39}$/.test(text), { params: { key: "couponCode" } })

const minutes = z.int().min(0).max(1_440)
/** Minutes since midnight in the time of the shop. */
const hours = z
  .object({ from: minutes, to: minutes })
  .refine(({ from, to }) => from !== to, { params: { key: "offerHours" } })
  .meta({ examples: [{ from: 540, to: 720 }] })
/** A list that an offer is limited to. An empty one limits nothing, because forms send it for "all". */
const limitedTo = <S extends z.ZodType>(list: S) =>
  z.preprocess(
    (value) => (Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined)),
    list.optional(),
  )

const conditions = z.object({
  shops: limitedTo(ids),
  channels: limitedTo(z.array(z.enum(channels)).max(channels.length)),
  from: unset(day),
  until: unset(day),
  /** 1 is Monday. */
  weekdays: limitedTo(z.array(z.int().min(1).max(7)).max(7)),
  hours: unset(hours),
  code: unset(code),
})

const fields = {
  name: line(120).min(1),
  reward,
  target,
  conditions,
  priority: z.int().min(0).max(100),
  stacks: z.boolean(),
  /** How often a basket has it: pieces, or groups of them. */
  most: z.int().min(1).max(10_000).nullable(),
  /** How many orders may have it: in all, and of one customer. */
  mostUses: z.int().min(1).max(1_000_000).nullable(),
  mostPerCustomer: z.int().min(1).max(1_000).nullable(),
  /** Whether the cart of the web shop shows its code to everyone. */
  isOffered: z.boolean(),
}
export const offerForm = z.object({
  business: id,
  ...fields,
  target: fields.target.default({ products: [], categories: [] }),
  conditions: fields.conditions.default({}),
  priority: fields.priority.default(0),
  stacks: fields.stacks.default(false),
  most: fields.most.default(null),
  mostUses: fields.mostUses.default(null),
  mostPerCustomer: fields.mostPerCustomer.default(null),
  isOffered: fields.isOffered.default(false),
})
export type OfferForm = z.output<typeof offerForm>

export const offerChanges = z
  .object({ ...fields, state: z.enum(offerStates) })
  .partial()
  .extend({ version: z.int().min(1).optional() })
export type OfferChanges = z.output<typeof offerChanges>

export const offerParams = z.object({ id })
/** A product or category that an offer names. */
const goods = z.object({ kind: z.enum(goodsKinds), id: z.int(), name: z.string() })
export type OfferGoods = z.infer<typeof goods>
export const offer = z.object({
  id: z.int(),
  /** Null for coupons of the web shop. */
  business: z.int().nullable(),
  currency: z.string(),
  ...fields,
  /** The exact start and end of coupons that were set with days of a user. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Orders that have it, without cancelled ones. */
  uses: z.int(),
  state: z.enum(offerStates),
  phase: z.enum(offerPhases),
  /** When it was first active, and when it was paused or archived since; null if unknown or never. */
  activatedAt: z.iso.datetime().nullable(),
  stoppedAt: z.iso.datetime().nullable(),
  /** The names of the goods; in lists only the first of each offer. */
  goods: z.array(goods),
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type Offer = z.infer<typeof offer>

export const offerListQuery = listQuery({
  business: unset(id),
  /** Offers that may hold in this shop, and coupons. */
  shop: unset(id),
  state: unset(z.enum(offerStates)),
  kind: unset(z.enum(rewardKinds)),
  sortBy: unset(z.enum(offerSorts)),
})
export type OfferListQuery = z.output<typeof offerListQuery>
export const offerList = listOf(offer)

named({ Offer: offer, OfferReward: reward, OfferConditions: conditions })
