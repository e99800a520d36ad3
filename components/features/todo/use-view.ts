"use client"

import { useSearchParams } from "next/navigation"
import { useMemo } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { addressOf, parseView, type View } from "./view"

/** Changes part of the view as the address has it, without asking the server for a page: all views are one screen. */
export function goTo(part: Partial<View>, { replace = false } = {}): void {
  const { pathname, search } = window.location
  const at = Math.max(0, pathname.indexOf("/apps/todo"))
  const here = parseView(pathname.slice(at), new URLSearchParams(search))
  window.history[replace ? "replaceState" : "pushState"](
    null,
    "",
    pathname.slice(0, at) + addressOf({ ...here, ...part }),
  )
}

/** Where one is, which is the address and nothing else. */
export function useView(): View {
  const pathname = usePathname()
  const params = useSearchParams()
  return useMemo(() => parseView(pathname, params), [pathname, params])
}
