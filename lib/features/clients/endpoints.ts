// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addClient: EndpointReference<typeof contract.addClient> = {
  method: "POST",
  path: "/apps/invoice/add-client",
}
export const listClients: EndpointReference<typeof contract.listClients> = {
  method: "GET",
  path: "/api/invoice/all-clients",
}
export const updateClient: EndpointReference<typeof contract.updateClient> = {
  method: "POST",
  path: "/apps/invoice/update-client",
}
