import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { sendsMail } from "@/lib/core/outbox/schema"
import { subscriberForm } from "./schema"

export const askForNotice = endpoint({
  method: "POST",
  path: "/misc/notify-me",
  summary: "Subscribe an address to one announcement: something new (`launch`) or the end of maintenance (`back`)",
  description: "The response is the same if the address is already subscribed. Works during maintenance too.",
  can: "public",
  body: subscriberForm,
  response: z.object({ email: z.string(), sendsMail }),
  rateLimit: {},
  duringMaintenance: true,
})
