import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import { propose } from "./service/letter"
import * as send from "./service/send"

export const proposeLetterHandler = handler(contract.proposeLetter, ({ scope, query }) => propose(scope, query.id))

export const sendInvoiceHandler = handler(contract.sendInvoice, ({ principal, body }) => send.send(principal, body))

export const sendInvoicesHandler = handler(contract.sendInvoices, ({ principal, body }) =>
  send.sendMany(principal, body.invoiceIds),
)
