"use client"

import { useEffect, useState } from "react"

/** A value once it has stayed the same for a moment, so that not every letter is asked for. */
export function useLater<T>(value: T, wait = 180): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return later
}
