interface Paper {
  /** The page format. Columns and rows are per page; lengths are in millimetres. */
  page: "a4" | "roll"
  columns: number
  rows: number
  width: number
  height: number
  /** The distances from the edges of the page to the first label, and between columns. */
  left: number
  top: number
  gapX: number
}

/** Sheets of labels that shops buy, and a roll. The name of a sheet has the number of labels on it. */
export const labelPapers = {
  a4x24: { page: "a4", columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, gapX: 0 },
  a4x40: { page: "a4", columns: 4, rows: 10, width: 52.5, height: 29.7, left: 0, top: 0, gapX: 0 },
  a4x65: { page: "a4", columns: 5, rows: 13, width: 38.1, height: 21.2, left: 4.75, top: 10.7, gapX: 2.5 },
  roll: { page: "roll", columns: 1, rows: 1, width: 57, height: 32, left: 0, top: 0, gapX: 0 },
} as const satisfies Record<string, Paper>
export type LabelPaper = keyof typeof labelPapers
export const labelPaperNames = Object.keys(labelPapers) as LabelPaper[]

/** The maximum number of different products per print: as many as a page of the list has. */
export const maxLabelProducts = 100
export const maxCopies = 100

/** The barcode of a label: that of a single piece if there is one, otherwise the first. */
export const labelGtin = (gtins: { gtin: string; quantity: number }[]): string | undefined =>
  (gtins.find(({ quantity }) => quantity === 1) ?? gtins[0])?.gtin

export interface LabelChoice {
  products: number[]
  paper: LabelPaper
  copies: number
  /** The number of labels on the first page that are used already. */
  skip: number
}

const whole = (text: string | undefined, least: number, most: number) =>
  /^\d{1,3}$/.test(text ?? "") ? Math.min(most, Math.max(least, Number(text))) : least

/** Reads the labels to print from the parameters of a URL. Invalid values count as missing. */
export function labelChoice(address: Record<string, string | undefined>): LabelChoice {
  const ids = (address.products ?? "").split(",").filter((id) => /^[1-9]\d{0,8}$/.test(id))
  const paper = labelPaperNames.find((name) => name === address.paper) ?? "a4x24"
  const { columns, rows } = labelPapers[paper]
  return {
    products: [...new Set(ids.map(Number))].slice(0, maxLabelProducts),
    paper,
    copies: whole(address.copies, 1, maxCopies),
    skip: whole(address.skip, 0, columns * rows - 1),
  }
}

/** Labels by page, in reading order, each with its position on the page. */
export function labelPages<Label>(labels: Label[], { paper, copies, skip }: LabelChoice) {
  const { columns, rows } = labelPapers[paper]
  const size = columns * rows
  const placed = labels
    .flatMap((label) => Array.from({ length: copies }, () => label))
    .map((label, index) => ({ label, page: Math.floor((index + skip) / size), place: (index + skip) % size }))
  const pages = [...new Set(placed.map(({ page }) => page))]
  return pages.map((page) => ({ page, labels: placed.filter((label) => label.page === page) }))
}
