import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { announceStale } from "@/lib/core/live/news"
import type { OnOutcome } from "@/lib/core/outbox/outcomes"
import { cancelMail, retryMail } from "@/lib/core/outbox/records"
import { notify } from "@/lib/features/notifications/service/notify"
import type { Email } from "../schema"
import { written } from "../service"
import { findReturnTo, insertReturned } from "../store/returned"
import { returnedMail } from "./returned"

const tooLate = (message: string) => new HttpError(409, "conflict", { message })

/** One of the actor's mails. @throws HttpError 404 */
const found = (actor: Actor, id: number): Promise<Email> => tx(actor, (scope) => written(scope, id))

/** Retries one of the actor's mails. @throws HttpError 404; 409 if it neither failed nor waits for a retry */
export async function retry(actor: Actor, id: number): Promise<Email> {
  await found(actor, id)
  if (!(await retryMail(actor, "email", id))) throw tooLate("nothingToRetry")
  return found(actor, id)
}

/** Cancels the delivery of one of the actor's mails. @throws HttpError 404; 409 if it has been sent or is being sent */
export async function cancel(actor: Actor, id: number): Promise<Email> {
  await found(actor, id)
  if (!(await cancelMail(actor, "email", id))) throw tooLate("mailHasLeft")
  return found(actor, id)
}

/** Shows the sender a mail's new state and, if it failed, puts a delivery failure notice into their inbox. */
export const emailOutcome: OnOutcome = async (scope, { recordId, subject }, { state, recipients, lastError }) => {
  const { userId } = scope
  if (!userId || recordId === null) return
  announceStale(scope, { to: [userId], calls: ["/apps/email/"] })
  if (state !== "failed") return
  const writer = await findReturnTo(scope, recordId)
  // The sender's account may have been deleted by now.
  if (!writer) return
  const messageId = await insertReturned(scope, writer, await returnedMail(writer, { subject, recipients, lastError }))
  const data = { who: recipients.join(", "), title: subject }
  await notify(scope, { to: [userId], kind: "undelivered", data, link: `/apps/email?mail=${messageId}` })
}
