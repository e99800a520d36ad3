import type { MouseEvent } from "react"

/** A click that means "go there", and not "in another tab". */
export const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
