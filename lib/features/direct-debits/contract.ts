import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"

const params = schema.debitParams
const changes = { calls: ["/api/v1/direct-debits", "/api/v1/direct-debit-occurrences", "/api/v1/supplier-bills"] }
const refusals = { 409: "Its state doesn’t allow it, or it has changed since `version` (`conflict`)" }
const ofDebit = { params, response: schema.directDebit, changes, refusals } as const
const answer = {
  ...onRecord("update", "DebitPayment"),
  params,
  response: schema.debitOccurrence,
  changes,
  refusals: { 409: "Somebody has answered it already, or the month is closed (`period_locked`)" },
} as const

export const listDirectDebits = endpoint({
  method: "GET",
  path: "/api/v1/direct-debits",
  summary: "Direct-debit mandates that businesses have given",
  description: "`q` searches creditors and mandates.",
  can: ["read", "DirectDebit"],
  query: schema.debitListQuery,
  response: schema.debitList,
})

export const forecastBank = endpoint({
  method: "GET",
  path: "/api/v1/direct-debits/forecast",
  summary: "The money at the bank over the next 90 days, with its lowest point",
  description:
    "From the balance of all bank accounts and the direct debits that are due. It knows of no other payments.",
  ...onRecord("read", "DirectDebit"),
  query: schema.forecastQuery,
  response: schema.forecast,
})

export const getDirectDebit = endpoint({
  method: "GET",
  path: "/api/v1/direct-debits/{id}",
  summary: "A direct-debit mandate",
  ...onRecord("read", "DirectDebit"),
  params,
  response: schema.directDebit,
})

export const addDirectDebit = endpoint({
  method: "POST",
  path: "/api/v1/direct-debits",
  summary: "Propose a mandate; it is in force when somebody activates it",
  description: "`rule` is an RRULE of RFC 5545 without `COUNT` and `UNTIL`: `endsOn` ends it.",
  ...onRecord("create", "DirectDebit"),
  body: schema.debitForm,
  response: schema.directDebit,
  status: 201,
  changes,
})

export const changeDirectDebit = endpoint({
  method: "PATCH",
  path: "/api/v1/direct-debits/{id}",
  summary: "Change a mandate; given fields are merged",
  description:
    "New terms of an active mandate have to be activated again, unless the caller may activate. Occurrences of the future follow them.",
  ...onRecord("update", "DirectDebit"),
  ...ofDebit,
  body: schema.debitChanges,
})

const activation = { ...onRecord("update", "DebitActivation"), ...ofDebit, body: schema.debitAct } as const

export const activateDirectDebit = endpoint({
  method: "POST",
  path: "/api/v1/direct-debits/{id}/activate",
  summary: "Put a mandate in force: its occurrences are expected",
  ...activation,
})

export const pauseDirectDebit = endpoint({
  method: "POST",
  path: "/api/v1/direct-debits/{id}/pause",
  summary: "Expect no more occurrences until the mandate is activated again",
  ...activation,
})

export const endDirectDebit = endpoint({
  method: "POST",
  path: "/api/v1/direct-debits/{id}/end",
  summary: "End a mandate for good",
  ...activation,
})

export const listDebitOccurrences = endpoint({
  method: "GET",
  path: "/api/v1/direct-debit-occurrences",
  summary: "When mandates are due, and what came of it; the earliest first",
  description:
    "Up to 45 days ahead. `q` searches creditors. `answered=true` leaves those that are no longer due, `unusual=true` those beyond the tolerance.",
  can: ["read", "DirectDebit"],
  query: schema.occurrenceListQuery,
  response: schema.occurrenceList,
})

export const getDebitOccurrence = endpoint({
  method: "GET",
  path: "/api/v1/direct-debit-occurrences/{id}",
  summary: "One occurrence of a mandate",
  ...onRecord("read", "DirectDebit"),
  params,
  response: schema.debitOccurrence,
})

export const collectDebitOccurrence = endpoint({
  method: "POST",
  path: "/api/v1/direct-debit-occurrences/{id}/collect",
  summary: "Confirm that the bank collected it, and post it",
  description:
    "An amount beyond the tolerance needs a `note`. What was for a supplier settles its open bills: one of this amount, or else the oldest.",
  ...answer,
  body: schema.collectForm,
})

export const failDebitOccurrence = endpoint({
  method: "POST",
  path: "/api/v1/direct-debit-occurrences/{id}/fail",
  summary: "Say that it failed or was returned",
  description:
    "A collected one is reversed, and the bills that it settled are open again. The bank’s `fee` is posted. `retryOn` expects it again on that day.",
  ...answer,
  body: schema.failForm,
})

export const skipDebitOccurrence = endpoint({
  method: "POST",
  path: "/api/v1/direct-debit-occurrences/{id}/skip",
  summary: "Say that it won’t be collected this time",
  ...answer,
  body: schema.skipForm,
})
