/**
 * Splits a copied block into cells. Excel, LibreOffice and Google Sheets separate cells by tabs, and quote those with a tab, a line
 * break or a quote.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ""
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ""
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (letter === '"' && cell === "") isQuoted = true
    else if (letter === "\t") endCell()
    else if (letter === "\n") {
      endCell()
      rows.push([])
    } else if (letter !== "\r") cell += letter
  }
  // Most programs end the last line too.
  if (cell !== "" || rows.at(-1)?.length) endCell()
  else rows.pop()
  return rows
}

const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The text of a block, as spreadsheets read it. */
export const writeBlock = (rows: string[][]): string => rows.map((cells) => cells.map(quoted).join("\t")).join("\n")
