import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema/recurring"

const params = schema.recurringParams
const changes = { calls: ["/api/v1/recurring-invoices"] }
const refusals = { 409: "Its state doesn’t allow it, or it has changed since `version` (`conflict`)" }
const ofRecurring = {
  can: ["update", "Invoice"],
  params,
  response: schema.recurringInvoice,
  changes,
  refusals,
} as const
const act = { ...ofRecurring, body: schema.recurringAct } as const

export const listRecurringInvoices = endpoint({
  method: "GET",
  path: "/api/v1/recurring-invoices",
  summary: "Invoices that are written again and again, by name",
  can: ["read", "Invoice"],
  query: schema.recurringListQuery,
  response: schema.recurringList,
})

export const getRecurringInvoice = endpoint({
  method: "GET",
  path: "/api/v1/recurring-invoices/{id}",
  summary: "A recurring invoice with what it last generated",
  can: ["read", "Invoice"],
  params,
  response: schema.recurringInvoice,
})

export const addRecurringInvoice = endpoint({
  method: "POST",
  path: "/api/v1/recurring-invoices",
  summary: "Repeat an invoice by a rule",
  description:
    "`rule` is an RRULE of RFC 5545 without `COUNT` and `UNTIL`: `endsOn` ends it. `act` says whether each invoice stays a draft or is issued and mailed. Days before today make no invoice.",
  can: ["create", "Invoice"],
  body: schema.recurringForm,
  response: schema.recurringInvoice,
  status: 201,
  changes,
})

export const changeRecurringInvoice = endpoint({
  method: "PATCH",
  path: "/api/v1/recurring-invoices/{id}",
  summary: "Change a recurring invoice; given fields are merged, the content is replaced as a whole",
  ...ofRecurring,
  body: schema.recurringChanges,
})

export const pauseRecurringInvoice = endpoint({
  method: "POST",
  path: "/api/v1/recurring-invoices/{id}/pause",
  summary: "Generate no more invoices until it is resumed",
  ...act,
})

export const resumeRecurringInvoice = endpoint({
  method: "POST",
  path: "/api/v1/recurring-invoices/{id}/resume",
  summary: "Generate invoices again; the days of the pause are left out",
  ...act,
})

export const endRecurringInvoice = endpoint({
  method: "POST",
  path: "/api/v1/recurring-invoices/{id}/end",
  summary: "End a recurring invoice for good",
  ...act,
})
