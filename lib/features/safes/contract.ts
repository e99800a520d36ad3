import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"

const changes = { calls: ["/api/v1/safes", "/api/v1/safe-movements"] }
const params = schema.safeParams
const move = { ...onRecord("update", "SafeCash"), params, changes } as const
const lacks = "The safe doesn’t have these notes and coins, or the month is closed (`period_locked`)"

export const getSafeContents = endpoint({
  method: "GET",
  path: "/api/v1/safes/{id}/contents",
  summary: "The contents of a safe by note and coin",
  description:
    "`total` is the balance in the books. `unsorted` is the part of which nobody has said which notes it is.",
  ...onRecord("read", "Safe"),
  params,
  response: schema.safeContents,
})

export const listSafeMovements = endpoint({
  method: "GET",
  path: "/api/v1/safe-movements",
  summary: "A safe's movements, newest first, with the balance after each",
  ...onRecord("read", "Safe"),
  query: schema.movementQuery,
  response: schema.movementList,
})

export const getSafeLog = endpoint({
  method: "GET",
  path: "/api/v1/safes/{id}/log",
  summary: "The log of a safe: what moved on some days, from the opening to the closing balance",
  description:
    "Days are those of the shop's time zone. Without `to` it is today, and without `from` the first of its month. At most 400 days and 5,000 movements.",
  ...onRecord("read", "Safe"),
  params,
  query: schema.logQuery,
  response: schema.safeLog,
})

export const listSafeWitnesses = endpoint({
  method: "GET",
  path: "/api/v1/safes/{id}/witnesses",
  summary: "People of the shop, who may witness a count of a safe or the sealing of a bag",
  description: "At most 50 by name; `q` searches the name.",
  ...onRecord("read", "SafeCash"),
  params,
  query: schema.witnessQuery,
  response: schema.witnessList,
})

export const countSafe = endpoint({
  method: "POST",
  path: "/api/v1/safes/{id}/counts",
  summary: "Count a safe: its contents become what was counted, and a difference is posted",
  description: "Two people count: the caller and a witness.",
  ...move,
  body: schema.safeCountForm,
  response: schema.safeCountResult,
  refusals: { 409: "The month is closed (`period_locked`)" },
})

export const addSafeFloat = endpoint({
  method: "POST",
  path: "/api/v1/safes/{id}/floats",
  summary: "Give a till of the shop a float out of the safe",
  ...move,
  body: schema.floatForm,
  response: schema.safeContents,
  refusals: { 409: lacks },
})

export const addSafeChange = endpoint({
  method: "POST",
  path: "/api/v1/safes/{id}/change-orders",
  summary: "Put change into the safe that the bank has delivered",
  ...move,
  body: schema.changeForm,
  response: schema.safeContents,
  refusals: { 409: lacks },
})

export const reverseSafeMovement = endpoint({
  method: "POST",
  path: "/api/v1/safes/{id}/reversals",
  summary: "Reverse a float or change: the money and its notes and coins move back",
  description: "`entry` is the journal entry of the movement. A wrong count is mended by counting again.",
  ...move,
  body: schema.reversalForm,
  response: schema.safeContents,
  refusals: { 409: "It can’t be reversed or is reversed already, or its money is no longer there" },
})

export const exchangeSafeCash = endpoint({
  method: "POST",
  path: "/api/v1/safes/{id}/exchanges",
  summary: "Exchange notes for coins, or the other way round; nothing is posted",
  ...move,
  body: schema.exchangeForm,
  response: schema.safeContents,
  refusals: { 409: lacks },
})
