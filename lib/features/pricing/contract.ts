import { endpoint } from "@/lib/core/http/endpoint"
import { pricing } from "./schema"

export const getPricing = endpoint({
  method: "GET",
  path: "/pricing/data",
  summary: "What the three plans cost and hold, with questions about them",
  description: "Prices in whole US dollars.",
  can: ["read", "Pricing"],
  response: pricing,
})
