export interface Place {
  row: number
  column: number
}
export interface Selection {
  active: Place
  /** The opposite corner of the range. */
  anchor: Place
}
export interface Extent {
  rows: number
  columns: number
  /** Rows on one screen. */
  page: number
}

export const rangeOf = ({ active, anchor }: Selection) => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  start: Math.min(active.column, anchor.column),
  end: Math.max(active.column, anchor.column),
})

const inside = ({ row, column }: Place, { rows, columns }: Extent): Place => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
})

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** Where a key moves to; undefined if it is no key for moving. `isRtl`: the arrow to the left goes to the next column. */
function target({ key, ...held }: Pressed, { row, column }: Place, extent: Extent, isRtl: boolean): Place | undefined {
  const isFar = held.ctrlKey || held.metaKey
  const onward = isRtl ? -1 : 1
  const sideways = (by: number) => ({ row, column: isFar ? (by > 0 ? extent.columns - 1 : 0) : column + by })
  switch (key) {
    case "ArrowDown":
      return { row: isFar ? extent.rows - 1 : row + 1, column }
    case "ArrowUp":
      return { row: isFar ? 0 : row - 1, column }
    case "ArrowRight":
      return sideways(onward)
    case "ArrowLeft":
      return sideways(-onward)
    case "PageDown":
      return { row: row + extent.page, column }
    case "PageUp":
      return { row: row - extent.page, column }
    case "Home":
      return { row: isFar ? 0 : row, column: 0 }
    case "End":
      return { row: isFar ? extent.rows - 1 : row, column: extent.columns - 1 }
    default:
      return undefined
  }
}

/** The selection after a key for moving; with Shift the range grows. */
export function moved(pressed: Pressed, { active, anchor }: Selection, extent: Extent, isRtl = false) {
  const to = target(pressed, active, extent, isRtl)
  if (!to) return undefined
  const next = inside(to, extent)
  return { active: next, anchor: pressed.shiftKey ? anchor : next }
}

/** The cell after Tab or Enter; undefined past the last one and before the first, where the focus leaves the sheet. */
export function stepped(by: "row" | "column", isBack: boolean, { row, column }: Place, { rows, columns }: Extent) {
  const step = isBack ? -1 : 1
  if (by === "row") return row + step < 0 || row + step >= rows ? undefined : { row: row + step, column }
  const next = column + step
  if (next >= 0 && next < columns) return { row, column: next }
  const wrapped = row + step
  return wrapped < 0 || wrapped >= rows ? undefined : { row: wrapped, column: next < 0 ? columns - 1 : 0 }
}
