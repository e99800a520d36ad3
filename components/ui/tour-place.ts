import { useEffect, useState } from "react"

export interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** Light around what is shown, and between that and the words. */
const around = 6
const gap = 12
const edge = 12

const visible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden"
}

/** The first of these that is to be seen. */
export function targetOf(selectors: string[] = []): Element | undefined {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(visible)
    if (found) return found
  }
  return undefined
}

/** Where a step's target is, followed while the page moves; nothing for a step without one. */
export function useTarget(selectors: string[] | undefined): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const element = targetOf(selectors)
    element?.scrollIntoView?.({ block: "nearest" })
    const measure = () => {
      const rect = element?.getBoundingClientRect()
      setBox(
        rect && {
          top: rect.top - around,
          left: rect.left - around,
          width: rect.width + 2 * around,
          height: Math.min(rect.height, window.innerHeight - rect.top) + 2 * around,
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

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Where the words stand: below what is shown, above it, or beside it where it is as high as the screen. */
export function placeBeside(box: Box | undefined, panel: { width: number; height: number }) {
  const { innerWidth, innerHeight } = window
  const most = { top: innerHeight - panel.height - edge, left: innerWidth - panel.width - edge }
  if (!box) return { top: (innerHeight - panel.height) / 2, left: (innerWidth - panel.width) / 2 }
  const middle = clamp(box.left + box.width / 2 - panel.width / 2, edge, most.left)
  const below = box.top + box.height + gap
  if (below <= most.top) return { top: below, left: middle }
  const above = box.top - gap - panel.height
  if (above >= edge) return { top: above, left: middle }
  const after = box.left + box.width + gap
  const left = after <= most.left ? after : box.left - gap - panel.width
  return { top: clamp(box.top + box.height / 2 - panel.height / 2, edge, most.top), left: clamp(left, edge, most.left) }
}
