"use client"

import { useSearchParams } from "next/navigation"
import { useEffect, useState } from "react"
import { currentParams } from "./current-url"

/**
 * What a control has written to the URL, until Next has rendered it. Next does so a moment later, and a clicked control should
 * react at once. Of several quick changes, the last one stays.
 */
export function useWritten<State>() {
  const rendered = useSearchParams()
  const [written, write] = useState<State>()
  useEffect(() => {
    if (currentParams().toString() === rendered.toString()) write(undefined)
  }, [rendered])
  return [written, write] as const
}
