"use client"

import { useSearchParams } from "next/navigation"
import { useEffect, useState } from "react"
import { currentParams } from "./current-url"

/**
 * Holds a value that was written to the URL until Next has rendered it. That takes a moment, and a clicked control should react
 * at once. Of several quick changes, the last one stays.
 */
export function useWritten<State>() {
  const rendered = useSearchParams()
  const [written, write] = useState<State>()
  useEffect(() => {
    if (currentParams().toString() === rendered.toString()) write(undefined)
  }, [rendered])
  const isWritten = written !== undefined
  useEffect(() => {
    if (!isWritten) return
    // Back may come before Next has rendered the change.
    const forget = () => write(undefined)
    window.addEventListener("popstate", forget)
    return () => window.removeEventListener("popstate", forget)
  }, [isWritten])
  return [written, write] as const
}
