"use client"

import { type RefObject, useEffect, useRef } from "react"
import { Skeleton } from "@/components/ui/skeleton"

/** Far enough before the end that people seldom wait. */
const preloadMargin = "0px 0px 1200px 0px"

/** The end of a list that has more tasks: asks for them when it comes near. */
export function EndOfTasks({ scroller, onNear }: { scroller: RefObject<HTMLElement | null>; onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!ref.current) return
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && latest.current()
    const observer = new IntersectionObserver(look, { root: scroller.current, rootMargin: preloadMargin })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [scroller])
  return (
    <div ref={ref} className="p-4">
      <Skeleton className="h-4 w-1/2" />
    </div>
  )
}
