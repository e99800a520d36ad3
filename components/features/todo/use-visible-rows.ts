"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import type { RefObject } from "react"

/** A list up to this long stands in the page whole, as it was sent. */
const wholeUpTo = 100
const beforeScripts = { width: 1000, height: 900 }

/** Which rows of a list are rendered, and the room that those above and below them take. */
export function useVisibleRows(ids: number[], scroller: RefObject<HTMLElement | null>, always: number | undefined) {
  const isWhole = ids.length <= wholeUpTo
  const virtual = useVirtualizer({
    count: ids.length,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 12,
    initialRect: beforeScripts,
    getItemKey: (index) => ids[index] ?? index,
  })
  if (isWhole) return { rows: ids.map((_, index) => index), before: 0, after: 0, measure: undefined }
  const items = virtual.getVirtualItems()
  const rows = items.map(({ index }) => index)
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  // What is being dragged keeps its element, however far one scrolls.
  const kept = always !== undefined && !rows.includes(always) ? [always] : []
  return { rows: [...rows, ...kept].sort((a, b) => a - b), before, after, measure: virtual.measureElement }
}
