import * as z from "zod"
import { id, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { locales } from "@/lib/core/i18n/locales"
import { maxLevels, maxRemindersAtOnce, reminderSorts } from "../values"

const reminderText = z.object({ subject: line(200).min(1), message: lines(5000).min(1) })
const level = z.object({
  days: z.int().min(1).max(365),
  texts: z.partialRecord(z.enum(locales), reminderText).default({}),
})
const levels = z
  .array(level)
  .max(maxLevels)
  .refine((all) => all.every(({ days }, i) => i === 0 || days > (all[i - 1]?.days ?? 0)), {
    params: { key: "reminderOrder" },
  })

/** A level with its texts in all languages, the usual ones included. */
const shownLevel = z.object({
  days: z.int(),
  texts: z.record(z.enum(locales), z.object({ subject: z.string(), message: z.string() })),
  /** The languages whose texts are the business's own. */
  own: z.array(z.enum(locales)),
})

export const reminderPolicy = z.object({
  business: z.int(),
  levels: z.array(shownLevel),
  /** 0 for a business that has set none. */
  version: z.int(),
})
export type ReminderPolicy = z.infer<typeof reminderPolicy>
export const reminderPolicyChanges = z.object({
  levels,
  /** The version that the caller edited. If it is outdated, nothing is written. */
  version: z.int().min(0).optional(),
})
export type ReminderPolicyChanges = z.output<typeof reminderPolicyChanges>
export const policyParams = z.object({ id })

const dueReminder = z.object({
  /** The invoice. */
  id: z.int(),
  number: z.string(),
  business: z.int(),
  client: z.int(),
  clientName: z.string(),
  /** Where it would be sent; empty if the client has no address. */
  recipient: z.string(),
  currency: z.string(),
  balance: z.int(),
  dueDate: z.iso.date(),
  daysOverdue: z.int(),
  /** The level that is due, from 1, and how many there are. */
  level: z.int(),
  levels: z.int(),
  lastSentAt: z.iso.datetime().nullable(),
})
export type DueReminder = z.infer<typeof dueReminder>
export const dueReminderQuery = listQuery({ business: unset(id), sortBy: unset(z.enum(reminderSorts)) })
export type DueReminderQuery = z.output<typeof dueReminderQuery>
export const dueReminderList = listOf(dueReminder)

const sentReminder = z.object({
  invoice: z.int(),
  level: z.int(),
  sentAt: z.iso.datetime(),
  recipient: z.string(),
  balance: z.int(),
  by: z.string(),
})
export const sentReminderQuery = z.object({ invoice: id })
export const sentReminders = z.object({ data: z.array(sentReminder) })

export const sendReminders = z.object({
  /** Each with the level that the caller saw. */
  reminders: z
    .array(z.object({ invoice: id, level: z.int().min(1).max(maxLevels) }))
    .min(1)
    .max(maxRemindersAtOnce),
})
export type SendReminders = z.output<typeof sendReminders>
export const remindersOutcome = z.object({
  sent: z.array(z.int()),
  /** Invoices that were paid, void or reminded meanwhile, or whose client has no address. */
  skipped: z.array(z.int()),
  state: z.enum(["queued", "logged"]),
})

named({ ReminderPolicy: reminderPolicy, DueReminder: dueReminder, SentReminder: sentReminder })
