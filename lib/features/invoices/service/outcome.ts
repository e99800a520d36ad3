import { announceWrite } from "@/lib/core/live/news"
import type { OnOutcome } from "@/lib/core/outbox/outcomes"
import { notify } from "@/lib/features/notifications/service/notify"
import { retryInvoiceDelivery } from "../contract/write"
import { markSent } from "../store/write"

/** Marks an invoice as sent once its mail has been sent, and notifies the sender if it failed permanently. */
export const invoiceOutcome: OnOutcome = async (scope, { recordId, subject }, { state, recipients }) => {
  if (recordId === null) return
  if (state === "sent") await markSent(scope, recordId)
  if (state === "failed" && scope.userId) {
    const data = { who: recipients.join(", "), title: subject }
    await notify(scope, { to: [scope.userId], kind: "undelivered", data, link: `/apps/invoice/preview/${recordId}` })
  }
  scope.after(() => announceWrite(retryInvoiceDelivery, scope))
}
