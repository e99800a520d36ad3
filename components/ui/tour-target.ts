import { useEffect, useState } from "react"
import type { Box } from "./place-beside"

/** Margin around the target, in pixels. */
const margin = 6

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
