"use client"

import { useTimeZone as useZoneAtFirst } from "next-intl"
import { useSyncExternalStore } from "react"

const never = () => () => {}
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"

/**
 * The clock the reader lives by: that of their account, which <html> carries, else their browser's. The first paint goes by
 * what the server knows, which without an account's is what the browser said last time.
 */
export function useTimeZone(): string {
  const atFirst = useZoneAtFirst() ?? "UTC"
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.timeZone || ofBrowser(),
    () => atFirst,
  )
}
