import type { ReactNode } from "react"

/**
 * Isolates a text from the direction of the page, because ours are all written from left to right: in a mirrored layout,
 * "Well done, Ada!" would otherwise begin with its exclamation mark, and "27 Oct" end with its number.
 */
export const isolated = (text: ReactNode): ReactNode => (typeof text === "string" ? <bdi>{text}</bdi> : text)
