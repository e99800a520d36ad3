import { pdfUrl } from "./pdf-address"

/** Downloads an invoice's PDF as if the user had clicked a link. */
export function downloadPdf(id: number): void {
  const link = document.createElement("a")
  link.href = pdfUrl(id)
  link.download = ""
  link.click()
}
