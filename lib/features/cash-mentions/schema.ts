import * as z from "zod"
import { listOf } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { bagStates } from "@/lib/features/bank-bags/values"
import { dropStates } from "@/lib/features/drops/values"
import { maxNumbers } from "./values"

const numbered = { id: z.int(), number: z.string() }
const shared = {
  shop: z.int(),
  shopName: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** When it was dropped or prepared. */
  since: z.iso.datetime(),
}
export const cashMention = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drop"), ...numbered, state: z.enum(dropStates), ...shared }),
  z.object({ kind: z.literal("bag"), ...numbered, state: z.enum(bagStates), ...shared }),
])
export type CashMention = z.infer<typeof cashMention>

export const mentionQuery = z.object({
  numbers: listOf(z.string().trim().min(1).max(40)).refine((all) => (all?.length ?? 0) <= maxNumbers),
})
export const cashMentions = z.object({ data: z.array(cashMention) })

named({ CashMention: cashMention })
