import type { Locale } from "@/lib/core/i18n/locales"

/** The mail of one level in a language. `{name}`, `{number}`, `{amount}`, `{date}` and `{from}` are filled in. */
export interface ReminderText {
  subject: string
  message: string
}

/** One rung of the ladder. */
export interface ReminderLevel {
  /** Days after the due date. */
  days: number
  /** Own texts by language; the usual ones for the others. */
  texts: Partial<Record<Locale, ReminderText>>
}

/** The ladder of a business that has set none. */
export const usualDays = [7, 21, 35]
export const usualLevels: ReminderLevel[] = usualDays.map((days) => ({ days, texts: {} }))
export const maxLevels = 5
/** The usual texts are for a friendly, a firm and a last reminder. */
export const tones = ["friendly", "firm", "last"] as const

export const reminderSorts = ["dueDate", "amount"] as const
/** How many one request can send. Each takes a PDF and a mail. */
export const maxRemindersAtOnce = 100
