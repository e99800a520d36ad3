import { createPause } from "../turns"
import { ink, Sheet, type SheetInfo } from "./sheet"

const head = { size: 8, bold: true, color: ink.quiet }
const cell = { size: 8 }
const padding = 6

/** Column widths in points that add up to `width`, in proportion to the longest text of each column. */
function columnWidths(table: string[][], columns: number, width: number): number[] {
  const longest = Array.from({ length: columns }, (_, i) => Math.max(4, ...table.map((row) => row[i]?.length ?? 0)))
  // Long texts wrap, so they need no more than this.
  const shares = longest.map((length) => Math.min(length, 40))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (share / total) * width)
}

/** Creates a landscape PDF of a table, with a title, page numbers, and the header row on each page. */
export async function tableDocument(
  { header, rows }: { header: string[]; rows: string[][] },
  info: Omit<SheetInfo, "layout">,
): Promise<Uint8Array> {
  const sheet = new Sheet({ ...info, layout: "landscape" })
  const widths = columnWidths([header, ...rows], header.length, sheet.width)
  const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width, sheet.margin))
  const pause = createPause()
  const draw = async (row: string[], style: typeof cell) => {
    const cells = header.map((_, i) => sheet.wrap(row[i] ?? "", (widths[i] ?? 0) - padding, style))
    const height = sheet.heightOf(Math.max(...cells.map((lines) => lines.length)), style) + padding
    if (sheet.need(height) && style !== head) await draw(header, head)
    for (const [i, lines] of cells.entries()) {
      sheet.block(lines, starts[i] ?? 0, sheet.y, style)
      await pause()
    }
    sheet.y += height
    sheet.rule(sheet.y - padding / 2)
  }
  sheet.put(info.title, sheet.margin, sheet.y, { size: 14, bold: true })
  sheet.y += 28
  await draw(header, head)
  for (const row of rows) await draw(row, cell)
  return sheet.finish((page, pages) => {
    const end = sheet.margin + sheet.width
    sheet.put(`${page} / ${pages}`, end, sheet.bottom + 4, { size: 8, color: ink.quiet, align: "end" })
  })
}
