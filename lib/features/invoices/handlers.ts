import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as read from "./store/read"
import * as write from "./store/write"

export const listInvoicesHandler = handler(contract.listInvoices, ({ scope, query }) => service.list(scope, query))

export const getInvoiceHandler = handler(contract.getInvoice, ({ scope, params }) => service.one(scope, params.id))

export const getInvoiceDocumentHandler = handler(contract.getInvoiceDocument, ({ scope, query }) =>
  service.document(scope, query.id),
)

export const invoiceClientsHandler = handler(contract.invoiceClients, ({ scope }) => read.findFirstClients(scope, 5))

export const nextInvoiceNumberHandler = handler(contract.nextInvoiceNumber, async ({ scope }) => ({
  number: await write.nextNumber(scope),
}))

export const addInvoiceHandler = handler(contract.addInvoice, ({ scope, body }) => service.add(scope, body.invoice))

export const updateInvoiceHandler = handler(contract.updateInvoice, ({ scope, body }) => {
  const { id, version, ...changes } = body.invoice
  return service.change(scope, id, version, changes)
})

export const duplicateInvoiceHandler = handler(contract.duplicateInvoice, ({ scope, body }) =>
  service.duplicate(scope, body.id),
)

export const sendInvoiceHandler = handler(contract.sendInvoice, ({ scope, body }) => service.send(scope, body))

export const recordPaymentHandler = handler(contract.recordPayment, ({ scope, body }) => service.pay(scope, body))

export const deleteInvoiceHandler = handler(contract.deleteInvoice, async ({ scope, query }) => {
  await service.remove(scope, [query.id])
  return { id: query.id }
})

export const deleteInvoicesHandler = handler(contract.deleteInvoices, async ({ scope, body }) => ({
  ids: await service.remove(scope, body.invoiceIds),
}))

export const restoreInvoicesHandler = handler(contract.restoreInvoices, async ({ scope, body }) => ({
  invoices: await service.restore(scope, body.invoiceIds),
}))
