import type { Scope } from "@/lib/core/db/types"
import { cleanFileName } from "@/lib/core/files/file-name"
import { translator } from "@/lib/core/i18n/translator"
import type { EmbeddedFile } from "@/lib/core/pdf/archive"
import { titleKey } from "../pdf/head"
import { invoicePdf } from "../pdf/invoice-pdf"
import type { InvoiceDocument } from "../schema/shown"
import { document } from "./read"
import { logoOf } from "./sellers"

/** The file name of the PDF, in the client's language. */
export async function fileName({ number, language, kind }: Pick<InvoiceDocument, "number" | "language" | "kind">) {
  const t = await translator(language, "invoices")
  return cleanFileName(`${t(titleKey({ kind }))}-${number ?? t("paper.draft")}.pdf`)
}

/** An invoice with its logo as a PDF, without the database. */
export const renderPdf = invoicePdf

/** An invoice that was read as a PDF, which may carry itself as a program reads it. */
export const pdfOf = async (scope: Scope, invoice: InvoiceDocument, embedded?: EmbeddedFile) =>
  invoicePdf(invoice, await logoOf(scope, invoice), embedded)

/** The invoice as a PDF, in its client's language. */
export async function pdf(scope: Scope, id: number) {
  const invoice = await document(scope, id)
  return { invoice, name: await fileName(invoice), content: await pdfOf(scope, invoice) }
}
