import { ink, type Sheet } from "@/lib/core/pdf/sheet"
import { createPause } from "@/lib/core/turns"
import type { InvoiceDocument } from "../schema/shown"
import { hasNoVat } from "../values"
import type { Words } from "./words"

type Line = InvoiceDocument["lines"][number]

interface Column {
  header: string
  /** The right edge of its figures, in points from the left margin. */
  end: number
  text: (line: Line) => string
}

/** The columns of figures, from right to left. The discount column is left out if no line has a discount. */
function columnsOf({ lines }: InvoiceDocument, { t, money, rate, quantity }: Words, width: number): Column[] {
  const all: Omit<Column, "end">[] = [
    { header: t("paper.net"), text: ({ netMinor }) => money(netMinor) },
    { header: t("paper.vat"), text: ({ vatRate, vatCategory }) => (hasNoVat(vatCategory) ? "–" : rate(vatRate)) },
    { header: t("paper.discount"), text: ({ discount }) => (discount > 0 ? rate(discount) : "") },
    { header: t("paper.price"), text: ({ unitPriceMinor }) => money(unitPriceMinor) },
    { header: t("paper.qty"), text: ({ qty, unit }) => quantity(qty, unit) },
  ]
  const widths = [82, 52, 58, 76, 58]
  const shown = all.flatMap((column, i) => {
    if (i === 2 && !lines.some(({ discount }) => discount > 0)) return []
    return [{ ...column, width: widths[i] as number }]
  })
  let end = width
  return shown.map(({ width: columnWidth, ...column }) => {
    const placed = { ...column, end }
    end -= columnWidth
    return placed
  })
}

const itemSpace = (columns: Column[]) => (columns.at(-1)?.end ?? 0) - 58

function drawTitles(sheet: Sheet, columns: Column[], { t }: Words): void {
  sheet.box(sheet.margin, sheet.y, sheet.width, 20, ink.soft)
  const style = { size: 8, bold: true, color: ink.quiet }
  sheet.put(t("paper.item"), sheet.margin + 8, sheet.y + 5.5, style)
  for (const { header, end } of columns) {
    sheet.put(header, sheet.margin + end - 8, sheet.y + 5.5, { ...style, align: "end" })
  }
  sheet.y += 26
}

function drawLine(sheet: Sheet, line: Line, columns: Column[], words: Words): void {
  const space = itemSpace(columns) - 8
  const item = sheet.wrap(line.item, space)
  const description = line.description ? sheet.wrap(line.description, space, { size: 8 }) : []
  const height = sheet.heightOf(item.length) + sheet.heightOf(description.length, { size: 8 }) + 10
  if (sheet.need(height)) drawTitles(sheet, columns, words)
  for (const { text, end } of columns) sheet.put(text(line), sheet.margin + end - 8, sheet.y, { align: "end" })
  const below = sheet.block(item, sheet.margin + 8, sheet.y)
  sheet.block(description, sheet.margin + 8, below, { size: 8, color: ink.quiet })
  sheet.y += height
  sheet.rule(sheet.y - 6)
}

/** Draws the lines of the invoice, repeating the column titles on each page. */
export async function drawLines(sheet: Sheet, invoice: InvoiceDocument, words: Words): Promise<void> {
  const columns = columnsOf(invoice, words, sheet.width)
  sheet.need(60)
  drawTitles(sheet, columns, words)
  const rest = createPause()
  for (const line of invoice.lines) {
    drawLine(sheet, line, columns, words)
    await rest()
  }
}
