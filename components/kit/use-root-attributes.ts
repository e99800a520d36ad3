"use client"

import { useLayoutEffect } from "react"
import { readPreferences } from "@/lib/core/client/preferences"
import { menuCollapsedKey, preferenceAttributes } from "@/lib/core/preferences"

/** The layout attributes of <html> that the user has chosen. */
function chosen(): Record<string, string | undefined> {
  const collapsed = localStorage.getItem(menuCollapsedKey) === "true"
  return { ...preferenceAttributes(readPreferences()), "data-menu-collapsed": String(collapsed) }
}

/** Applies layout attributes to <html> without saving them, and restores the user's own on unmount. */
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
