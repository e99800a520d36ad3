import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema/reminders"

const changes = { calls: ["/api/v1/invoice-reminders", "/api/v1/reminder-policies"] }

export const listDueReminders = endpoint({
  method: "GET",
  path: "/api/v1/invoice-reminders/due",
  summary: "Reminders of overdue invoices that should be sent today",
  description: "The next level of each invoice of a business with a balance. `q` searches clients and numbers.",
  can: ["read", "Invoice"],
  query: schema.dueReminderQuery,
  response: schema.dueReminderList,
})

export const listSentReminders = endpoint({
  method: "GET",
  path: "/api/v1/invoice-reminders",
  summary: "The reminders that were sent for an invoice",
  can: ["read", "Invoice"],
  query: schema.sentReminderQuery,
  response: schema.sentReminders,
})

export const sendReminders = endpoint({
  method: "POST",
  path: "/api/v1/invoice-reminders/send",
  summary: "Mail reminders with the PDF of the invoice, each level once",
  description: "Invoices that are no longer due are left out; the response lists them.",
  can: ["update", "Invoice"],
  body: schema.sendReminders,
  response: schema.remindersOutcome,
  transaction: "none",
  changes,
})

export const getReminderPolicy = endpoint({
  method: "GET",
  path: "/api/v1/reminder-policies/{id}",
  summary: "When and how a business reminds its clients",
  can: ["read", "Invoice"],
  params: schema.policyParams,
  response: schema.reminderPolicy,
})

export const changeReminderPolicy = endpoint({
  method: "PATCH",
  path: "/api/v1/reminder-policies/{id}",
  summary: "Change when and how a business reminds its clients",
  description:
    "`levels` are replaced as a whole; a language without a text has the usual one. There are no fees and no interest.",
  can: ["update", "Invoice"],
  params: schema.policyParams,
  body: schema.reminderPolicyChanges,
  response: schema.reminderPolicy,
  refusals: { 409: "It has changed since `version` (`conflict`)" },
  changes,
})
