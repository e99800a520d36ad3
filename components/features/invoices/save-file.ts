import type { DocumentFormat } from "@/lib/features/einvoices/values"
import { pdfUrl } from "./pdf-address"

/** Downloads an invoice as a file, as if the user had clicked a link. */
export function downloadFile(id: number, format: DocumentFormat): void {
  const link = document.createElement("a")
  link.href = format === "pdf" ? pdfUrl(id) : `/api/v1/invoices/${id}/document?format=${format}`
  link.download = ""
  link.click()
}
