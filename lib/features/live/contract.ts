import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"

export const live = endpoint({
  method: "GET",
  path: "/api/live",
  summary: "A stream of changes that affect the caller",
  description:
    'Server-sent events in an endless stream. `changed` carries prefixes of paths whose responses are stale: `{"calls": ["/apps/todo/"]}`. `signal` is a momentary event: `{"kind": "typing", "data": {…}}`. The signal `permissions` says that the permissions of the caller have changed. After `missed` anything may have changed. `tab` is the id that a page also sends with its writes in the header `x-tab`; the stream leaves out changes made by that tab. `since` is when the page was rendered, in milliseconds since 1970: changes since then are sent before `ready`.',
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
