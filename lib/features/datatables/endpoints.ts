// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const allEmployees: EndpointReference<typeof contract.allEmployees> = {
  method: "GET",
  path: "/api/datatables/initial-data",
}
export const listEmployees: EndpointReference<typeof contract.listEmployees> = {
  method: "GET",
  path: "/api/datatables/data",
}
