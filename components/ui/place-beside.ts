export interface Box {
  top: number
  left: number
  width: number
  height: number
}
export type Side = "top" | "bottom" | "start" | "end"
type Edge = "top" | "bottom" | "left" | "right"

interface Placing {
  side?: Side
  /** Between the target and the element, in pixels. */
  gap?: number
  /** Smallest distance to the edge of the window, in pixels. */
  edge?: number
}

const opposite: Record<Edge, Edge> = { top: "bottom", bottom: "top", left: "right", right: "left" }

/**
 * Returns the position of a fixed element beside a target, always within the window: on the requested side if there is
 * room, otherwise on the first side that has room of the opposite one, below, above, after and before.
 */
export function placeBeside(
  target: Box,
  { width, height }: { width: number; height: number },
  { side = "top", gap = 6, edge = 8 }: Placing = {},
): { top: number; left: number } {
  const { innerWidth, innerHeight } = window
  const place = {
    top: target.top - gap - height,
    bottom: target.top + target.height + gap,
    left: target.left - gap - width,
    right: target.left + target.width + gap,
  }
  const max = { top: innerHeight - height - edge, left: innerWidth - width - edge }
  const hasRoom: Record<Edge, boolean> = {
    top: place.top >= edge,
    bottom: place.bottom <= max.top,
    left: place.left >= edge,
    right: place.right <= max.left,
  }
  const [start, end]: Edge[] = document.documentElement.dir === "rtl" ? ["right", "left"] : ["left", "right"]
  const requested = { top: "top", bottom: "bottom", start, end }[side] as Edge
  const choices = [requested, opposite[requested], "bottom", "top", end, start] as Edge[]
  const at = choices.find((choice) => hasRoom[choice]) ?? "bottom"

  const isVertical = at === "top" || at === "bottom"
  const top = isVertical ? place[at] : target.top + target.height / 2 - height / 2
  const left = isVertical ? target.left + target.width / 2 - width / 2 : place[at]
  return { top: Math.max(edge, Math.min(top, max.top)), left: Math.max(edge, Math.min(left, max.left)) }
}

/** Moves a fixed element beside a target. */
export function moveBeside(floating: HTMLElement, target: Element, placing?: Placing): void {
  const size = { width: floating.offsetWidth, height: floating.offsetHeight }
  const { top, left } = placeBeside(target.getBoundingClientRect(), size, placing)
  floating.style.top = `${top}px`
  floating.style.left = `${left}px`
}
