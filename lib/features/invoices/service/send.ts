import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { cleanFileName } from "@/lib/core/files/file-name"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { translator } from "@/lib/core/i18n/translator"
import { requireMayMail } from "@/lib/core/limits/mail"
import { money } from "@/lib/core/money"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { queueMail, queueMails, sendsMail } from "@/lib/core/outbox/queue"
import { retryMail } from "@/lib/core/outbox/records"
import { titleKey } from "../pdf/head"
import { invoicePdf } from "../pdf/invoice-pdf"
import type { InvoiceDocument, InvoiceEmail } from "../schema/shown"
import type { SendInvoice } from "../schema/written"
import { findDocuments } from "../store/read"
import { refused } from "./errors"
import { document, documentOf } from "./read"
import { logoOf } from "./sellers"

/** The default mail of an invoice, in the client's language. */
async function emailOf(invoice: InvoiceDocument): Promise<InvoiceEmail> {
  const { number, client, billing, language, balanceMinor, totalMinor, currency, dueDate, credits } = invoice
  const t = await translator(language, "invoices")
  const from = billing.company
  const words = { number, from, name: client.name, date: dateIn(language, dueDate, "long") }
  const amount = money(credits ? -totalMinor : balanceMinor, currency, language)
  const kind = credits ? "credit" : balanceMinor > 0 ? "message" : "paid"
  return {
    from: billing.email ? `${from} <${billing.email}>`.trim() : from,
    to: invoice.invoice.client.companyEmail,
    subject: t(credits ? "letter.creditSubject" : "letter.subject", { number, from }).trim(),
    message: t(`letter.${kind}`, { ...words, amount, credited: credits?.number ?? "" }).trim(),
    file: await fileName(invoice),
  }
}

export const propose = async (scope: Scope, id: number): Promise<InvoiceEmail> => emailOf(await document(scope, id))

/** The file name of the PDF, in the client's language. */
export async function fileName({ number, language, kind }: Pick<InvoiceDocument, "number" | "language" | "kind">) {
  const t = await translator(language, "invoices")
  return cleanFileName(`${t(titleKey({ kind }))}-${number}.pdf`)
}

/** The invoice as a PDF, in its client's language. */
export async function pdf(scope: Scope, id: number) {
  const invoice = await document(scope, id)
  return { invoice, name: await fileName(invoice), content: await invoicePdf(invoice, await logoOf(scope, invoice)) }
}

/** @throws HttpError 409 if the invoice is void */
function inForce(invoice: InvoiceDocument): InvoiceDocument {
  if (invoice.voidedAt) throw refused("invoiceVoid")
  return invoice
}

interface Words {
  to?: string
  subject: string
  message: string
}

/** An invoice's mail. Without a mail server no PDF is rendered, because only its name is logged. */
async function mailOf(actor: Actor, invoice: InvoiceDocument, { to, subject, message }: Words): Promise<OutboxMail> {
  const logo = invoice.billing.logo && sendsMail() ? await tx(actor, (scope) => logoOf(scope, invoice)) : undefined
  const content = sendsMail() ? await invoicePdf(invoice, logo) : new Uint8Array()
  return {
    kind: "invoice",
    recordId: invoice.invoice.id,
    to: to ?? invoice.invoice.client.companyEmail,
    replyTo: invoice.billing.email || undefined,
    subject,
    text: message,
    attachments: [{ filename: await fileName(invoice), contentType: "application/pdf", content }],
  }
}

/**
 * Queues an invoice's mail with its PDF. The PDF is rendered while no transaction is open.
 * @throws HttpError 404; 409 if it is void; 403 or 429 if the caller may not send mail, see `requireMayMail`
 */
export async function send(principal: Principal, { id, ...words }: SendInvoice) {
  const found = await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, 1)
    return inForce(await document(scope, id))
  })
  const mail = await mailOf(principal, found, words)
  return tx(principal, async (scope) => {
    // It may have been voided or deleted while the PDF was rendered.
    inForce(await document(scope, id))
    await queueMail(scope, mail)
    return document(scope, id)
  })
}

async function documentsOf(scope: Scope, ids: number[]): Promise<InvoiceDocument[]> {
  const rows = await findDocuments(scope, ids)
  if (rows.length !== new Set(ids).size) throw notFound()
  return rows.map((row) => inForce(documentOf(row)))
}

/** Queues the default mails of several invoices, each in its client's language; all or none. @throws HttpError as `send` */
export async function sendMany(principal: Principal, ids: number[]) {
  const documents = await tx(principal, async (scope) => {
    await requireMayMail(scope, principal, ids.length)
    return documentsOf(scope, ids)
  })
  const mails: OutboxMail[] = []
  for (const invoice of documents) {
    const { subject, message } = await emailOf(invoice)
    mails.push(await mailOf(principal, invoice, { subject, message }))
  }
  await tx(principal, async (scope) => {
    // An invoice may have been deleted or voided while the PDFs were rendered.
    await documentsOf(scope, ids)
    await queueMails(scope, mails)
  })
  const state = sendsMail() ? ("queued" as const) : ("logged" as const)
  return { ids: documents.map(({ invoice }) => invoice.id), state }
}

/** Retries an invoice's mail. @throws HttpError 404; 409 if no mail failed or waits for a retry */
export async function retry(actor: Actor, id: number) {
  const found = () => tx(actor, (scope) => document(scope, id))
  await found()
  if (!(await retryMail(actor, "invoice", id))) throw new HttpError(409, "conflict", { message: "nothingToRetry" })
  return found()
}
