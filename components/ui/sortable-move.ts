export interface SortableList<Item> {
  id: string
  /** Accessible name of the list. */
  label: string
  items: Item[]
}

export interface Place {
  list: string
  index: number
}

type Lists<Item> = SortableList<Item>[]

/** Returns an item's position, or the end of a list if the id is that of a list. */
export function placeOf<Item extends { id: string }>(lists: Lists<Item>, id: string): Place | undefined {
  for (const list of lists) {
    if (list.id === id) return { list: id, index: list.items.length }
    const index = list.items.findIndex((item) => item.id === id)
    if (index >= 0) return { list: list.id, index }
  }
  return undefined
}

/** Returns the lists with items moved to a position, keeping their order. */
export function moved<Item extends { id: string }>(lists: Lists<Item>, ids: string[], place: Place): Lists<Item> {
  const isMoved = ({ id }: Item) => ids.includes(id)
  const items = lists.flatMap((list) => list.items.filter(isMoved))
  return lists.map((list) => {
    const remaining = list.items.filter((item) => !isMoved(item))
    if (list.id !== place.list) return { ...list, items: remaining }
    const at = place.index - list.items.slice(0, place.index).filter(isMoved).length
    return { ...list, items: [...remaining.slice(0, at), ...items, ...remaining.slice(at)] }
  })
}

/** Returns the lists with a copy of an item inserted at a position. */
export function copied<Item extends { id: string }>(lists: Lists<Item>, id: string, place: Place): Lists<Item> {
  const all = lists.flatMap((list) => list.items)
  const item = all.find((item) => item.id === id)
  const number = all.filter((item) => item.id.startsWith(`${id}~`)).length + 1
  return lists.map((list) =>
    list.id === place.list && item
      ? { ...list, items: list.items.toSpliced(place.index, 0, { ...item, id: `${id}~${number}` }) }
      : list,
  )
}
