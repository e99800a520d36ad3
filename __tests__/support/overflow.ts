import type { Page } from "playwright-core"

/** The pixels by which the page scrolls sideways, or an element is cut off at its edge. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const main = document.querySelector("main")
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement))
    const beyond = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const by = Math.max(right - clientWidth, -left)
      return width > 1 && height > 1 && by > 1 && !isClipped(element.parentElement) ? Math.round(by) : 0
    }
    return Math.max(scrollWidth - clientWidth, ...[...(main?.querySelectorAll("*") ?? [])].map(beyond))
  })
