"use client"

import { useEffect, useState } from "react"

/** Milliseconds for which a higher count has to last. */
const settleMs = 1_000

/**
 * Returns a count whose rise is delayed by a second and whose fall is not. So a message that the open conversation marks as
 * read when it arrives doesn't flash.
 */
export function useSettledCount(count: number): number {
  const [settled, setSettled] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), settleMs)
    return () => clearTimeout(timer)
  }, [count])
  return Math.min(count, settled)
}
