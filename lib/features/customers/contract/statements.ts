import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { customerParams as params } from "../schema"
import * as schema from "../schema/statement"

const seen = { can: ["read", "Iou"], on: { record: ["read", "Iou"] } } as const

export const getCustomerStatement = endpoint({
  method: "GET",
  path: "/api/v1/customers/{id}/statement",
  summary: "A customer's statement for a period, with IOUs and invoices",
  description: "`payment` is a code (EPC069-12) from which banking apps fill in a transfer of what is due now.",
  ...seen,
  params,
  query: schema.statementQuery,
  response: schema.customerStatement,
})

export const getStatementMail = endpoint({
  method: "GET",
  path: "/api/v1/customers/{id}/statement-mail",
  summary: "The mail that a statement would be sent with, in the customer’s language",
  ...seen,
  params,
  query: schema.statementQuery,
  response: schema.statementMail,
})

export const getStatementPdf = endpoint({
  method: "GET",
  path: "/api/v1/customers/{id}/statement-pdf",
  summary: "A statement as a PDF, in the customer’s language",
  ...seen,
  params,
  query: schema.statementQuery,
  response: "binary",
  mediaType: "application/pdf",
})

export const sendStatement = endpoint({
  method: "POST",
  path: "/api/v1/customers/{id}/send-statement",
  summary: "Send a statement by e-mail, with its PDF",
  ...seen,
  params,
  body: schema.sendStatementForm,
  response: z.object({ state: z.enum(["queued", "logged"]) }),
  changes: { calls: ["/api/v1/customers"] },
  transaction: "none",
})

export const listCustomerMails = endpoint({
  method: "GET",
  path: "/api/v1/customers/{id}/mails",
  summary: "E-mails that were sent to a customer’s address, newest first",
  description: "Statements, invoices and mails about orders. Texts aren’t kept.",
  can: ["read", "Customer"],
  params,
  query: listQuery({}),
  response: listOf(schema.customerMail),
})
