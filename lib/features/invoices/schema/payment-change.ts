import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { paymentChangeKinds, paymentKinds, paymentMethods } from "../values"

/** A payment or refund as it was before a change. */
export const paymentChange = z.object({
  id: z.int(),
  paymentId: z.int(),
  what: z.enum(paymentChangeKinds),
  /** When it was changed, and by whom: the user's id, and their name at the time. */
  at: z.string(),
  byId: z.int(),
  by: z.string(),
  kind: z.enum(paymentKinds),
  /** Negative for a refund. */
  amountMinor: z.int(),
  paidDate: z.string(),
  method: z.enum(paymentMethods),
  note: z.string(),
})
export type RecordedChange = z.infer<typeof paymentChange>

named({ PaymentChange: paymentChange })
