"use client"

import { useTimeZone as useServerZone } from "next-intl"
import { useSyncExternalStore } from "react"

const never = () => () => {}
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"

/**
 * The user's time zone: the account's, which <html> carries, otherwise the browser's. The first paint uses the server's
 * value, which is the account's or the one this browser sent last time.
 */
export function useTimeZone(): string {
  const serverZone = useServerZone() ?? "UTC"
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.timeZone || browserZone(),
    () => serverZone,
  )
}
