export type Side = "top" | "bottom" | "start" | "end"
type Edge = "top" | "bottom" | "left" | "right"

const margin = 8
const opposite: Record<Edge, Edge> = { top: "bottom", bottom: "top", left: "right", right: "left" }
const clamp = (at: number, size: number, room: number) => Math.max(margin, Math.min(at, room - size - margin))

/**
 * Positions a fixed element beside a target, always within the window: on the requested side if there is room,
 * otherwise on the opposite side, and otherwise below or above.
 */
export function placeBeside(floating: HTMLElement, target: Element, side: Side = "top", gap = 6): void {
  const box = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const room: Record<Edge, number> = {
    top: box.top - gap - height,
    bottom: window.innerHeight - box.bottom - gap - height,
    left: box.left - gap - width,
    right: window.innerWidth - box.right - gap - width,
  }
  const isRtl = getComputedStyle(target).direction === "rtl"
  const requested: Edge =
    side === "start" ? (isRtl ? "right" : "left") : side === "end" ? (isRtl ? "left" : "right") : side
  const choices = [requested, opposite[requested], "bottom", "top"] as const
  const at = choices.find((choice) => room[choice] > margin) ?? "bottom"

  const isVertical = at === "top" || at === "bottom"
  const left = isVertical
    ? box.left + box.width / 2 - width / 2
    : at === "left"
      ? box.left - gap - width
      : box.right + gap
  const top = isVertical
    ? at === "top"
      ? box.top - gap - height
      : box.bottom + gap
    : box.top + box.height / 2 - height / 2
  floating.style.left = `${clamp(left, width, window.innerWidth)}px`
  floating.style.top = `${isVertical ? top : clamp(top, height, window.innerHeight)}px`
}
