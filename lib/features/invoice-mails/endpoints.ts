// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const proposeLetter: EndpointReference<typeof contract.proposeLetter> = {
  method: "GET",
  path: "/api/invoice/letter",
}
export const sendInvoice: EndpointReference<typeof contract.sendInvoice> = {
  method: "POST",
  path: "/apps/invoice/send-invoice",
}
export const sendInvoices: EndpointReference<typeof contract.sendInvoices> = {
  method: "POST",
  path: "/apps/invoice/send-invoices",
}
