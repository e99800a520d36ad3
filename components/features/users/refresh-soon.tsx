"use client"

import { useEffect } from "react"
import { useRouter } from "@/lib/core/i18n/navigation"

const everySeconds = 3
const times = 5

/** Asks for the page again a few times: something on it is about to change. */
export function RefreshSoon() {
  const router = useRouter()
  useEffect(() => {
    let left = times
    const timer = setInterval(() => {
      router.refresh()
      left -= 1
      if (left === 0) clearInterval(timer)
    }, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [router])
  return null
}
