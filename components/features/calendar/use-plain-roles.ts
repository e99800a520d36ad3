"use client"

import { type RefObject, useLayoutEffect } from "react"

const tableRoles = ["table", "rowgroup", "row", "cell"].map((role) => `[role="${role}"]`).join(", ")

/**
 * Removes the table roles and English labels that react-big-calendar sets: they announce cells, but the content is buttons.
 * Days and events have complete accessible names anyway.
 */
export function usePlainRoles(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const clear = () => {
      for (const box of element.querySelectorAll(tableRoles)) {
        box.removeAttribute("role")
        box.removeAttribute("aria-label")
      }
    }
    clear()
    const observer = new MutationObserver(clear)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ["role"] })
    return () => observer.disconnect()
  }, [area])
}
