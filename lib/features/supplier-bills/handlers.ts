import { randomUUID } from "node:crypto"
import { dispositionOf } from "@/lib/core/files/file-name"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as acts from "./service/acts"
import { enter, storeScan } from "./service/enter"
import { listInMail, takeFromMail } from "./service/from-mail"
import * as goods from "./service/goods"
import * as read from "./service/read"
import { takeIn } from "./service/take-in"

export const listSupplierBillsHandler = handler(contract.listSupplierBills, ({ scope, principal, query }) =>
  read.list(scope, principal, query),
)

export const sumSupplierBillsHandler = handler(contract.sumSupplierBills, ({ scope, principal, query }) =>
  read.sums(scope, principal, query),
)

export const addSupplierBillHandler = handler(
  contract.addSupplierBill,
  ({ scope, principal, body }) => enter(scope, principal, body),
  ({ body }) => Promise.resolve({ business: body.business }),
)

export const addSupplierBillFileHandler = handler(contract.addSupplierBillFile, async ({ scope: actor, upload }) => ({
  file: await storeScan(actor, upload),
}))

export const listMailBillsHandler = handler(contract.listMailBills, async ({ scope, principal, params }) => ({
  data: await listInMail(scope, principal, params.id),
}))

export const enterMailBillHandler = handler(contract.enterMailBill, ({ scope, principal, body }) =>
  takeFromMail(scope, principal, body),
)

export const getSupplierBillHandler = handler(
  contract.getSupplierBill,
  ({ scope, params }) => read.get(scope, params.id),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const getSupplierBillFileHandler = handler(
  contract.getSupplierBillFile,
  async ({ scope, params }) => {
    const { type, content, name } = await read.original(scope, params.id)
    const disposition = dispositionOf(name, "attachment")
    return { type, content, headers: { "cache-control": "private, no-cache", "content-disposition": disposition } }
  },
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const importSupplierBillHandler = handler(contract.importSupplierBill, ({ scope, principal, query, upload }) =>
  takeIn(scope, principal, { ...upload, name: query.name }, query.business),
)

export const approveSupplierBillHandler = handler(
  contract.approveSupplierBill,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.approve(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const rejectSupplierBillHandler = handler(
  contract.rejectSupplierBill,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.reject(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const paySupplierBillHandler = handler(
  contract.paySupplierBill,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.pay(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const reverseSupplierBillHandler = handler(
  contract.reverseSupplierBill,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.reverse(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const proposeBillDeliveryHandler = handler(
  contract.proposeBillDelivery,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    goods.propose(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const withdrawBillDeliveryHandler = handler(
  contract.withdrawBillDelivery,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    goods.withdraw(scope, { principal, id: params.id, key }, body.version),
  ({ scope, params }) => read.findPlace(scope, params.id),
)
