"use client"

import { useEffect } from "react"
import { on } from "@/lib/core/client/live-events"
import { useRouter } from "@/lib/core/i18n/navigation"

/** The calls whose writes move a figure. */
const sources = ["ecommerce", "todo", "invoice", "users", "calendar", "card"].flatMap((noun) => [
  `/apps/${noun}`,
  `/api/${noun}`,
  `/${noun}`,
])
const pause = 400

const moves = (calls: string[]) =>
  calls.length === 0 || calls.some((call) => sources.some((source) => call.startsWith(source)))

/** Keeps a page that the server renders true: asks for it again when somebody changes what it counts. */
export function LiveRefresh() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = on("changed", ({ calls }) => {
      if (!moves(calls)) return
      clearTimeout(timer)
      // What comes in one go is asked for once.
      timer = setTimeout(() => router.refresh(), pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])
  return null
}
