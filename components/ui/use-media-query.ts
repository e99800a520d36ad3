"use client"

import { useCallback, useSyncExternalStore } from "react"

/** Returns whether a media query matches, and `onServer` until the browser knows. */
export function useMediaQuery<OnServer extends boolean | undefined>(
  query: string,
  onServer: OnServer,
): boolean | OnServer {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener("change", onChange)
      return () => media.removeEventListener("change", onChange)
    },
    [query],
  )
  return useSyncExternalStore<boolean | OnServer>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
