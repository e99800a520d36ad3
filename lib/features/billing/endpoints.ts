// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const getBilling: EndpointReference<typeof contract.getBilling> = { method: "GET", path: "/api/invoice/billing" }
export const updateBilling: EndpointReference<typeof contract.updateBilling> = {
  method: "POST",
  path: "/apps/invoice/update-billing",
}
