import * as z from "zod"
import { id } from "@/lib/core/http/fields"
import { offerForm } from "../schema"
import { offerPhases, offerStates } from "../values"
import { countryRuleKinds } from "../values/country-rules"

/** An offer as its form has it, and its id if it exists. */
export const offerCheckForm = offerForm.extend({ id: id.optional() })
export type OfferCheckForm = z.output<typeof offerCheckForm>

/**
 * What becomes of a piece that two offers are about: it has both, the other one first, this one first, or the one of them
 * that takes off more.
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
      /** The other one, or this one, only holds for a code. */
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
  /** Where a country asks for it: what the goods cost now, with the offer, and at the lowest in the days before. */
  priors: z.array(
    z.object({ product: z.int(), name: z.string(), price: z.int(), reduced: z.int(), lowest: z.int().nullable() }),
  ),
})
export type OfferCheck = z.infer<typeof offerCheck>
