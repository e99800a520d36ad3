"use client"

import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { dayOf, wallOf } from "@/lib/core/time-zone"

const never = () => () => {}
const year = 31_536_000

/** The cookie by which the server knows where the reader is, so that the first paint has everything in its place. */
export const zoneCookie = "time-zone"

/** Where the reader is. The first paint goes by what the browser said last time. */
export function useZone(atFirst: string): string {
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    () => atFirst,
  )
  useEffect(() => {
    // Not the Cookie Store API: plain http on a company's own network has none.
    if (zone !== atFirst)
      Reflect.set(document, "cookie", `${zoneCookie}=${zone}; path=/; max-age=${year}; samesite=lax`)
  }, [zone, atFirst])
  return zone
}

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
