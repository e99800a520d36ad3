"use client"

import { useSearchParams } from "next/navigation"
import { useMemo } from "react"
import { changeUrl, currentUrl, type HistoryOptions } from "@/lib/core/client/current-url"
import { usePathname } from "@/lib/core/i18n/navigation"
import { addressOf, parseView, type View } from "./view"

/** Changes part of the view in the URL without a request for a page, because all views are one screen. */
export function goTo(part: Partial<View>, options?: HistoryOptions): void {
  const { pathname, searchParams } = currentUrl()
  const at = Math.max(0, pathname.indexOf("/apps/todo"))
  const current = parseView(pathname.slice(at), searchParams)
  changeUrl(pathname.slice(0, at) + addressOf({ ...current, ...part }), options)
}

/** Returns the view, which is only stored in the URL. */
export function useView(): View {
  const pathname = usePathname()
  const params = useSearchParams()
  return useMemo(() => parseView(pathname, params), [pathname, params])
}
