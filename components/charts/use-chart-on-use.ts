"use client"

import { type RefObject, useEffect, useRef, useState } from "react"

/** Tells a chart that has just been drawn where the pointer is, so that its tooltip appears without another movement. */
function report({ clientX, clientY }: PointerEvent, chart: Element): void {
  const under = document.elementFromPoint(clientX, clientY)
  const target = under && chart.contains(under) ? under : chart
  for (const type of ["mouseover", "mousemove"])
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }))
}

/**
 * Loads the code of a chart, 90 kB, when the pointer reaches it. Until then, and if loading fails, the server's drawing remains,
 * which only lacks the tooltip.
 */
export function useChartOnUse<Code>(place: RefObject<Element | null>, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<{ value: Code }>()
  const pointer = useRef<PointerEvent>(undefined)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const follow = (event: Event) => {
      pointer.current = event.type === "pointerleave" ? undefined : (event as PointerEvent)
    }
    const types = ["pointerenter", "pointermove", "pointerleave"]
    for (const type of types) element.addEventListener(type, follow)
    return () => {
      for (const type of types) element.removeEventListener(type, follow)
    }
  }, [place])
  useEffect(() => {
    const element = place.current
    if (!element || code) return
    let isUnmounted = false
    const start = () =>
      load().then(
        (value) => isUnmounted || setCode({ value }),
        () => undefined,
      )
    element.addEventListener("pointerenter", start)
    return () => {
      isUnmounted = true
      element.removeEventListener("pointerenter", start)
    }
  }, [place, load, code])
  useEffect(() => {
    const element = place.current
    if (!element || !code) return
    const look = () => {
      const chart = element.querySelector(".recharts-wrapper")
      if (!chart) return
      drawn.disconnect()
      if (pointer.current) report(pointer.current, chart)
    }
    // The chart first measures its place.
    const drawn = new MutationObserver(look)
    drawn.observe(element, { childList: true, subtree: true })
    look()
    return () => drawn.disconnect()
  }, [place, code])
  return code?.value
}
