"use client"

import { type RefObject, useEffect, useRef } from "react"

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-row]")]

/** Whether a text field or an open layer should get the keys. */
function isBusy(target: Element): boolean {
  if (target.matches("input[type=checkbox]")) return false
  return (
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]") !== null
  )
}

/**
 * Keyboard shortcuts of a list: j/k and the arrow keys move between rows, x selects, Enter opens, / focuses the search.
 * Letters work anywhere on the page, arrow keys only inside the list, so that the page still scrolls.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  toggle: ((key: string) => void) | undefined,
) {
  const latest = useRef(toggle)
  latest.current = toggle

  useEffect(() => {
    function move(step: number, current: HTMLElement | null) {
      const rows = list.current ? rowsOf(list.current) : []
      const at = current ? rows.indexOf(current) + step : step > 0 ? 0 : rows.length - 1
      rows[Math.max(0, Math.min(rows.length - 1, at))]?.focus()
    }
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(target)) return
      const row = list.current?.contains(target) ? target.closest<HTMLElement>("[data-row]") : null
      const keys: Record<string, (() => void) | null> = {
        "/": () => search.current?.focus(),
        j: () => move(1, row),
        k: () => move(-1, row),
        ArrowDown: row && (() => move(1, row)),
        ArrowUp: row && (() => move(-1, row)),
        x: row && latest.current ? () => latest.current?.(row.dataset.row as string) : null,
        Enter: row === target ? () => row?.querySelector<HTMLElement>("a[href]")?.click() : null,
      }
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [list, search])
}
