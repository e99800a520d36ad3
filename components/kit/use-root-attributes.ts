"use client"

import { useLayoutEffect } from "react"
import { readPreferences } from "@/lib/core/client/preferences"
import { menuCollapsedKey, preferenceAttributes } from "@/lib/core/preferences"

/** What <html> says of the layout by the reader's own choice. */
function chosen(): Record<string, string | undefined> {
  const collapsed = localStorage.getItem(menuCollapsedKey) === "true"
  return { ...preferenceAttributes(readPreferences()), "data-menu-collapsed": String(collapsed) }
}

/** Shows a layout while one is on the page, without saving it; on leaving, the reader's own is back. */
export function useRootAttributes(wanted: Record<string, string>, isOn: boolean): void {
  const key = JSON.stringify(wanted)
  useLayoutEffect(() => {
    if (!isOn) return
    const root = document.documentElement
    const attributes = JSON.parse(key) as Record<string, string>
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
    return () => {
      const own = chosen()
      for (const name of Object.keys(attributes)) root.setAttribute(name, own[name] ?? "")
    }
  }, [key, isOn])
}
