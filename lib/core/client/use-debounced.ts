"use client"

import { useEffect, useState } from "react"

/** Debounces a value by `wait` milliseconds, so that typing doesn't send a request per letter. */
export function useDebounced<T>(value: T, wait = 180): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return debounced
}
