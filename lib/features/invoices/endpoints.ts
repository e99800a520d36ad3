// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as payments from "./contract/payments"
import type * as read from "./contract/read"
import type * as write from "./contract/write"

export const changePayment: EndpointReference<typeof payments.changePayment> = {
  method: "POST",
  path: "/apps/invoice/change-payment",
}
export const recordPayment: EndpointReference<typeof payments.recordPayment> = {
  method: "POST",
  path: "/apps/invoice/record-payment",
}
export const recordRefund: EndpointReference<typeof payments.recordRefund> = {
  method: "POST",
  path: "/apps/invoice/record-refund",
}
export const undoPayment: EndpointReference<typeof payments.undoPayment> = {
  method: "POST",
  path: "/apps/invoice/undo-payment",
}
export const getInvoice: EndpointReference<typeof read.getInvoice> = {
  method: "GET",
  path: "/api/invoice/invoices/{id}",
}
export const getInvoiceDocument: EndpointReference<typeof read.getInvoiceDocument> = {
  method: "GET",
  path: "/api/invoice/details",
}
export const getInvoicePdf: EndpointReference<typeof read.getInvoicePdf> = { method: "GET", path: "/api/invoice/pdf" }
export const invoiceClients: EndpointReference<typeof read.invoiceClients> = {
  method: "GET",
  path: "/api/invoice/clients",
}
export const listInvoiceRows: EndpointReference<typeof read.listInvoiceRows> = {
  method: "GET",
  path: "/api/invoice/list",
}
export const listInvoiceSellers: EndpointReference<typeof read.listInvoiceSellers> = {
  method: "GET",
  path: "/api/invoice/sellers",
}
export const listInvoices: EndpointReference<typeof read.listInvoices> = {
  method: "GET",
  path: "/apps/invoice/invoices",
}
export const listSalespeople: EndpointReference<typeof read.listSalespeople> = {
  method: "GET",
  path: "/api/invoice/salespeople",
}
export const nextInvoiceNumber: EndpointReference<typeof read.nextInvoiceNumber> = {
  method: "GET",
  path: "/api/invoice/next-number",
}
export const sumInvoices: EndpointReference<typeof read.sumInvoices> = { method: "GET", path: "/api/invoice/sums" }
export const addInvoice: EndpointReference<typeof write.addInvoice> = {
  method: "POST",
  path: "/apps/invoice/add-invoice",
}
export const creditInvoice: EndpointReference<typeof write.creditInvoice> = {
  method: "POST",
  path: "/apps/invoice/credit-invoice",
}
export const deleteInvoice: EndpointReference<typeof write.deleteInvoice> = {
  method: "DELETE",
  path: "/apps/invoice/delete",
}
export const deleteInvoices: EndpointReference<typeof write.deleteInvoices> = {
  method: "POST",
  path: "/apps/invoice/delete-invoices",
}
export const duplicateInvoice: EndpointReference<typeof write.duplicateInvoice> = {
  method: "POST",
  path: "/apps/invoice/duplicate-invoice",
}
export const markInvoiceDownloaded: EndpointReference<typeof write.markInvoiceDownloaded> = {
  method: "POST",
  path: "/apps/invoice/mark-downloaded",
}
export const restoreInvoices: EndpointReference<typeof write.restoreInvoices> = {
  method: "POST",
  path: "/apps/invoice/restore-invoices",
}
export const retryInvoiceDelivery: EndpointReference<typeof write.retryInvoiceDelivery> = {
  method: "POST",
  path: "/apps/invoice/retry-delivery",
}
export const updateInvoice: EndpointReference<typeof write.updateInvoice> = {
  method: "POST",
  path: "/apps/invoice/update-invoice",
}
