import { useEffect, useState } from "react"

export interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** Margin around the target, and between that and the panel, in pixels. */
const margin = 6
const gap = 12
const edge = 12

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden"
}

/** Returns the first visible element that matches one of the selectors. */
export function targetOf(selectors: string[] = []): Element | undefined {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isVisible)
    if (found) return found
  }
  return undefined
}

/** Returns the position of a step's target and follows it when the page moves; undefined without a target. */
export function useTarget(selectors: string[] | undefined): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const element = targetOf(selectors)
    element?.scrollIntoView?.({ block: "nearest" })
    const measure = () => {
      const rect = element?.getBoundingClientRect()
      setBox(
        rect && {
          top: rect.top - margin,
          left: rect.left - margin,
          width: rect.width + 2 * margin,
          height: Math.min(rect.height, window.innerHeight - rect.top) + 2 * margin,
        },
      )
    }
    measure()
    window.addEventListener("resize", measure)
    window.addEventListener("scroll", measure, true)
    return () => {
      window.removeEventListener("resize", measure)
      window.removeEventListener("scroll", measure, true)
    }
  }, [selectors])
  return box
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/** Returns the panel's position: below the target, above it, or beside it if it is as tall as the screen. */
export function placeBeside(box: Box | undefined, panel: { width: number; height: number }) {
  const { innerWidth, innerHeight } = window
  const max = { top: innerHeight - panel.height - edge, left: innerWidth - panel.width - edge }
  if (!box) return { top: (innerHeight - panel.height) / 2, left: (innerWidth - panel.width) / 2 }
  const middle = clamp(box.left + box.width / 2 - panel.width / 2, edge, max.left)
  const below = box.top + box.height + gap
  if (below <= max.top) return { top: below, left: middle }
  const above = box.top - gap - panel.height
  if (above >= edge) return { top: above, left: middle }
  const after = box.left + box.width + gap
  const left = after <= max.left ? after : box.left - gap - panel.width
  return { top: clamp(box.top + box.height / 2 - panel.height / 2, edge, max.top), left: clamp(left, edge, max.left) }
}
