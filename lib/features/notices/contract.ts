import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { noticeForm } from "./schema"

export const askForNotice = endpoint({
  method: "POST",
  path: "/misc/notify-me",
  summary: "Leave an address to be told: of something new (`launch`), or that maintenance is over (`back`)",
  description: "Answers the same whether or not the address was left before. Works during maintenance too.",
  can: "public",
  body: noticeForm,
  response: z.object({ email: z.string() }),
  rateLimit: {},
  duringMaintenance: true,
})
