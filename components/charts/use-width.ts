"use client"

import { type RefObject, useEffect, useState } from "react"

/** Returns an element's width in pixels; 0 until it is known. */
export function useWidth(place: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
