"use client"

import { useEffect, useRef } from "react"

/** Scrolls a strip of links so that the current one is in its middle, if not all fit. */
export function CurrentInView({ current }: { current: string }) {
  const ref = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current link changes
  useEffect(() => {
    const strip = ref.current?.parentElement
    const link = strip?.querySelector("[aria-current]")?.getBoundingClientRect()
    if (!strip || !link) return
    const { left, width } = strip.getBoundingClientRect()
    // Scroll by a distance instead of to a position, whose sign depends on the text direction. The page does not
    // scroll.
    strip.scrollLeft += link.left + link.width / 2 - (left + width / 2)
  }, [current])
  return <li ref={ref} aria-hidden="true" className="hidden" />
}
