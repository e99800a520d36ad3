"use client"

import { useEffect, useState } from "react"
import { useTimeZone } from "@/lib/core/client/use-time-zone"

const minuteMs = 60_000
const dayIn = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date())

/**
 * Returns the user's current day, YYYY-MM-DD. Re-renders every minute, so that a page left open overnight shows the new
 * day.
 */
export function useToday(): string {
  const timeZone = useTimeZone()
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return dayIn(timeZone)
}
