import { pdfAddress } from "./pdf-address"

/** Saves an invoice's PDF, as a link that is followed would. */
export function saveFile(id: number): void {
  const link = document.createElement("a")
  link.href = pdfAddress(id)
  link.download = ""
  link.click()
}
