"use client"

import { type ReactNode, useEffect, useRef } from "react"
import { usePendingNavigation } from "@/lib/core/client/use-pending-navigation"
import { usePathname } from "@/lib/core/i18n/navigation"

const starts: Record<string, Keyframe> = {
  fade: { opacity: 0 },
  "fade-left": { opacity: 0, transform: "translateX(-12px)" },
  zoom: { opacity: 0, transform: "scale(0.985)" },
}

/** The page's content. Every screen after the first appears with the transition chosen in the customizer. */
export function RouteTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const isLoading = usePendingNavigation() !== undefined
  const shown = useRef(pathname)
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const start = starts[document.documentElement.dataset.transition ?? ""]
    if (!start || matchMedia("(prefers-reduced-motion: reduce)").matches) return
    content.current?.animate([start, { opacity: 1, transform: "none" }], { duration: 180, easing: "ease-out" })
  }, [pathname])
  return (
    <main ref={content} id="content" tabIndex={-1} aria-busy={isLoading || undefined} className="shell-content">
      {children}
    </main>
  )
}
