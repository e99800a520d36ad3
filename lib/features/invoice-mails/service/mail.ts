import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { sendsMail } from "@/lib/core/outbox/queue"
import type { MailFormat } from "@/lib/features/clients/values"
import { type Attachment, attachmentOf } from "@/lib/features/einvoices/service/attachment"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { factsById } from "@/lib/features/invoices/service/facts"
import { fileName, renderPdf } from "@/lib/features/invoices/service/pdf-file"
import { logoOf } from "@/lib/features/invoices/service/sellers"
import { withNumber } from "./letter"

export interface Words {
  to?: string
  subject: string
  message: string
}

/** An issued invoice with all that its mail needs from the database, so that its PDF is rendered while no transaction is open. */
interface Mailable {
  invoice: InvoiceDocument
  logo: Uint8Array | undefined
  attachment: Attachment
}

/** The logos on invoices by their addresses. A workspace has few. */
async function logosOf(scope: Scope, invoices: InvoiceDocument[]) {
  const logos = new Map<string, Uint8Array | undefined>()
  if (!sendsMail()) return logos
  for (const invoice of invoices) {
    const { logo } = invoice.billing
    if (logo && !logos.has(logo)) logos.set(logo, await logoOf(scope, invoice))
  }
  return logos
}

/** Without a format, the e-invoices that the clients want. @throws HttpError 404; 422 if an e-invoice lacks something */
export async function mailables(scope: Scope, invoices: InvoiceDocument[], format?: MailFormat): Promise<Mailable[]> {
  const facts = await factsById(
    scope,
    invoices.map(({ invoice }) => invoice.id),
  )
  const logos = await logosOf(scope, invoices)
  return Promise.all(
    invoices.map(async (invoice) => {
      const known = facts.get(invoice.invoice.id)
      if (!known) throw notFound()
      const attachment = await attachmentOf(invoice, known, format)
      return { invoice, logo: logos.get(invoice.billing.logo ?? ""), attachment }
    }),
  )
}

/** The mail of an invoice. Without a mail server no PDF is rendered, because only the names of files are logged. */
export async function mailOf(
  { invoice, logo, attachment }: Mailable,
  { to, subject, message }: Words,
): Promise<OutboxMail> {
  const content = sendsMail() ? await renderPdf(invoice, logo, attachment.inside) : new Uint8Array()
  const filename = attachment.name ?? (await fileName(invoice))
  return {
    kind: "invoice",
    recordId: invoice.invoice.id,
    to: to ?? invoice.recipient,
    replyTo: invoice.billing.email || undefined,
    subject: withNumber(invoice, subject),
    text: withNumber(invoice, message),
    attachments: [{ filename, contentType: "application/pdf", content }, ...attachment.beside],
  }
}
