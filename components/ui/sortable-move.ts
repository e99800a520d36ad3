export interface SortableList<Item> {
  id: string
  /** Names the list. */
  label: string
  items: Item[]
}

export interface Place {
  list: string
  index: number
}

type Lists<Item> = SortableList<Item>[]

/** Where an item stands, or the end of the list that is called so. */
export function placeOf<Item extends { id: string }>(lists: Lists<Item>, id: string): Place | undefined {
  for (const list of lists) {
    if (list.id === id) return { list: id, index: list.items.length }
    const index = list.items.findIndex((item) => item.id === id)
    if (index >= 0) return { list: list.id, index }
  }
  return undefined
}

/** The lists after these items were put before the place, in the order in which they stood. */
export function moved<Item extends { id: string }>(lists: Lists<Item>, ids: string[], place: Place): Lists<Item> {
  const isMoved = ({ id }: Item) => ids.includes(id)
  const items = lists.flatMap((list) => list.items.filter(isMoved))
  return lists.map((list) => {
    const left = list.items.filter((item) => !isMoved(item))
    if (list.id !== place.list) return { ...list, items: left }
    const at = place.index - list.items.slice(0, place.index).filter(isMoved).length
    return { ...list, items: [...left.slice(0, at), ...items, ...left.slice(at)] }
  })
}

/** The lists after a copy of an item was put before the place. */
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
