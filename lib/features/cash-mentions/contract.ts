import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"

export const findCashMentions = endpoint({
  method: "GET",
  path: "/api/v1/cash-mentions",
  summary: "The envelopes and bags that a chat message mentions",
  description:
    "`numbers` are those after `#` in the message, at most five. For each, the newest envelope and bag of the last 90 days that the caller may read; others are left out.",
  can: ["read", "Chat"],
  query: schema.mentionQuery,
  response: schema.cashMentions,
})
