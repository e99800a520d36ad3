"use client"

import { type RefObject, useEffect, useRef, useState } from "react"

/** Tells a chart that has just been drawn where the pointer is, so that its tooltip appears without another movement. */
function report({ clientX, clientY }: MouseEvent, chart: Element): void {
  const under = document.elementFromPoint(clientX, clientY)
  const target = under && chart.contains(under) ? under : chart
  for (const type of ["mouseover", "mousemove"])
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }))
}

/** A finger that scrolls also enters a chart; only its tap counts. */
const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch" && event.type !== "click"

/**
 * Loads the code of a chart when the pointer reaches it, or at a tap. Until then, and if loading fails, the server's drawing
 * remains, which only lacks the tooltip.
 */
export function useChartOnUse<Code>(place: RefObject<Element | null>, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<{ value: Code }>()
  const pointer = useRef<MouseEvent>(undefined)
  useEffect(() => {
    const element = place.current
    if (!element || code) return
    let isUnmounted = false
    const start = (event: Event) => {
      if (isTouch(event)) return
      pointer.current = event as MouseEvent
      load().then(
        (value) => isUnmounted || setCode({ value }),
        () => undefined,
      )
    }
    const follow = (event: Event) => {
      if (!isTouch(event)) pointer.current = event.type === "pointerleave" ? undefined : (event as MouseEvent)
    }
    const listeners = { pointerenter: start, click: start, pointermove: follow, pointerleave: follow }
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener)
    return () => {
      isUnmounted = true
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener)
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
