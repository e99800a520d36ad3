import * as z from "zod"
import { named } from "../http/named"
import { mailStates } from "./values"

/** Whether a mail server is set up. Otherwise e-mails are only written to the server's log. */
export const sendsMail = z.boolean()

/** The state of an email to external addresses. */
export const delivery = z.object({
  state: z.enum(mailStates),
  /** Recipients that have not received it yet. */
  to: z.array(z.string()),
  attempts: z.int(),
  /** The mail server's reply to the last attempt, or a code if the server could not be reached. */
  error: z.string().nullable(),
  nextAttemptAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof delivery>

named({ Delivery: delivery })
