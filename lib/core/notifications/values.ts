/** What one can be told of; each kind can be switched off by the one it is for. */
export const notificationKinds = [
  "mail",
  "chat",
  "task",
  "mention",
  "reminder",
  "payment",
  "order",
  "undelivered",
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What a notification says, in parts: its words are the reader's language's. */
export interface NotificationData {
  /** The person or company it came from. */
  who?: string
  /** What it is about, in its writer's words: a subject, a task, an event, a number. */
  title?: string
  /** When what it is about happens, ISO 8601. */
  at?: string
  /** Money in minor units of `currency` (ISO 4217). */
  amount?: number
  currency?: string
}
