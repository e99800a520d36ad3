import * as z from "zod"
import { mailStates } from "./values"

/** How far a mail to addresses outside has come. */
export const delivery = z.object({
  state: z.enum(mailStates),
  /** Whom it has not reached. */
  to: z.array(z.string()),
  attempts: z.int(),
  /** What the mail server said at the last attempt; of a server that could not be reached, a code. */
  error: z.string().nullable(),
  nextAttemptAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof delivery>
