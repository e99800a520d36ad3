// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const activateDirectDebit: EndpointReference<typeof contract.activateDirectDebit> = {
  method: "POST",
  path: "/api/v1/direct-debits/{id}/activate",
}
export const addDirectDebit: EndpointReference<typeof contract.addDirectDebit> = {
  method: "POST",
  path: "/api/v1/direct-debits",
}
export const changeDirectDebit: EndpointReference<typeof contract.changeDirectDebit> = {
  method: "PATCH",
  path: "/api/v1/direct-debits/{id}",
}
export const collectDebitOccurrence: EndpointReference<typeof contract.collectDebitOccurrence> = {
  method: "POST",
  path: "/api/v1/direct-debit-occurrences/{id}/collect",
}
export const endDirectDebit: EndpointReference<typeof contract.endDirectDebit> = {
  method: "POST",
  path: "/api/v1/direct-debits/{id}/end",
}
export const failDebitOccurrence: EndpointReference<typeof contract.failDebitOccurrence> = {
  method: "POST",
  path: "/api/v1/direct-debit-occurrences/{id}/fail",
}
export const forecastBank: EndpointReference<typeof contract.forecastBank> = {
  method: "GET",
  path: "/api/v1/direct-debits/forecast",
}
export const getDebitOccurrence: EndpointReference<typeof contract.getDebitOccurrence> = {
  method: "GET",
  path: "/api/v1/direct-debit-occurrences/{id}",
}
export const getDirectDebit: EndpointReference<typeof contract.getDirectDebit> = {
  method: "GET",
  path: "/api/v1/direct-debits/{id}",
}
export const listDebitOccurrences: EndpointReference<typeof contract.listDebitOccurrences> = {
  method: "GET",
  path: "/api/v1/direct-debit-occurrences",
}
export const listDirectDebits: EndpointReference<typeof contract.listDirectDebits> = {
  method: "GET",
  path: "/api/v1/direct-debits",
}
export const pauseDirectDebit: EndpointReference<typeof contract.pauseDirectDebit> = {
  method: "POST",
  path: "/api/v1/direct-debits/{id}/pause",
}
export const skipDebitOccurrence: EndpointReference<typeof contract.skipDebitOccurrence> = {
  method: "POST",
  path: "/api/v1/direct-debit-occurrences/{id}/skip",
}
