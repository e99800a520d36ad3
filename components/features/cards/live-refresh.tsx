"use client"

import { useEffect } from "react"
import { on } from "@/lib/core/client/live-events"
import { useRouter } from "@/lib/core/i18n/navigation"

/** Paths of the endpoints whose writes change a figure. */
const sources = ["ecommerce", "todo", "invoice", "users", "calendar", "card"].flatMap((noun) => [
  `/apps/${noun}`,
  `/api/${noun}`,
  `/${noun}`,
])
const debounceMs = 400

const affectsFigures = (paths: string[]) =>
  paths.length === 0 || paths.some((path) => sources.some((source) => path.startsWith(source)))

/** Refreshes a server-rendered page when somebody changes the data behind its figures. */
export function LiveRefresh() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = on("changed", ({ calls }) => {
      if (!affectsFigures(calls)) return
      clearTimeout(timer)
      // One refresh for a burst of changes.
      timer = setTimeout(() => router.refresh(), debounceMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])
  return null
}
