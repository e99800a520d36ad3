import { useEffect, useRef } from "react"

/**
 * Gives the focus back to what had it before a layer opened. Headless UI does so only when it was loaded before the
 * click, and ours is loaded by it.
 */
export function useReturnFocus(open: boolean): void {
  const before = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current && typeof document !== "undefined") {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
  useEffect(() => {
    if (wasOpen.current && !open) before.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
}
