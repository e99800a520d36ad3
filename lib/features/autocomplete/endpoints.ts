// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const listSuggestions: EndpointReference<typeof contract.listSuggestions> = {
  method: "GET",
  path: "/api/autocomplete/data",
}
