import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { billing, updateBillingBody } from "./schema"

export const getBilling = endpoint({
  method: "GET",
  path: "/api/invoice/billing",
  summary: "Who bills, and to which account one pays",
  can: ["read", "Invoice"],
  response: z.object({ billing }),
})

export const updateBilling = endpoint({
  method: "POST",
  path: "/apps/invoice/update-billing",
  summary: "Say who bills and to which account one pays; given fields are merged",
  can: ["manage", "Invoice"],
  body: updateBillingBody,
  response: z.object({ billing }),
})
