import { useEffect, useRef } from "react"

/**
 * Returns focus to the element that had it before a layer opened. Headless UI only does so if it was loaded before the
 * click, but ours is loaded by the click.
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
