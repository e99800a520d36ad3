"use client"

import { useEffect } from "react"
import { followColourScheme } from "@/lib/core/client/preferences"
import { zoneCookie } from "@/lib/core/time-zone"
import { replayEarlyInput } from "./early-input"

const yearSeconds = 31_536_000

/** Stores the browser's time zone in a cookie, so that the next server render shows local times. */
function storeTimeZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const cookie = `${zoneCookie}=${zone}`
  if (!zone || document.cookie.split("; ").includes(cookie)) return
  // The Cookie Store API does not exist on plain HTTP, which a company's own network may use.
  Reflect.set(document, "cookie", `${cookie}; path=/; max-age=${yearSeconds}; samesite=lax`)
}

/**
 * Effects of every page: stores the time zone, removes service workers that another app has left on this origin, follows the
 * browser's colour scheme, and handles what was typed and pressed before the page was ready. Comes after the page's own effects.
 */
export function RootEffects() {
  useEffect(() => {
    storeTimeZone()
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
      // Private windows reject this, but have no service worker to remove either.
      .catch(() => undefined)
  }, [])
  useEffect(followColourScheme, [])
  useEffect(replayEarlyInput, [])
  return null
}
