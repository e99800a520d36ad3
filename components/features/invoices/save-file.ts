import { pdfAddress } from "./pdf-address"

/** Downloads an invoice's PDF as if the user had clicked a link. */
export function saveFile(id: number): void {
  const link = document.createElement("a")
  link.href = pdfAddress(id)
  link.download = ""
  link.click()
}
