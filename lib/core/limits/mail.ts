import { sql } from "drizzle-orm"
import { config } from "../config"
import { takeTurns } from "../db/turns"
import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"
import { sendsMail } from "../outbox/queue"
import { dailyLimitError, type LimitUsage, readUsage } from "./usage"

/**
 * Returns how many recipients outside the workspace were mailed within the last 24 hours. Mail that the product sends by
 * itself, such as reminders and links to reset a password, doesn't count.
 */
export function mailUsage({ db, workspaceId, userId }: Scope): Promise<LimitUsage> {
  return readUsage(
    db,
    sql`
      select coalesce(sum(recipient_count), 0) as workspace,
        coalesce(sum(recipient_count) filter (where user_id = ${userId}), 0) as person
      from mail_outbox
      where workspace_id = ${workspaceId} and kind in ('email', 'invoice', 'invitation', 'statement') and created_at > now() - interval '1 day'`,
  )
}

/**
 * Checks that the caller may mail people outside the workspace. Call it in the transaction that queues the mail. Without a
 * mail server nothing is sent, so there is no limit.
 * @param recipients the number of recipients outside the workspace
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
  await takeTurns(scope, "mail")
  const { workspace, person } = await mailUsage(scope)
  const limits = [
    { used: person + waiting, limit: LIMIT_MAIL_PERSON, message: "mailPersonLimit" },
    { used: workspace, limit: LIMIT_MAIL_WORKSPACE, message: "mailWorkspaceLimit" },
  ]
  for (const { used, limit, message } of limits) {
    if (used + recipients > limit) throw dailyLimitError(message, limit)
  }
}
