"use client"

import { type KeyboardEvent, useRef } from "react"
import { type Extent, moved, type Selection, stepped } from "./moves"
import type { SheetEdits } from "./use-sheet-edits"

interface Options {
  selection: Selection
  select: (selection: Selection) => void
  extent: Extent
  edits: SheetEdits
  /** Begins to edit the active cell, with what it has or with a typed letter. */
  begin: (typed?: string) => void
  /** Empties the selected cells. */
  clear: () => void
  save: () => void
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey

/** The keys of the sheet while no cell is edited. Tab moves between cells; after Esc it leaves the sheet. */
export function useSheetKeys({ selection, select, extent, edits, begin, clear, save }: Options) {
  const isLeaving = useRef(false)
  const stepBy = (by: "row" | "column", isBack: boolean) => {
    const next = stepped(by, isBack, selection.active, extent)
    if (next) select({ active: next, anchor: next })
    return next !== undefined
  }
  /** Runs the shortcut of a key that is held with Ctrl or ⌘. */
  const shortcut = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase()
    if (key === "z") (event.shiftKey ? edits.redo : edits.undo)()
    else if (key === "y") edits.redo()
    else if (key === "s") save()
    else if (key === "a") {
      select({ active: { row: 0, column: 0 }, anchor: { row: extent.rows - 1, column: extent.columns - 1 } })
    } else return false
    return true
  }
  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event
    const wasLeaving = isLeaving.current
    isLeaving.current = key === "Escape" || (wasLeaving && key === "Shift")
    if (key === "Tab") return !wasLeaving && stepBy("column", shiftKey)
    if (key === "Enter") return stepBy("row", shiftKey) || true
    if (key === "F2") begin()
    else if (key === "Delete" || key === "Backspace") clear()
    else if (key === "Escape") select({ active: selection.active, anchor: selection.active })
    else if ((event.ctrlKey || event.metaKey) && shortcut(event)) return true
    else if (isLetter(event)) begin(key)
    else {
      const next = moved(event, selection, extent, getComputedStyle(event.currentTarget).direction === "rtl")
      if (next) select(next)
      return next !== undefined
    }
    return true
  }
  return (event: KeyboardEvent) => {
    if (press(event)) event.preventDefault()
  }
}
