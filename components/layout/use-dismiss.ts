"use client"

import { type RefObject, useEffect } from "react"

/** Closes an open element on Esc, on a press outside it, and when focus leaves it. */
export function useDismiss(open: boolean, area: RefObject<HTMLElement | null>, close: (byKey: boolean) => void) {
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close(false)
    }
    const byEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") close(true)
    }
    document.addEventListener("pointerdown", outside)
    document.addEventListener("focusin", outside)
    document.addEventListener("keydown", byEscape)
    return () => {
      document.removeEventListener("pointerdown", outside)
      document.removeEventListener("focusin", outside)
      document.removeEventListener("keydown", byEscape)
    }
  }, [open, area, close])
}
