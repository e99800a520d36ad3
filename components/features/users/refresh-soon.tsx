"use client"

import { useEffect } from "react"
import { useRouter } from "@/lib/core/i18n/navigation"

const everySeconds = 3
const times = 5

/** Refreshes the page a few times, because something on it is about to change. */
export function RefreshSoon() {
  const router = useRouter()
  useEffect(() => {
    let remaining = times
    const timer = setInterval(() => {
      router.refresh()
      remaining -= 1
      if (remaining === 0) clearInterval(timer)
    }, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [router])
  return null
}
