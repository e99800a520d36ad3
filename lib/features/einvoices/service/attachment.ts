import type { MailFile } from "@/lib/core/outbox/message"
import type { EmbeddedFile } from "@/lib/core/pdf/archive"
import type { MailFormat } from "@/lib/features/clients/values"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import type { InvoiceFacts } from "@/lib/features/invoices/service/facts"
import { fileName } from "@/lib/features/invoices/service/pdf-file"
import { facturX } from "./factur-x"
import { nameFor, xmlFile, xmlFrom } from "./files"
import { formatsFrom } from "./formats"

/** The parts of an invoice's mail that carry the e-invoice. */
export interface Attachment {
  /** The name of the PDF, if it differs from the usual one. */
  name?: string
  /** The XML in the PDF, and files beside it. */
  inside?: EmbeddedFile
  beside: MailFile[]
}

/**
 * The e-invoice for the mail of an issued invoice. Without `given`, it has the client's format. A format that follows from the
 * client's country is replaced by a plain PDF if the invoice lacks required data; a format chosen for the client is not.
 * @throws HttpError 422 if the invoice lacks data that the format requires
 */
export async function attachmentOf(
  invoice: InvoiceDocument,
  facts: InvoiceFacts,
  given?: MailFormat,
): Promise<Attachment> {
  const format = given ?? (await formatsFrom(facts)).preferred
  if (format === "pdf") return { beside: [] }
  const pdfName = await fileName(invoice)
  const xml = await xmlFrom(facts, format)
  if (format === "factur-x") return { name: nameFor(format, pdfName), inside: facturX(xml), beside: [] }
  const { name: filename, type: contentType, content } = xmlFile(format, pdfName, xml)
  return { beside: [{ filename, contentType, content }] }
}
