// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addRecurringInvoice: EndpointReference<typeof contract.addRecurringInvoice> = {
  method: "POST",
  path: "/api/v1/recurring-invoices",
}
export const changeRecurringInvoice: EndpointReference<typeof contract.changeRecurringInvoice> = {
  method: "PATCH",
  path: "/api/v1/recurring-invoices/{id}",
}
export const endRecurringInvoice: EndpointReference<typeof contract.endRecurringInvoice> = {
  method: "POST",
  path: "/api/v1/recurring-invoices/{id}/end",
}
export const getRecurringInvoice: EndpointReference<typeof contract.getRecurringInvoice> = {
  method: "GET",
  path: "/api/v1/recurring-invoices/{id}",
}
export const listRecurringInvoices: EndpointReference<typeof contract.listRecurringInvoices> = {
  method: "GET",
  path: "/api/v1/recurring-invoices",
}
export const pauseRecurringInvoice: EndpointReference<typeof contract.pauseRecurringInvoice> = {
  method: "POST",
  path: "/api/v1/recurring-invoices/{id}/pause",
}
export const resumeRecurringInvoice: EndpointReference<typeof contract.resumeRecurringInvoice> = {
  method: "POST",
  path: "/api/v1/recurring-invoices/{id}/resume",
}
