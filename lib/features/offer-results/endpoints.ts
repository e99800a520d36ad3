// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const listOfferResults: EndpointReference<typeof contract.listOfferResults> = {
  method: "GET",
  path: "/api/v1/offer-results",
}
