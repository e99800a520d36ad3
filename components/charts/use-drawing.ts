"use client"

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react"

/** How wide an element is, in pixels; 0 before it is known. */
export function useWidth(place: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const sized = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    sized.observe(element)
    return () => sized.disconnect()
  }, [place])
  return width
}

function onDirection(changed: () => void): () => void {
  const seen = new MutationObserver(changed)
  seen.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] })
  return () => seen.disconnect()
}

/** The way the document reads; the customizer may turn it at any time. */
export const useDirection = (): "ltr" | "rtl" =>
  useSyncExternalStore(
    onDirection,
    () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  )
