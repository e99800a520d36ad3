"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { changeUrl, currentUrl, type HistoryOptions } from "@/lib/core/client/current-url"
import { usePathname } from "@/lib/core/i18n/navigation"
import { addressOf, type Place, parsePlace } from "./place"

/** Changes part of the URL's state without a request for a page, because all states of the mailbox share one screen. */
export function goTo(part: Partial<Place>, options?: HistoryOptions): void {
  const { pathname, searchParams } = currentUrl()
  const at = Math.max(0, pathname.indexOf("/apps/email"))
  const current = parsePlace(pathname.slice(at), searchParams)
  changeUrl(pathname.slice(0, at) + addressOf({ ...current, ...part }), options)
}

/** The mailbox's state, which lives only in the URL. */
export function usePlace(): Place & { go: typeof goTo } {
  const pathname = usePathname()
  const params = useSearchParams()
  const go = useCallback(goTo, [])
  return useMemo(() => ({ ...parsePlace(pathname, params), go }), [pathname, params, go])
}
