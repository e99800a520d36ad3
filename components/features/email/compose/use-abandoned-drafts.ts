"use client"

import { useEffect } from "react"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { staleAfterWrite } from "../stale"

/**
 * Saves the drafts that earlier pages couldn't, now and whenever the browser is online again.
 * @param isReady false until the window of this page has taken what belongs to it
 */
export function useAbandonedDrafts(isReady: boolean): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!isReady) return
    const run = async () => {
      const { saveAbandoned } = await import("./save-abandoned")
      if (await saveAbandoned()) await invalidate(staleAfterWrite)
    }
    const start = () => void run().catch(() => undefined)
    start()
    window.addEventListener("online", start)
    return () => window.removeEventListener("online", start)
  }, [isReady, invalidate])
}
