import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { billing, updateBillingBody } from "./schema"

export const getBilling = endpoint({
  method: "GET",
  path: "/api/invoice/billing",
  summary: "Billing details: the issuing company and its bank account",
  can: ["read", "Invoice"],
  response: z.object({ billing }),
})

export const updateBilling = endpoint({
  method: "POST",
  path: "/apps/invoice/update-billing",
  summary: "Change the billing details; merges the given fields",
  can: ["manage", "Invoice"],
  body: updateBillingBody,
  response: z.object({ billing }),
})
