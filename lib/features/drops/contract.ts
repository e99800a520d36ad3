import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"

const seesCash = ["read", "ExpectedCash"] as const
const fields = { counted: seesCash }
const listed = { "data.counted": seesCash }
const closed = "It is verified or cancelled already, or the month is closed (`period_locked`)"
/** Other screens of cash, and the books, show what a drop moves. */
const changes = { calls: ["/api/v1/drops", "/api/v1/safes", "/api/v1/safe-movements", "/api/v1/deposits"] }

export const listDrops = endpoint({
  method: "GET",
  path: "/api/v1/drops",
  summary: "Drops of the shops that the caller may see, newest first",
  description:
    "`q` searches envelopes and names. Callers who may not see expected cash get their own drops only. `overdue` are those that are pending for longer than the policy of their shop allows.",
  can: ["read", "Drop"],
  fields: listed,
  query: schema.dropListQuery,
  response: schema.dropList,
})

export const getDrop = endpoint({
  method: "GET",
  path: "/api/v1/drops/{id}",
  summary: "A drop, with what its printed slip says",
  ...onRecord("read", "Drop"),
  fields,
  params: schema.dropParams,
  response: schema.dropDetails,
})

export const addDrop = endpoint({
  method: "POST",
  path: "/api/v1/drops",
  summary: "Drop cash from a till into an envelope for the safe",
  description:
    "The envelope's number is unique among the shop's pending drops. `count` has its notes and coins, which total `amount`.",
  ...onRecord("create", "Drop"),
  fields,
  body: schema.dropForm,
  response: schema.drop,
  status: 201,
  changes,
  refusals: { 409: "The till has less (`insufficient_funds`), the envelope is pending, or the month is closed" },
})

export const verifyDrops = endpoint({
  method: "POST",
  path: "/api/v1/drops/verify",
  summary: "Verify several drops: all of them or none",
  description: "`counted` is what is in the envelope; `count` says which notes and coins. Nobody verifies an own drop.",
  can: ["update", "Drop"],
  fields: listed,
  body: schema.verifications,
  response: schema.verifiedDrops,
  changes,
  refusals: { 403: "One is the caller’s own drop", 409: closed },
})

export const verifyDrop = endpoint({
  method: "POST",
  path: "/api/v1/drops/{id}/verify",
  summary: "Verify a drop: the counted money goes into the safe",
  ...onRecord("update", "Drop"),
  fields,
  params: schema.dropParams,
  body: schema.verification,
  response: schema.drop,
  changes,
  refusals: { 403: "It is the caller’s own drop", 409: closed },
})

export const cancelDrop = endpoint({
  method: "POST",
  path: "/api/v1/drops/{id}/cancel",
  summary: "Cancel a pending drop: its entry is reversed, and the money is back in the till",
  description: "For those who may verify it, and for the person who dropped it.",
  ...onRecord("read", "Drop"),
  fields,
  params: schema.dropParams,
  body: schema.cancellation,
  response: schema.drop,
  changes,
  refusals: { 403: "Somebody else dropped it", 409: closed },
})
