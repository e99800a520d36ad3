import type { EmbeddedFile } from "@/lib/core/pdf/archive"
import { Sheet } from "@/lib/core/pdf/sheet"
import type { InvoiceDocument } from "../schema/shown"
import { drawFooter, drawRemarks, drawTotals } from "./foot"
import { drawHead, titleKey } from "./head"
import { drawLines } from "./lines"
import { wordsFor } from "./words"

/**
 * An invoice as a PDF, in its client's language. The same invoice always gives the same bytes.
 * @param logo a PNG
 * @param embedded the invoice as a program reads it
 */
export async function invoicePdf(
  invoice: InvoiceDocument,
  logo?: Uint8Array,
  embedded?: EmbeddedFile,
): Promise<Uint8Array> {
  const words = await wordsFor(invoice)
  const sheet = new Sheet({
    title: `${words.t(titleKey(invoice))} ${invoice.number ?? ""}`.trim(),
    author: invoice.billing.company,
    created: new Date(`${invoice.issuedDate}T00:00:00Z`),
    language: invoice.language,
    embedded,
  })
  drawHead(sheet, invoice, words, logo)
  await drawLines(sheet, invoice, words)
  drawTotals(sheet, invoice, words)
  drawRemarks(sheet, invoice, words)
  return sheet.finish((page, pages) => {
    drawFooter(sheet, invoice, words, page, pages)
    if (invoice.voidedAt) sheet.stamp(words.t("paper.void"))
  })
}
