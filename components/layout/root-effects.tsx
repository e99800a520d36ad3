"use client"

import { useEffect } from "react"
import { zoneCookie } from "@/lib/core/time-zone"

const year = 31_536_000

/** Tells the server where the browser is, so that the next first paint has every hour in its place. */
function rememberZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const said = `${zoneCookie}=${zone}`
  if (!zone || document.cookie.split("; ").includes(said)) return
  // Not the Cookie Store API: plain http on a company's own network has none.
  Reflect.set(document, "cookie", `${said}; path=/; max-age=${year}; samesite=lax`)
}

/** What every page does at mount: the time zone is noted; an old service worker, left by another app on this address, goes (spec section 1). */
export function RootEffects() {
  useEffect(() => {
    rememberZone()
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
      // Private windows refuse; then there is none to remove.
      .catch(() => undefined)
  }, [])
  return null
}
