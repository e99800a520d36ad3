// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const getInvoiceFile: EndpointReference<typeof contract.getInvoiceFile> = {
  method: "GET",
  path: "/api/v1/invoices/{id}/document",
}
export const listInvoiceFormats: EndpointReference<typeof contract.listInvoiceFormats> = {
  method: "GET",
  path: "/api/v1/invoices/{id}/formats",
}
