import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { reward } from "@/lib/features/offers/schema/reward"
import { offerStates } from "@/lib/features/offers/values"

/** The most offers that are compared at once: the latest. */
export const maxResults = 12
/** The most days of an offer that are compared, from its first on. */
export const maxDays = 90

export const resultsQuery = z.object({ shop: unset(id) })
export type ResultsQuery = z.output<typeof resultsQuery>

const offerResult = z.object({
  offer: z.int(),
  name: z.string(),
  state: z.enum(offerStates),
  reward,
  currency: z.string(),
  /** The days that are compared, and as many before them. */
  from: z.string(),
  to: z.string(),
  days: z.int().min(1),
  /** Pieces of its goods that were sold in the days before, and while it ran. */
  before: z.int(),
  during: z.int(),
  /** Those of them that had the offer, and what it took off, in orders of the web shop. */
  withOffer: z.int(),
  discount: z.int(),
})
export type OfferResult = z.infer<typeof offerResult>
export const offerResults = z.object({ data: z.array(offerResult) })
