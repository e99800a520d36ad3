import type { OnOutcome } from "@/lib/core/outbox/outcomes"
import { notify } from "@/lib/features/notifications/service/notify"
import { findForChange } from "../store/events"
import { linkTo } from "./reminders"

/** Notifies the user whose invitation or update couldn't be delivered. */
export const invitationOutcome: OnOutcome = async (scope, { recordId, recipients, subject }, { state }) => {
  if (state !== "failed" || !scope.userId || recordId === null) return
  const row = await findForChange(scope, recordId)
  const link = row ? linkTo({ row, occursAt: row.startsAt }) : "/apps/calendar"
  const data = { who: recipients.join(", "), title: subject }
  await notify(scope, { to: [scope.userId], kind: "undelivered", data, link })
}
