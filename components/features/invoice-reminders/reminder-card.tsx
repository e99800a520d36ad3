import { Messages } from "@/components/layout/messages"
import { SentReminders } from "./sent-reminders"

/** The reminders that were sent for an invoice, with their messages, beside the invoice. */
export const ReminderCard = (invoice: { invoice: number; currency: string }) => (
  <Messages of={["invoice-reminders", "invoices"]}>
    <SentReminders {...invoice} />
  </Messages>
)
