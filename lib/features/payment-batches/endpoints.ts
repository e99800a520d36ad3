// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addPaymentBatch: EndpointReference<typeof contract.addPaymentBatch> = {
  method: "POST",
  path: "/api/v1/payment-batches",
}
export const addSepaMandate: EndpointReference<typeof contract.addSepaMandate> = {
  method: "POST",
  path: "/api/v1/sepa-mandates",
}
export const cancelPaymentBatch: EndpointReference<typeof contract.cancelPaymentBatch> = {
  method: "POST",
  path: "/api/v1/payment-batches/{id}/cancel",
}
export const changeSepaCreditor: EndpointReference<typeof contract.changeSepaCreditor> = {
  method: "PATCH",
  path: "/api/v1/sepa-creditors/{id}",
}
export const changeSepaMandate: EndpointReference<typeof contract.changeSepaMandate> = {
  method: "PATCH",
  path: "/api/v1/sepa-mandates/{id}",
}
export const exportPaymentBatch: EndpointReference<typeof contract.exportPaymentBatch> = {
  method: "POST",
  path: "/api/v1/payment-batches/{id}/export",
}
export const failBatchPayment: EndpointReference<typeof contract.failBatchPayment> = {
  method: "POST",
  path: "/api/v1/payment-batches/{id}/payments/{position}/fail",
}
export const getPaymentBatch: EndpointReference<typeof contract.getPaymentBatch> = {
  method: "GET",
  path: "/api/v1/payment-batches/{id}",
}
export const getPaymentBatchFile: EndpointReference<typeof contract.getPaymentBatchFile> = {
  method: "GET",
  path: "/api/v1/payment-batches/{id}/file",
}
export const getSepaCreditor: EndpointReference<typeof contract.getSepaCreditor> = {
  method: "GET",
  path: "/api/v1/sepa-creditors/{id}",
}
export const getSepaMandate: EndpointReference<typeof contract.getSepaMandate> = {
  method: "GET",
  path: "/api/v1/sepa-mandates/{id}",
}
export const listBatchCandidates: EndpointReference<typeof contract.listBatchCandidates> = {
  method: "GET",
  path: "/api/v1/payment-batches/candidates",
}
export const listPaymentBatches: EndpointReference<typeof contract.listPaymentBatches> = {
  method: "GET",
  path: "/api/v1/payment-batches",
}
export const listSepaMandates: EndpointReference<typeof contract.listSepaMandates> = {
  method: "GET",
  path: "/api/v1/sepa-mandates",
}
export const rejectPaymentBatch: EndpointReference<typeof contract.rejectPaymentBatch> = {
  method: "POST",
  path: "/api/v1/payment-batches/{id}/reject",
}
export const settlePaymentBatch: EndpointReference<typeof contract.settlePaymentBatch> = {
  method: "POST",
  path: "/api/v1/payment-batches/{id}/settle",
}
