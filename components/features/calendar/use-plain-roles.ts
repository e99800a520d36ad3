"use client"

import { type RefObject, useLayoutEffect } from "react"

const promised = ["table", "rowgroup", "row", "cell"].map((role) => `[role="${role}"]`).join(", ")

/**
 * Takes off the table roles that react-big-calendar puts on its boxes, in English: they promise cells where buttons stand.
 * The days and events have names that say it all.
 */
export function usePlainRoles(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const clear = () => {
      for (const box of element.querySelectorAll(promised)) {
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
