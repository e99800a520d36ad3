"use client"

import { useEffect, useRef } from "react"
import { on } from "./live-events"

/** Milliseconds to wait for further changes after the first. */
const firstMs = 30
/** Milliseconds until the next call. They double while changes keep coming, up to `maxGapMs`. */
const minGapMs = 250

/**
 * Calls `listener` with the paths that became stale, merged: at once after a quiet time, then ever more seldom, so that a
 * flood of changes causes few requests.
 * @param maxGapMs the longest wait, in milliseconds
 */
export function useChanges(listener: (calls: string[]) => void, maxGapMs = 1_000): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let gap = minGapMs
    const flush = () => {
      timer = undefined
      if (waiting.size === 0) {
        gap = minGapMs
        return
      }
      const calls = [...waiting]
      waiting.clear()
      gap = Math.min(gap * 2, maxGapMs)
      timer = setTimeout(flush, gap)
      latest.current(calls)
    }
    const stop = on("changed", ({ calls }) => {
      // An empty list means that anything may be stale.
      for (const path of calls.length > 0 ? calls : ["/api/", "/"]) waiting.add(path)
      timer ??= setTimeout(flush, firstMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [maxGapMs])
}
