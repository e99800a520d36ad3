"use client"

import { useEffect, useState } from "react"
import { useTimeZone } from "@/lib/core/client/use-time-zone"

const minute = 60_000
const dayIn = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date())

/** The reader's day, YYYY-MM-DD; a page left open overnight wakes up in the next one. */
export function useToday(): string {
  const timeZone = useTimeZone()
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), minute)
    return () => clearInterval(timer)
  }, [])
  return dayIn(timeZone)
}
