"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { addressOf, type Place, parsePlace } from "./place"

/** Changes the URL without a server request, because all states of the mailbox share one screen. */
function writeUrl(place: Place, replace: boolean): void {
  const { pathname } = window.location
  const language = pathname.slice(0, Math.max(0, pathname.indexOf("/apps/email")))
  window.history[replace ? "replaceState" : "pushState"](null, "", language + addressOf(place))
}

/** Changes part of the current URL's state. */
export function goTo(part: Partial<Place>, { replace = false } = {}): void {
  const { pathname, search } = window.location
  const current = parsePlace(pathname.slice(pathname.indexOf("/apps/email")), new URLSearchParams(search))
  writeUrl({ ...current, ...part }, replace)
}

/** The mailbox's state, which lives only in the URL. */
export function usePlace(): Place & { go: typeof goTo } {
  const pathname = usePathname()
  const params = useSearchParams()
  const go = useCallback(goTo, [])
  return useMemo(() => ({ ...parsePlace(pathname, params), go }), [pathname, params, go])
}
