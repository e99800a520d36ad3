import type { Scope } from "@/lib/core/db/types"
import { cleanFileName } from "@/lib/core/files/file-name"
import { invalid } from "@/lib/core/http/errors"
import { translator } from "@/lib/core/i18n/translator"
import { refused } from "@/lib/features/invoices/service/errors"
import { type InvoiceFacts, invoiceFacts } from "@/lib/features/invoices/service/facts"
import { fileName, pdfOf } from "@/lib/features/invoices/service/pdf-file"
import { document } from "@/lib/features/invoices/service/read"
import type { DocumentFormat, EFormat } from "../values"
import { toCii } from "./cii/write"
import { facturX } from "./factur-x"
import { type Missing, missingForEn, missingForXrechnung } from "./missing"
import type { EInvoice } from "./model"
import { eInvoiceOf } from "./source"
import { toUbl } from "./ubl/write"

interface InvoiceFile {
  name: string
  type: string
  content: Uint8Array
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** An invoice in the terms of EN 16931. */
export async function eInvoiceFrom(facts: InvoiceFacts): Promise<EInvoice> {
  const t = await translator(facts.language, "einvoices")
  return eInvoiceOf(facts, t("discount"))
}

/** The data that a format requires and an invoice lacks. */
export const missingFor = (format: EFormat, invoice: EInvoice): Missing =>
  format === "ubl" ? missingForXrechnung(invoice) : missingForEn(invoice)

/** An issued invoice as XML: UBL or CII. @throws HttpError 409 for a draft or a void one; 422 if it lacks something */
export async function xmlFrom(facts: InvoiceFacts, format: EFormat): Promise<string> {
  if (facts.number === "") throw refused("invoiceDraft")
  if (facts.isVoid) throw refused("invoiceVoid")
  const made = await eInvoiceFrom(facts)
  const missing = missingFor(format, made)
  if (Object.keys(missing).length > 0) throw invalid(missing)
  return format === "ubl" ? toUbl(made) : toCii(made)
}

const xmlOf = async (scope: Scope, id: number, format: EFormat) => xmlFrom(await invoiceFacts(scope, id), format)

const endings = { pdf: ".pdf", ubl: "-xrechnung.xml", cii: "-cii.xml", "factur-x": "-factur-x.pdf" }

/** The name of an invoice's file in a format, from the name of its plain PDF. */
export const nameFor = (format: DocumentFormat, pdfName: string): string =>
  cleanFileName(pdfName.replace(/\.pdf$/, endings[format]))

export const xmlFile = (format: "ubl" | "cii", pdfName: string, xml: string): InvoiceFile => ({
  ...{ name: nameFor(format, pdfName), type: "application/xml", content: bytes(xml) },
})

/** An invoice as a file. @throws HttpError 404; 409 if it is a draft or void; 422 if an e-invoice lacks something */
export async function fileOf(scope: Scope, id: number, format: DocumentFormat): Promise<InvoiceFile> {
  const invoice = await document(scope, id)
  const pdfName = await fileName(invoice)
  if (format === "ubl" || format === "cii") return xmlFile(format, pdfName, await xmlOf(scope, id, format))
  const inside = format === "factur-x" ? facturX(await xmlOf(scope, id, format)) : undefined
  return { name: nameFor(format, pdfName), type: "application/pdf", content: await pdfOf(scope, invoice, inside) }
}
