/** Something that lasts, in minutes of its day. */
export interface Lasting<T> {
  item: T
  from: number
  to: number
}

export interface Laid<T> {
  item: T
  /** Parts of the column's width, in percent. */
  offset: number
  width: number
}

/** What lasts shorter is drawn as high as this many minutes are, and keeps its place free. */
export const shortest = 30

/** Puts what is on at the same time side by side: everything that overlaps shares the width in equal columns. */
export function layOut<T>(all: Lasting<T>[]): Laid<T>[] {
  const sorted = [...all].sort((a, b) => a.from - b.from || b.to - a.to)
  const laid: Laid<T>[] = []
  let group: { one: Lasting<T>; column: number }[] = []
  let groupEnd = 0
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
    for (const { one, column } of group)
      laid.push({ item: one.item, offset: (100 / columns) * column, width: 100 / columns })
    group = []
  }
  for (const one of sorted) {
    if (group.length > 0 && one.from >= groupEnd) close()
    const taken = new Set(group.filter((other) => ends(other.one) > one.from).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    group.push({ one, column })
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, ends(one))
  }
  close()
  return laid
}

const ends = <T>({ from, to }: Lasting<T>) => Math.max(to, from + shortest)
