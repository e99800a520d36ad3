"use client"

import { useSyncExternalStore } from "react"

/** Whether the window is at least so wide; the server takes the answer that its HTML is for. */
export function useWide(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener("change", changed)
      return () => media.removeEventListener("change", changed)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
