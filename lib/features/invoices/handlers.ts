import { createHash } from "node:crypto"
import { dispositionOf } from "@/lib/core/files/file-name"
import { handler } from "@/lib/core/http/handler"
import * as payments from "./contract/payments"
import * as reads from "./contract/read"
import * as writes from "./contract/write"
import { credit } from "./service/credit"
import { retry } from "./service/delivery"
import * as pay from "./service/pay"
import { pdf } from "./service/pdf-file"
import * as read from "./service/read"
import * as remove from "./service/remove"
import * as sellers from "./service/sellers"
import * as write from "./service/write"
import * as store from "./store/read"
import * as rows from "./store/rows"

export const listInvoicesHandler = handler(reads.listInvoices, ({ scope, query }) => read.list(scope, query))

export const listInvoiceRowsHandler = handler(reads.listInvoiceRows, ({ scope, query }) => rows.findRows(scope, query))

export const sumInvoicesHandler = handler(reads.sumInvoices, async ({ scope, query }) => ({
  sums: await rows.findSums(scope, query),
}))

export const getInvoiceHandler = handler(reads.getInvoice, ({ scope, params }) => read.one(scope, params.id))

export const getInvoiceDocumentHandler = handler(reads.getInvoiceDocument, ({ scope, query }) =>
  read.document(scope, query.id),
)

export const getInvoicePdfHandler = handler(reads.getInvoicePdf, async ({ scope, query }) => {
  const { invoice, name, content } = await pdf(scope, query.id)
  const { delivery: _, paymentChanges: __, ...printed } = invoice
  return {
    type: "application/pdf",
    content,
    // A hash of everything printed: the version doesn't change when, say, the client's address does.
    etag: `"${createHash("sha1").update(JSON.stringify(printed)).digest("hex")}"`,
    headers: {
      "cache-control": "private, no-cache",
      "content-disposition": dispositionOf(name, query.inline ? "inline" : "attachment"),
    },
  }
})

export const invoiceClientsHandler = handler(reads.invoiceClients, ({ scope }) => store.findFirstClients(scope, 5))

export const nextInvoiceNumberHandler = handler(reads.nextInvoiceNumber, ({ scope }) => rows.findNext(scope))

export const listSalespeopleHandler = handler(reads.listSalespeople, async ({ scope }) => ({
  people: await rows.findSalespeople(scope),
}))

export const listInvoiceSellersHandler = handler(reads.listInvoiceSellers, async ({ scope }) => ({
  sellers: await sellers.list(scope),
}))

export const addInvoiceHandler = handler(writes.addInvoice, ({ scope, body }) => write.add(scope, body.invoice))

export const updateInvoiceHandler = handler(writes.updateInvoice, ({ scope, body }) => {
  const { id, version, ...changes } = body.invoice
  return write.change(scope, id, version, changes)
})

export const duplicateInvoiceHandler = handler(writes.duplicateInvoice, ({ scope, body }) =>
  write.duplicate(scope, body.id),
)

export const retryInvoiceDeliveryHandler = handler(writes.retryInvoiceDelivery, ({ scope: actor, body }) =>
  retry(actor, body.id),
)

export const markInvoiceDownloadedHandler = handler(writes.markInvoiceDownloaded, ({ scope, body }) =>
  write.markDownloaded(scope, body.id),
)

export const creditInvoiceHandler = handler(writes.creditInvoice, ({ scope, body }) => credit(scope, body))

export const recordPaymentHandler = handler(payments.recordPayment, ({ scope, body }) => pay.pay(scope, body))

export const recordRefundHandler = handler(payments.recordRefund, ({ scope, body }) => pay.refund(scope, body))

export const changePaymentHandler = handler(payments.changePayment, ({ scope, body }) => pay.changePayment(scope, body))

export const undoPaymentHandler = handler(payments.undoPayment, ({ scope, body }) =>
  pay.undoPayment(scope, body.id, body.paymentId),
)

export const deleteInvoiceHandler = handler(writes.deleteInvoice, async ({ scope, query }) => {
  await remove.remove(scope, [query.id])
  return { id: query.id }
})

export const deleteInvoicesHandler = handler(writes.deleteInvoices, async ({ scope, body }) => ({
  ids: await remove.remove(scope, body.invoiceIds),
}))

export const restoreInvoicesHandler = handler(writes.restoreInvoices, async ({ scope, body }) => ({
  invoices: await remove.restore(scope, body.invoiceIds),
}))
