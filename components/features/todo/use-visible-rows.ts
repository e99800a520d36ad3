"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import type { RefObject } from "react"

/** Lists up to this length are rendered whole, as in the server's HTML. */
const maxWhole = 100
const initialSize = { width: 1000, height: 900 }

/** Returns the indexes of the rendered rows, and the height in pixels of the rows above and below them. */
export function useVisibleRows(ids: number[], scroller: RefObject<HTMLElement | null>, always: number | undefined) {
  const isWhole = ids.length <= maxWhole
  const virtual = useVirtualizer({
    count: ids.length,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 12,
    initialRect: initialSize,
    getItemKey: (index) => ids[index] ?? index,
  })
  if (isWhole) return { rows: ids.map((_, index) => index), before: 0, after: 0, measure: undefined }
  const items = virtual.getVirtualItems()
  const rows = items.map(({ index }) => index)
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  // The dragged row stays rendered however far the user scrolls.
  const pinned = always !== undefined && !rows.includes(always) ? [always] : []
  return { rows: [...rows, ...pinned].sort((a, b) => a - b), before, after, measure: virtual.measureElement }
}
