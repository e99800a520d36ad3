import { randomUUID } from "node:crypto"
import { dispositionOf } from "@/lib/core/files/file-name"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as batches from "./service/batches"
import { candidates } from "./service/candidates"
import * as mandates from "./service/mandates"
import * as settle from "./service/settle"

type Found = { scope: Parameters<typeof batches.get>[0]; params: { id: number } }
const batchPlace = ({ scope, params }: Found) => batches.findPlace(scope, params.id)
const mandatePlace = ({ scope, params }: Found) => mandates.findPlace(scope, params.id)
const businessPlace = ({ params }: Found) => Promise.resolve({ business: params.id })

export const listPaymentBatchesHandler = handler(contract.listPaymentBatches, ({ scope, principal, query }) =>
  batches.list(scope, principal, query),
)

export const listBatchCandidatesHandler = handler(contract.listBatchCandidates, ({ scope, query }) =>
  candidates(scope, query, batches.today()),
)

export const getPaymentBatchHandler = handler(
  contract.getPaymentBatch,
  ({ scope, params }) => batches.get(scope, params.id),
  batchPlace,
)

export const getPaymentBatchFileHandler = handler(
  contract.getPaymentBatchFile,
  async ({ scope, params }) => {
    const { content, name } = await batches.fileOf(scope, params.id)
    const headers = { "cache-control": "private, no-cache", "content-disposition": dispositionOf(name, "attachment") }
    return { type: "application/xml", content: new TextEncoder().encode(content), headers }
  },
  batchPlace,
)

export const addPaymentBatchHandler = handler(contract.addPaymentBatch, ({ scope, principal, body }) =>
  batches.prepare(scope, principal, body),
)

export const exportPaymentBatchHandler = handler(
  contract.exportPaymentBatch,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    batches.exportBatch(scope, { principal, id: params.id, key }, body.version),
  batchPlace,
)

export const cancelPaymentBatchHandler = handler(
  contract.cancelPaymentBatch,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    batches.cancel(scope, { principal, id: params.id, key }, body.version),
  batchPlace,
)

export const settlePaymentBatchHandler = handler(
  contract.settlePaymentBatch,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    settle.settle(scope, { principal, id: params.id, key }, body),
  batchPlace,
)

export const rejectPaymentBatchHandler = handler(
  contract.rejectPaymentBatch,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    settle.reject(scope, { principal, id: params.id, key }, body),
  batchPlace,
)

export const failBatchPaymentHandler = handler(
  contract.failBatchPayment,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    settle.failItem(scope, { principal, id: params.id, key }, params.position, body),
  batchPlace,
)

export const listSepaMandatesHandler = handler(contract.listSepaMandates, ({ scope, principal, query }) =>
  mandates.list(scope, principal, query),
)

export const getSepaMandateHandler = handler(
  contract.getSepaMandate,
  ({ scope, params }) => mandates.get(scope, params.id),
  mandatePlace,
)

export const addSepaMandateHandler = handler(contract.addSepaMandate, ({ scope, body }) => mandates.add(scope, body))

export const changeSepaMandateHandler = handler(
  contract.changeSepaMandate,
  ({ scope, params, body }) => mandates.change(scope, params.id, body),
  mandatePlace,
)

export const getSepaCreditorHandler = handler(
  contract.getSepaCreditor,
  ({ scope, params }) => mandates.creditorOf(scope, params.id),
  businessPlace,
)

export const changeSepaCreditorHandler = handler(
  contract.changeSepaCreditor,
  ({ scope, params, body }) => mandates.changeCreditor(scope, params.id, body.creditorId),
  businessPlace,
)
