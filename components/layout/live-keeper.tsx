"use client"

import { useEffect, useState } from "react"
import { useChanges } from "@/lib/core/client/use-changes"
import { useInvalidate } from "@/lib/core/client/use-mutation"

/** Revalidates displayed data when other users have changed it since `madeAt`, in milliseconds since 1970. */
export function LiveKeeper({ madeAt }: { madeAt: number }) {
  const invalidate = useInvalidate()
  // The time of the first load only: parts rendered later already have a stream.
  const [since] = useState(madeAt)
  useChanges((calls) => void invalidate(calls.map((path) => ({ path }))))
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    // Load the page first; others' changes can wait a moment.
    const timer = setTimeout(async () => {
      const { listenLive } = await import("@/lib/core/client/live")
      if (!isUnmounted) stop = listenLive(since)
    }, 500)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      stop?.()
    }
  }, [since])
  return null
}
