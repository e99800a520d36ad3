// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const findCashMentions: EndpointReference<typeof contract.findCashMentions> = {
  method: "GET",
  path: "/api/v1/cash-mentions",
}
