/** The kinds of notifications. Users can mute each. */
export const notificationKinds = [
  "mail",
  "chat",
  "task",
  "mention",
  "reminder",
  "invitation",
  "payment",
  "order",
  "undelivered",
  "webhookOff",
  "cashException",
  "chargeRefused",
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const invitationChanges = ["invited", "changed", "cancelled", "yes", "no", "maybe"] as const
export type InvitationChange = (typeof invitationChanges)[number]

/** The data of a notification. The text around it is translated for the recipient. */
export interface NotificationData {
  /** The user or company it came from. */
  who?: string
  /** A name that is not translated: an email's subject, a task, an event, an invoice number. */
  title?: string
  /** The number of events, if one notification stands for several. */
  count?: number
  /** The change to an invitation: it was sent, changed or cancelled, or its guest answered. */
  change?: InvitationChange
  /** When the event happens, ISO 8601. */
  at?: string
  /** Money in minor units of `currency` (ISO 4217). */
  amount?: number
  currency?: string
  /** The kind of a cash exception, as the selector of a message: `dropUnverified`. */
  exception?: string
  /** The name of the person who dealt with it, once it is solved; empty if it was solved automatically. */
  solvedBy?: string
}
