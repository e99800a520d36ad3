/** A spreadsheet would run text that starts like this as a formula; a leading apostrophe makes it text. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Amounts are text, because not every one is exact as a number. */
const decimal = /^-?\d+(\.\d+)?$/

/** Formats a cell according to RFC 4180. Numbers keep their minus sign and get no apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === "number" || decimal.test(value)) return String(value)
  const text = formula.test(value.trimStart()) ? `'${value}` : value
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvOf = (table: (string | number)[][]): string =>
  table.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")
