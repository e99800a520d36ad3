"use client"

import { useEffect } from "react"

/** What every page does at mount: an old service worker, left by another app on this address, goes (spec section 1). */
export function RootEffects() {
  useEffect(() => {
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
      // Private windows refuse; then there is none to remove.
      .catch(() => undefined)
  }, [])
  return null
}
