import { tx } from "@/lib/core/db/tx"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { queueMails } from "@/lib/core/outbox/queue"
import type { OutboxRow } from "@/lib/core/outbox/store"
import { query } from "./facts"

/** The user who causes the e-mails of these tests. */
export const me = { workspaceId: 1, userId: 1 }

export const mailTo = (to: string, more: Partial<OutboxMail> = {}): OutboxMail => ({
  kind: "email",
  to,
  subject: "Offer",
  text: "Hello",
  ...more,
})
export const queue = (...mails: OutboxMail[]) => tx(me, (scope) => queueMails(scope, mails))

type Row = Pick<OutboxRow, "state" | "attempts" | "recipients" | "refused" | "text"> & Record<string, unknown>
const named = (to: string) => `"to" -> 0 ->> 'address' = '${to}'`

/** The outbox row whose first recipient is an address, with the `seconds` until its next attempt. */
export async function rowTo(to: string): Promise<Row> {
  const rows = await query<Row>(
    `select *, extract(epoch from next_attempt_at - now())::float8 as seconds from mail_outbox where ${named(to)}`,
  )
  return rows[0] as Row
}

/** Makes the next attempt due and the lease expired. */
export const makeDue = (to: string) =>
  query(`update mail_outbox set next_attempt_at = now() - interval '1 second' where ${named(to)}`)
