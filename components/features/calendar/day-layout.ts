/** An item with a start and an end, in minutes of its day. */
export interface TimedItem<T> {
  item: T
  from: number
  to: number
}

export interface PositionedItem<T> {
  item: T
  /** In percent of the column's width. */
  offset: number
  width: number
}

/** Shorter items are drawn, and laid out, as if they took this many minutes. */
export const minDrawnMinutes = 30

/** Places overlapping items side by side. A group of overlapping items shares the width in equal columns. */
export function layOut<T>(all: TimedItem<T>[]): PositionedItem<T>[] {
  const sorted = [...all].sort((a, b) => a.from - b.from || b.to - a.to)
  const positioned: PositionedItem<T>[] = []
  let group: { timed: TimedItem<T>; column: number }[] = []
  let groupEnd = 0
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
    for (const { timed, column } of group)
      positioned.push({ item: timed.item, offset: (100 / columns) * column, width: 100 / columns })
    group = []
  }
  for (const timed of sorted) {
    if (group.length > 0 && timed.from >= groupEnd) close()
    const taken = new Set(group.filter((other) => ends(other.timed) > timed.from).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    group.push({ timed, column })
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, ends(timed))
  }
  close()
  return positioned
}

const ends = <T>({ from, to }: TimedItem<T>) => Math.max(to, from + minDrawnMinutes)
