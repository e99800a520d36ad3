"use client"

import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { dayOf, wallOf } from "@/lib/core/time-zone"

const never = () => () => {}
/** False on the server and at the first paint; what only a browser can draw comes after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const wide = "(min-width: 640px)"
const onWidth = (listener: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

/** Whether there is room for a month; nothing is known of it before the browser says so. */
export const useWide = (): boolean | undefined =>
  useSyncExternalStore(
    onWidth,
    () => window.matchMedia(wide).matches,
    () => undefined,
  )

/** The day it is where the reader is; it turns at midnight while the page stays open. */
export function useToday(atFirst: string, zone: string): Date {
  const [now, setNow] = useState(atFirst)
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(tick)
  }, [])
  const day = dayOf(wallOf(new Date(now), zone)).getTime()
  return useMemo(() => new Date(day), [day])
}
