"use client"

import { useEffect, useState } from "react"
import { on } from "@/lib/core/client/live-events"
import { useInvalidate } from "@/lib/core/client/use-mutation"

/** Keeps what is on show true: asks again for what others have changed since `madeAt`, in milliseconds since 1970. */
export function LiveKeeper({ madeAt }: { madeAt: number }) {
  const invalidate = useInvalidate()
  // Of the page as it was loaded: parts of it that are made anew later have a stream already.
  const [since] = useState(madeAt)
  useEffect(
    () =>
      on("changed", ({ calls }) => {
        const paths = calls.length > 0 ? calls : ["/api/", "/"]
        void invalidate(paths.map((path) => ({ path })))
      }),
    [invalidate],
  )
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    // The page first; what others do can wait for a moment.
    const timer = setTimeout(async () => {
      const { listenLive } = await import("@/lib/core/client/live")
      if (!left) stop = listenLive(since)
    }, 500)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [since])
  return null
}
