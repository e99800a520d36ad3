const font = "DejaVu"

/** The library's own fonts know Western letters alone. */
async function fontFile(): Promise<string> {
  const answer = await fetch(new URL("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf", import.meta.url))
  if (!answer.ok) throw new Error(`the font answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let text = ""
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return text
}

/** Saves a table as `<name>.pdf`; the first row are the heads. */
export async function savePdf(name: string, table: (string | number)[][]): Promise<void> {
  const [{ jsPDF }, { autoTable }, file] = await Promise.all([import("jspdf"), import("jspdf-autotable"), fontFile()])
  const page = new jsPDF({ orientation: "landscape", unit: "pt", format: "a4" })
  page.addFileToVFS("font.ttf", file)
  page.addFont("font.ttf", font, "normal")
  page.setFont(font)
  const [heads = [], ...rows] = table
  page.text(name, 40, 40)
  autoTable(page, {
    head: [heads.map(String)],
    body: rows.map((cells) => cells.map(String)),
    startY: 54,
    styles: { font, fontStyle: "normal" },
    headStyles: { fontStyle: "normal" },
  })
  page.save(`${name}.pdf`)
}
