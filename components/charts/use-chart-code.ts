"use client"

import { type RefObject, useEffect, useState } from "react"

/** Not so far away that nobody scrolls there, not so near that one sees it come. */
const ahead = "300px"

const idle = (run: () => void) =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 1500 }) : setTimeout(run, 200)

/** Runs once the page has loaded, and is at rest. */
function atRest(run: () => void): () => void {
  const start = () => void idle(run)
  if (document.readyState === "complete") {
    start()
    return () => {}
  }
  window.addEventListener("load", start, { once: true })
  return () => window.removeEventListener("load", start)
}

/** Loads the code of a chart after the first paint, when the chart is about to be seen. A failed load leaves the sketch. */
export function useChartCode<Code>(place: RefObject<Element | null>, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<{ value: Code }>()
  useEffect(() => {
    const element = place.current
    if (!element || code) return
    let left = false
    let undo = () => {}
    const fetchCode = () => {
      undo = atRest(() => {
        load().then(
          (value) => left || setCode({ value }),
          () => undefined,
        )
      })
    }
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        fetchCode()
      },
      { rootMargin: ahead },
    )
    seen.observe(element)
    return () => {
      left = true
      seen.disconnect()
      undo()
    }
  }, [place, load, code])
  return code?.value
}
