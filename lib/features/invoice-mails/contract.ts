import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { invoiceEmail } from "@/lib/features/invoices/schema/proposals"
import { invoiceDocument } from "@/lib/features/invoices/schema/shown"
import { invoiceIds, sendInvoiceBody } from "@/lib/features/invoices/schema/written"
import { maxSentAtOnce } from "@/lib/features/invoices/values"

export const sendInvoice = endpoint({
  method: "POST",
  path: "/apps/invoice/send-invoice",
  summary: "Mail an invoice to its client, with its PDF and, if wanted, as an e-invoice",
  description:
    "`format` says what is attached: `pdf`, an XRechnung (`ubl`) or `cii` beside the PDF, or `factur-x` in its place; by default what the client wants. The mail is queued and `delivery` shows its progress. The status becomes Sent once the mail server has accepted the mail. `logged` means that no mail server is configured, so nothing was sent.",
  can: ["update", "Invoice"],
  body: sendInvoiceBody,
  response: invoiceDocument,
  transaction: "none",
})

export const sendInvoices = endpoint({
  method: "POST",
  path: "/apps/invoice/send-invoices",
  summary: "Mail several invoices to their clients with the default text; all or none",
  description: "The mails are queued, or `logged` if no mail server is configured.",
  can: ["update", "Invoice"],
  body: z.object({ invoiceIds: invoiceIds.max(maxSentAtOnce) }),
  response: z.object({ ids: z.array(z.int()), state: z.enum(["queued", "logged"]) }),
  transaction: "none",
})

export const proposeLetter = endpoint({
  method: "GET",
  path: "/api/invoice/letter",
  summary: "The default mail for an invoice, in its client's language",
  can: ["read", "Invoice"],
  query: z.object({ id }),
  response: invoiceEmail,
})
