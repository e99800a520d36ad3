"use client"

import { useSearchParams } from "next/navigation"
import { useMemo } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { addressOf, parseView, type View } from "./view"

/**
 * Changes part of the view in the URL without requesting a page from the server, because all views are one screen.
 */
export function goTo(part: Partial<View>, { replace = false } = {}): void {
  const { pathname, search } = window.location
  const at = Math.max(0, pathname.indexOf("/apps/todo"))
  const current = parseView(pathname.slice(at), new URLSearchParams(search))
  window.history[replace ? "replaceState" : "pushState"](
    null,
    "",
    pathname.slice(0, at) + addressOf({ ...current, ...part }),
  )
}

/** Returns the view, which is only stored in the URL. */
export function useView(): View {
  const pathname = usePathname()
  const params = useSearchParams()
  return useMemo(() => parseView(pathname, params), [pathname, params])
}
