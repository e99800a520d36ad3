// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addSupplier: EndpointReference<typeof contract.addSupplier> = { method: "POST", path: "/api/v1/suppliers" }
export const changeSupplier: EndpointReference<typeof contract.changeSupplier> = {
  method: "PATCH",
  path: "/api/v1/suppliers/{id}",
}
export const getSupplier: EndpointReference<typeof contract.getSupplier> = {
  method: "GET",
  path: "/api/v1/suppliers/{id}",
}
export const listSuppliers: EndpointReference<typeof contract.listSuppliers> = {
  method: "GET",
  path: "/api/v1/suppliers",
}
export const mergeSupplier: EndpointReference<typeof contract.mergeSupplier> = {
  method: "POST",
  path: "/api/v1/suppliers/{id}/merge",
}
