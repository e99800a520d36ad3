import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { translator } from "@/lib/core/i18n/translator"
import { log } from "@/lib/core/log"
import { sendMail } from "@/lib/core/mail"
import { money } from "@/lib/core/money"
import { invoicePdf } from "../pdf/invoice-pdf"
import type { InvoiceDocument, Letter } from "../schema/shown"
import type { SendInvoice } from "../schema/written"
import { findDocuments } from "../store/read"
import { markSent } from "../store/write"
import { document, documentOf } from "./read"

/** The mail that goes out with an invoice unless somebody writes another, in the client's language. */
async function letterOf(invoice: InvoiceDocument): Promise<Letter> {
  const { number, client, billing, language, balanceMinor, currency, dueDate } = invoice
  const t = await translator(language, "invoices")
  const from = billing.company
  const words = { number, from, name: client.name, date: dateIn(language, dueDate, "long") }
  const amount = money(balanceMinor, currency, language)
  return {
    from: billing.email ? `${from} <${billing.email}>`.trim() : from,
    to: client.companyEmail,
    subject: t("letter.subject", { number, from }).trim(),
    message: t(balanceMinor > 0 ? "letter.message" : "letter.paid", { ...words, amount }).trim(),
    file: await fileName(invoice),
  }
}

export const propose = async (scope: Scope, id: number): Promise<Letter> => letterOf(await document(scope, id))

/** What the PDF is called where it is saved. */
export async function fileName({ number, language }: Pick<InvoiceDocument, "number" | "language">): Promise<string> {
  return `${(await translator(language, "invoices"))("paper.title")}-${number}.pdf`
}

/** The invoice as a PDF, in its client's language. */
export async function pdf(scope: Scope, id: number) {
  const invoice = await document(scope, id)
  return { invoice, name: await fileName(invoice), content: await invoicePdf(invoice) }
}

async function deliver(invoice: InvoiceDocument, { to, subject, message }: Omit<SendInvoice, "id">): Promise<void> {
  try {
    const file = {
      filename: await fileName(invoice),
      contentType: "application/pdf",
      content: await invoicePdf(invoice),
    }
    const replyTo = invoice.billing.email || undefined
    await sendMail({ to: to ?? invoice.client.companyEmail, subject, text: message, replyTo, attachments: [file] })
  } catch (error) {
    // What is committed stays so, and the others of a bulk go out.
    log().error({ err: error, invoice: invoice.number }, "invoice could not be mailed")
  }
}

/** Marks an invoice as sent; the mail goes out with its PDF once that is committed. @throws HttpError 404 */
export async function send(scope: Scope, { id, ...mail }: SendInvoice) {
  if ((await markSent(scope, [id])).length === 0) throw notFound()
  const sent = await document(scope, id)
  scope.after(() => deliver(sent, mail))
  return sent
}

/** Sends several with the usual letter, each in its client's language; all or none. @throws HttpError 404 */
export async function sendMany(scope: Scope, ids: number[]): Promise<number[]> {
  const marked = await markSent(scope, ids)
  if (marked.length !== new Set(ids).size) throw notFound()
  const documents = (await findDocuments(scope, marked)).map(documentOf)
  scope.after(async () => {
    for (const one of documents) {
      const { subject, message } = await letterOf(one)
      await deliver(one, { to: undefined, subject, message })
    }
  })
  return documents.map(({ invoice }) => invoice.id)
}
