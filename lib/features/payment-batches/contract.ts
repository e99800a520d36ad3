import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"

const changes = {
  calls: [
    ...["/api/v1/payment-batches", "/api/v1/payments", "/api/v1/account-payments", "/api/v1/supplier-bills"],
    ...["/api/v1/journal-entries", "/apps/invoice", "/api/invoice"],
  ],
}
const refusals = {
  409: "It has changed since `version`, its state doesn’t allow it, or the month is locked (`period_locked`)",
}
const onBatch = { ...onRecord("update", "Payment"), params: schema.batchParams, response: schema.batchRecord }
const act = { ...onBatch, changes, refusals } as const

export const listPaymentBatches = endpoint({
  method: "GET",
  path: "/api/v1/payment-batches",
  summary: "Batches of transfers and collections, the latest first",
  description: "`q` searches the ids of their messages.",
  can: ["read", "Payment"],
  query: schema.batchListQuery,
  response: schema.batchList,
})

export const listBatchCandidates = endpoint({
  method: "GET",
  path: "/api/v1/payment-batches/candidates",
  summary: "Items that can go into a batch: approved bills and customers' credit balances, or invoices to collect",
  can: ["read", "Payment"],
  on: "business",
  query: schema.candidateQuery,
  response: schema.candidates,
})

export const getPaymentBatch = endpoint({
  method: "GET",
  path: "/api/v1/payment-batches/{id}",
  summary: "A batch with its payments",
  ...onRecord("read", "Payment"),
  params: schema.batchParams,
  response: schema.batchRecord,
})

export const getPaymentBatchFile = endpoint({
  method: "GET",
  path: "/api/v1/payment-batches/{id}/file",
  summary: "The file of an exported batch: pain.001.001.03 or pain.008.001.02",
  ...onRecord("read", "Payment"),
  params: schema.batchParams,
  response: "binary",
  mediaType: "application/xml",
})

export const addPaymentBatch = endpoint({
  method: "POST",
  path: "/api/v1/payment-batches",
  summary: "Prepare a batch",
  description:
    "The day has to be a working day of the banks in the euro area, and for collections a later one than today. A document is in one batch at a time.",
  can: ["create", "Payment"],
  on: "business",
  body: schema.batchForm,
  response: schema.batchRecord,
  status: 201,
  changes,
  refusals: { 409: "Something of it is in another batch, or settled" },
})

export const exportPaymentBatch = endpoint({
  method: "POST",
  path: "/api/v1/payment-batches/{id}/export",
  summary: "Make the file of a batch, once",
  ...act,
  body: schema.batchAct,
})

export const cancelPaymentBatch = endpoint({
  method: "POST",
  path: "/api/v1/payment-batches/{id}/cancel",
  summary: "Cancel a batch that has no file yet",
  ...act,
  body: schema.batchAct,
})

export const settlePaymentBatch = endpoint({
  method: "POST",
  path: "/api/v1/payment-batches/{id}/settle",
  summary: "Record that the bank carried out a batch, which pays what is in it",
  ...act,
  body: schema.settleForm,
})

export const rejectPaymentBatch = endpoint({
  method: "POST",
  path: "/api/v1/payment-batches/{id}/reject",
  summary: "Record that the bank refused a batch",
  ...act,
  body: schema.rejectForm,
})

export const failBatchPayment = endpoint({
  method: "POST",
  path: "/api/v1/payment-batches/{id}/payments/{position}/fail",
  summary: "Record that one payment failed or was returned, with the bank’s fee",
  description: "The items it had settled are owed again.",
  ...act,
  params: schema.itemParams,
  body: schema.failItemForm,
})

const mandateChanges = { calls: ["/api/v1/sepa-mandates", "/api/v1/payment-batches"] }

export const listSepaMandates = endpoint({
  method: "GET",
  path: "/api/v1/sepa-mandates",
  summary: "Mandates of customers, by which businesses collect",
  description: "`q` searches references, holders and customers.",
  can: ["read", "Payment"],
  query: schema.mandateListQuery,
  response: schema.mandateList,
})

export const getSepaMandate = endpoint({
  method: "GET",
  path: "/api/v1/sepa-mandates/{id}",
  summary: "A mandate",
  ...onRecord("read", "Payment"),
  params: schema.batchParams,
  response: schema.mandate,
})

export const addSepaMandate = endpoint({
  method: "POST",
  path: "/api/v1/sepa-mandates",
  summary: "Add a mandate that a customer signed",
  can: ["create", "Payment"],
  on: "business",
  body: schema.mandateForm,
  response: schema.mandate,
  status: 201,
  changes: mandateChanges,
  refusals: { 409: "The business has a mandate with that reference" },
})

export const changeSepaMandate = endpoint({
  method: "PATCH",
  path: "/api/v1/sepa-mandates/{id}",
  summary: "Change a mandate, revoke it or bring it back",
  ...onRecord("update", "Payment"),
  params: schema.batchParams,
  body: schema.mandateChanges,
  response: schema.mandate,
  changes: mandateChanges,
  refusals: { 409: "Somebody has changed it since `version`: see `current`" },
})

export const getSepaCreditor = endpoint({
  method: "GET",
  path: "/api/v1/sepa-creditors/{id}",
  summary: "The creditor identifier of a business; `id` is that of the business",
  ...onRecord("read", "Payment"),
  params: schema.creditorParams,
  response: schema.creditor,
})

export const changeSepaCreditor = endpoint({
  method: "PATCH",
  path: "/api/v1/sepa-creditors/{id}",
  summary: "Set the creditor identifier of a business; an empty one removes it",
  ...onRecord("update", "Payment"),
  params: schema.creditorParams,
  body: schema.creditorForm,
  response: schema.creditor,
  changes: mandateChanges,
})
