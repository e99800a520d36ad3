"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { addressOf, type Place, parsePlace } from "./place"

/** Moves without asking the server for a page: every place of the mailbox is the same screen. */
function move(place: Place, replace: boolean): void {
  const { pathname } = window.location
  const language = pathname.slice(0, Math.max(0, pathname.indexOf("/apps/email")))
  window.history[replace ? "replaceState" : "pushState"](null, "", language + addressOf(place))
}

/** Changes part of the place as the address says it now. */
export function goTo(part: Partial<Place>, { replace = false } = {}): void {
  const { pathname, search } = window.location
  const here = parsePlace(pathname.slice(pathname.indexOf("/apps/email")), new URLSearchParams(search))
  move({ ...here, ...part }, replace)
}

/** Where one is, which is the address and nothing else. */
export function usePlace(): Place & { go: typeof goTo } {
  const pathname = usePathname()
  const params = useSearchParams()
  const go = useCallback(goTo, [])
  return useMemo(() => ({ ...parsePlace(pathname, params), go }), [pathname, params, go])
}
