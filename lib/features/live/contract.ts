import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"

export const live = endpoint({
  method: "GET",
  path: "/api/live",
  summary: "What changes for the caller, as it happens",
  description:
    'Server-sent events, without end. `changed` names the beginnings of calls whose answers are no longer true: `{"calls": ["/apps/todo/"]}`. `signal` is something momentary: `{"kind": "typing", "data": {…}}`. After `missed` anything may have changed. `tab` is the name a page sends along with its writes in the header `x-tab`; it is not told of those. `since` is when a page was made, in milliseconds since 1970: what was told since then comes before `ready`.',
  can: ["read", "Auth"],
  query: z.object({
    tab: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: "stream",
  transaction: "none",
})
