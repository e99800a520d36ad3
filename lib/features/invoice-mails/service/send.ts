import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { requireMayMail } from "@/lib/core/limits/mail"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { queueMail, queueMails, sendsMail } from "@/lib/core/outbox/queue"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import type { SendInvoice } from "@/lib/features/invoices/schema/written"
import { refused } from "@/lib/features/invoices/service/errors"
import { issue } from "@/lib/features/invoices/service/issue"
import { document, documents, holdInForce } from "@/lib/features/invoices/service/read"
import { letterOf } from "./letter"
import { mailables, mailOf } from "./mail"

/** @throws HttpError 409 if the invoice is void */
function inForce(invoice: InvoiceDocument): InvoiceDocument {
  if (invoice.voidedAt) throw refused("invoiceVoid")
  return invoice
}

/**
 * Issues an invoice, because its PDF has the number, and queues its mail with the PDF, which is rendered while no transaction is
 * open.
 * @throws HttpError 404; 409 if it is void; 422 if an e-invoice lacks something; 403 or 429 if the caller may not send mail, see
 * `requireMayMail`
 */
export async function send(principal: Principal, { id, format, ...words }: SendInvoice) {
  const ready = await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, 1)
    inForce(await document(scope, id))
    await issue(scope, id)
    const [one] = await mailables(scope, [await document(scope, id)], format)
    if (!one) throw notFound()
    return one
  })
  const mail = await mailOf(ready, words)
  return tx(principal, async (scope) => {
    // It may have been voided or deleted, and the limit used up, while the PDF was rendered.
    await requireMayMail(scope, principal, 1)
    await holdInForce(scope, id)
    inForce(await document(scope, id))
    await queueMail(scope, mail)
    return document(scope, id)
  })
}

const documentsOf = async (scope: Scope, ids: number[]) => (await documents(scope, ids)).map(inForce)

/** Queues the default mails of several invoices, each in its client's language; all or none. @throws HttpError as `send` */
export async function sendMany(principal: Principal, ids: number[]) {
  const ready = await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, ids.length)
    // In the order of their ids, which is that of their numbers.
    const drafts = (await documentsOf(scope, ids)).filter(({ isIssued }) => !isIssued)
    for (const id of drafts.map(({ invoice }) => invoice.id).sort((a, b) => a - b)) await issue(scope, id)
    return mailables(scope, await documentsOf(scope, ids))
  })
  const mails: OutboxMail[] = []
  for (const one of ready) mails.push(await mailOf(one, await letterOf(one.invoice)))
  await tx(principal, async (scope) => {
    // An invoice may have been deleted or voided, and the limit used up, while the PDFs were rendered.
    await requireMayMail(scope, principal, mails.length)
    await documentsOf(scope, ids)
    await queueMails(scope, mails)
  })
  const state = sendsMail() ? ("queued" as const) : ("logged" as const)
  return { ids: ready.map(({ invoice }) => invoice.invoice.id), state }
}
