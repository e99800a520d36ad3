import type { Scope } from "@/lib/core/db/types"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { InvoiceEmail } from "@/lib/features/invoices/schema/proposals"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { fileName } from "@/lib/features/invoices/service/pdf-file"
import { document } from "@/lib/features/invoices/service/read"

/** The placeholder for the number in the proposed mail of a draft. */
const numberPlaceholder = "{number}"
/** Fills in the number that the invoice got when it was issued. */
export const withNumber = ({ number }: InvoiceDocument, text: string) =>
  text.replaceAll(numberPlaceholder, number ?? "")

/** The default mail of an invoice, in the client's language. */
export async function letterOf(invoice: InvoiceDocument): Promise<InvoiceEmail> {
  const { client, billing, language, balanceMinor, totalMinor, currency, dueDate, credits } = invoice
  const t = await translator(language, "invoices")
  const number = invoice.number ?? numberPlaceholder
  const from = billing.company
  const words = { number, from, name: client.name, date: dateIn(language, dueDate, "long") }
  const amount = money(credits ? -totalMinor : balanceMinor, currency, language)
  const kind = credits ? "credit" : balanceMinor > 0 ? "message" : "paid"
  return {
    from: billing.email ? `${from} <${billing.email}>`.trim() : from,
    to: invoice.recipient,
    subject: t(credits ? "letter.creditSubject" : "letter.subject", { number, from }).trim(),
    message: t(`letter.${kind}`, { ...words, amount, credited: credits?.number ?? "" }).trim(),
    file: await fileName(invoice),
  }
}

export const propose = async (scope: Scope, id: number): Promise<InvoiceEmail> => letterOf(await document(scope, id))
