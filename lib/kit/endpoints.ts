// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const drawTable: EndpointReference<typeof contract.drawTable> = { method: "POST", path: "/api/kit/table-pdf" }
export const getDemoSource: EndpointReference<typeof contract.getDemoSource> = {
  method: "GET",
  path: "/api/kit/source",
}
