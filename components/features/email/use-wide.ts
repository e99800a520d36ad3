"use client"

import { useSyncExternalStore } from "react"

/** Returns whether a media query matches. `onServer` is the value for server rendering. */
export function useWide(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener("change", onChange)
      return () => media.removeEventListener("change", onChange)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
