import type { MouseEvent } from "react"

/** Whether a click navigates in the same tab, without a modifier key. */
export const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
