import { endpoint } from "@/lib/core/http/endpoint"
import { documentParams, documentQuery, invoiceFormatList } from "./schema"

export const getInvoiceFile = endpoint({
  method: "GET",
  path: "/api/v1/invoices/{id}/document",
  summary: "An invoice as a file: PDF, XRechnung (UBL), CII, or Factur-X (a PDF with the CII in it)",
  description:
    "All but the plain PDF are e-invoices by EN 16931, of issued invoices and credit notes only. Where an invoice lacks what an e-invoice needs, the response names it by field.",
  can: ["read", "Invoice"],
  params: documentParams,
  query: documentQuery,
  response: "binary",
  mediaType: "application/*",
  refusals: {
    409: "The invoice is a draft or void",
    422: "The invoice lacks something that an e-invoice needs, see `fields`",
  },
})

export const listInvoiceFormats = endpoint({
  method: "GET",
  path: "/api/v1/invoices/{id}/formats",
  summary: "The formats that an invoice can be had in, and what it lacks for each",
  description:
    "Of drafts too, so that they can be completed before they are issued. `message` is a key of the error texts.",
  can: ["read", "Invoice"],
  params: documentParams,
  response: invoiceFormatList,
})
