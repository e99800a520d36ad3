import { sql } from "drizzle-orm"
import { config } from "../config"
import { rowsOf } from "../db/rows"
import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"
import { sendsMail } from "../outbox/queue"

export interface MailUsage {
  /** Recipients of mail to people outside within the last 24 hours: of the whole workspace, and of the caller's. */
  workspace: number
  person: number
}

/** Counts what people wrote, which mails about an account or a reminder are not. */
export async function mailUsage({ db, workspaceId, userId }: Scope): Promise<MailUsage> {
  const [sums] = rowsOf<Record<keyof MailUsage, string>>(
    await db.execute(sql`
      select coalesce(sum(recipient_count), 0) as workspace,
        coalesce(sum(recipient_count) filter (where user_id = ${userId}), 0) as person
      from mail_outbox
      where workspace_id = ${workspaceId} and kind in ('email', 'invoice') and created_at > now() - interval '1 day'`),
  )
  return { workspace: Number(sums?.workspace ?? 0), person: Number(sums?.person ?? 0) }
}

/**
 * To be called before the caller's mail goes to people outside the workspace, in the transaction that queues it. Without a
 * mail server nothing leaves, and nothing is refused.
 * @param recipients how many people outside it goes to
 * @param waiting recipients of mails that the caller has scheduled and that are not sent yet
 * @throws HttpError 403 `email_unconfirmed` for a caller who has not confirmed their address; 429 beyond the daily limits
 */
export async function requireMayMail(
  scope: Scope,
  { isEmailConfirmed, email }: { isEmailConfirmed: boolean; email: string },
  recipients: number,
  waiting = 0,
): Promise<void> {
  if (recipients === 0 || !sendsMail()) return
  if (!isEmailConfirmed) throw new HttpError(403, "email_unconfirmed", { message: ["emailUnconfirmed", { email }] })
  const { LIMIT_MAIL_PERSON, LIMIT_MAIL_WORKSPACE } = config()
  const { workspace, person } = await mailUsage(scope)
  const limits = [
    { used: person + waiting, limit: LIMIT_MAIL_PERSON, message: "mailPersonLimit" },
    { used: workspace, limit: LIMIT_MAIL_WORKSPACE, message: "mailWorkspaceLimit" },
  ]
  for (const { used, limit, message } of limits) {
    if (used + recipients <= limit) continue
    const details = { message: [message, { limit }] as const, headers: { "retry-after": "3600" } }
    throw new HttpError(429, "rate_limited", details)
  }
}
