import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"
import * as forms from "./schema/forms"
import { attachmentUpload, billUpload } from "./values"

const params = forms.billParams
const response = schema.supplierBill
const changes = { calls: ["/api/v1/supplier-bills", "/api/v1/suppliers", "/api/v1/journal-entries"] }
const act = {
  ...onRecord("update", "SupplierBill"),
  params,
  response,
  changes,
  refusals: { 409: "The bill has changed or its state doesn’t allow it, or the month is closed (`period_locked`)" },
} as const
const refusals = {
  409: "There is a bill of this supplier with the same number and total; `current` is that bill",
  422: "The file is no e-invoice, is too large, or doesn’t add up",
}

export const listSupplierBills = endpoint({
  method: "GET",
  path: "/api/v1/supplier-bills",
  summary: "Bills of suppliers, newest first",
  description: "`q` searches numbers, notes, names of files and suppliers.",
  can: ["read", "SupplierBill"],
  query: schema.billListQuery,
  response: schema.billList,
})

export const getSupplierBill = endpoint({
  method: "GET",
  path: "/api/v1/supplier-bills/{id}",
  summary: "A bill with its lines, and what happened to it",
  ...onRecord("read", "SupplierBill"),
  params,
  response,
})

export const getSupplierBillFile = endpoint({
  method: "GET",
  path: "/api/v1/supplier-bills/{id}/original",
  summary: "A bill as it came",
  ...onRecord("read", "SupplierBill"),
  params,
  response: "binary",
  mediaType: "application/*",
})

export const importSupplierBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/import",
  summary: "Take in an e-invoice of a supplier; the body is the file",
  description:
    "UBL or CII as XML, or a PDF that carries one of them (Factur-X, ZUGFeRD). The file is kept as it came. The supplier is found by VAT number or name, or added.",
  can: ["create", "SupplierBill"],
  query: forms.importQuery,
  upload: billUpload,
  response,
  status: 201,
  changes,
  refusals,
})

export const sumSupplierBills = endpoint({
  method: "GET",
  path: "/api/v1/supplier-bill-sums",
  summary: "Totals of suppliers' bills, by currency",
  description: "Takes the filters of the list. Credit notes count the other way round, rejected bills not at all.",
  can: ["read", "SupplierBill"],
  query: schema.billListQuery,
  response: schema.billSums,
})

export const addSupplierBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills",
  summary: "Enter a bill that came on paper",
  ...onRecord("create", "SupplierBill"),
  body: forms.billForm,
  response,
  status: 201,
  changes,
  refusals: { 409: refusals[409], 422: "The VAT is not that of the lines" },
})

export const addSupplierBillFile = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bill-files",
  summary: "Upload the scan of a bill on paper; the body is the file",
  description: "PDF, PNG, JPEG or WebP of at most 10 MB. Send the returned `file` with the bill.",
  can: ["create", "SupplierBill"],
  upload: attachmentUpload,
  response: z.object({ file: z.string() }),
  status: 201,
  transaction: "none",
})

export const listMailBills = endpoint({
  method: "GET",
  path: "/api/v1/supplier-bills/mails/{id}",
  summary: "The e-invoices that are attached to a mail of the caller, and which of them are bills already",
  can: ["create", "SupplierBill"],
  params,
  response: schema.mailBills,
})

export const enterMailBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/from-mail",
  summary: "Enter an e-invoice that is attached to a mail",
  can: ["create", "SupplierBill"],
  body: forms.mailForm,
  response,
  status: 201,
  changes,
  refusals,
})

export const approveSupplierBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/approve",
  summary: "Approve a bill, which posts it",
  description:
    "Above 500 of its currency somebody else than the person who brought it in approves it. Lines are posted to the usual account of expenses unless the request names others.",
  ...act,
  body: forms.approveForm,
})

export const rejectSupplierBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/reject",
  summary: "Reject a bill that is not in the books",
  ...act,
  body: forms.reasonForm,
})

export const paySupplierBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/pay",
  summary: "Record that a bill was paid from the bank, a safe or a till",
  description:
    "Paying from a safe or a till requires the right to take money out of it. Refunds of credit notes go to the bank.",
  ...act,
  body: forms.payForm,
})

const goods = {
  ...onRecord("create", "SupplierBill"),
  params,
  response,
  changes: { calls: [...changes.calls, "/api/v1/deliveries"] },
}

export const proposeBillDelivery = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/delivery",
  summary: "Propose a delivery of the goods on a bill",
  description:
    "Somebody checks and books it in stock. The delivery then posts the net amounts of these lines, and the bill everything else. Which code is which product is remembered.",
  ...goods,
  body: forms.goodsForm,
  refusals: { 409: "The bill has changed, is approved, is a credit note, or has a delivery" },
})

export const withdrawBillDelivery = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/withdraw-delivery",
  summary: "Take back the proposed delivery of a bill that is not approved",
  ...goods,
  body: forms.versionForm,
  refusals: { 409: "The bill has changed or is approved, or the delivery is booked" },
})

export const reverseSupplierBill = endpoint({
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/reverse",
  summary: "Reverse the last entry of a bill: its payment, or else its approval",
  ...act,
  body: forms.reasonForm,
})
