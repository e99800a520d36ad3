import { useEffect, useState } from "react"

/** True for some seconds from each `start`: stands in for something that takes its time. */
export function useForAWhile(seconds = 3) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setOn(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isOn, seconds])
  return { isOn, start: () => setOn(true) }
}
