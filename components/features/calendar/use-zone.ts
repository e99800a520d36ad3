"use client"

import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { dayOf, wallOf } from "@/lib/core/time-zone"

const subscribeToNothing = () => () => {}
/** Returns false on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** The current day in a time zone, as a wall time. It advances at midnight while the page is open. */
export function useToday(initialNow: string, zone: string): Date {
  const [now, setNow] = useState(initialNow)
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(tick)
  }, [])
  const day = dayOf(wallOf(new Date(now), zone)).getTime()
  return useMemo(() => new Date(day), [day])
}
