import * as z from "zod"
import { id } from "@/lib/core/http/fields"
import { offerForm } from "../schema"
import { offerPhases, offerStates } from "../values"
import { countryRuleKinds } from "../values/country-rules"

/** The values of an offer's form, and the id of the offer if it exists. */
export const offerCheckForm = offerForm.extend({ id: id.optional() })
export type OfferCheckForm = z.output<typeof offerCheckForm>

/**
 * The outcome for a piece that two offers apply to: both apply, the other one takes precedence, this one takes precedence, or
 * the one with the larger discount applies.
 */
export const overlapKinds = ["both", "theirs", "ours", "best"] as const

const goods = z.object({ product: z.int(), name: z.string(), pieces: z.int() })
export const offerCheck = z.object({
  currency: z.string(),
  overlaps: z.array(
    z.object({
      offer: z.int(),
      name: z.string(),
      state: z.enum(offerStates),
      phase: z.enum(offerPhases),
      kind: z.enum(overlapKinds),
      /** Whether one of the two offers only holds with a code. */
      needsCode: z.boolean(),
    }),
  ),
  /** The smallest baskets with the offer that lose money, the worst first; for callers who may see cost. */
  margins: z
    .array(z.object({ goods: z.array(goods), total: z.int(), net: z.int(), cost: z.int(), margin: z.int() }))
    .optional(),
  /** How many such baskets there are, and how many products have no known cost. */
  losses: z.int().optional(),
  withoutCost: z.int().optional(),
  rules: z.array(
    z.object({
      kind: z.enum(countryRuleKinds),
      country: z.string(),
      from: z.string(),
      days: z.int().nullable(),
      law: z.string(),
    }),
  ),
  /** Where a country requires it: the current price of goods, that with the offer, and the lowest in the days before. */
  priors: z.array(
    z.object({ product: z.int(), name: z.string(), price: z.int(), reduced: z.int(), lowest: z.int().nullable() }),
  ),
})
export type OfferCheck = z.infer<typeof offerCheck>
