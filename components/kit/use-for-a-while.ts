import { useEffect, useState } from "react"

/** `isOn` is true for `seconds` after `start()`; simulates a slow operation. */
export function useForAWhile(seconds = 3) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setOn(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isOn, seconds])
  return { isOn, start: () => setOn(true) }
}
