// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const mainSearch: EndpointReference<typeof contract.mainSearch> = {
  method: "GET",
  path: "/api/main-search/data",
}
export const searchRecords: EndpointReference<typeof contract.searchRecords> = {
  method: "GET",
  path: "/api/main-search/records",
}
