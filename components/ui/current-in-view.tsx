"use client"

import { useEffect, useRef } from "react"

/** Brings the current link of the strip it stands in to its middle, where not all of them fit. */
export function CurrentInView({ current }: { current: string }) {
  const ref = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current
  useEffect(() => {
    const strip = ref.current?.parentElement
    const link = strip?.querySelector("[aria-current]")?.getBoundingClientRect()
    if (!strip || !link) return
    const { left, width } = strip.getBoundingClientRect()
    // By so much and not to a place: which way a strip counts depends on the direction of reading. The page itself stays.
    strip.scrollLeft += link.left + link.width / 2 - (left + width / 2)
  }, [current])
  return <li ref={ref} aria-hidden="true" className="hidden" />
}
