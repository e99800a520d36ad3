"use client"

import { type RefObject, useEffect, useState } from "react"

/**
 * Distance from the viewport at which loading starts: close enough not to load in vain, far enough that the chart is
 * ready in time.
 */
const loadMargin = "300px"

const idle = (run: () => void) =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 1500 }) : setTimeout(run, 200)

/** Runs a function once the page has loaded and the browser is idle; returns a function that cancels it before then. */
function whenIdle(run: () => void): () => void {
  const start = () => void idle(run)
  if (document.readyState === "complete") {
    start()
    return () => {}
  }
  window.addEventListener("load", start, { once: true })
  return () => window.removeEventListener("load", start)
}

/**
 * Loads the code of a chart after the first paint, when the chart is about to scroll into view. The sketch remains if
 * loading fails.
 */
export function useChartCode<Code>(place: RefObject<Element | null>, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<{ value: Code }>()
  useEffect(() => {
    const element = place.current
    if (!element || code) return
    let isUnmounted = false
    let cancel = () => {}
    const fetchCode = () => {
      cancel = whenIdle(() => {
        load().then(
          (value) => isUnmounted || setCode({ value }),
          () => undefined,
        )
      })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        fetchCode()
      },
      { rootMargin: loadMargin },
    )
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
      cancel()
    }
  }, [place, load, code])
  return code?.value
}
