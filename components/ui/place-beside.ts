export type Side = "top" | "bottom" | "start" | "end"
type Edge = "top" | "bottom" | "left" | "right"

const edge = 8
const opposite: Record<Edge, Edge> = { top: "bottom", bottom: "top", left: "right", right: "left" }
const within = (at: number, size: number, room: number) => Math.max(edge, Math.min(at, room - size - edge))

/**
 * Puts something fixed beside a target: on the side asked for, across from it where there is no room, and over or under
 * it where there is none on either. Never out of the window.
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
  const asked: Edge = side === "start" ? (isRtl ? "right" : "left") : side === "end" ? (isRtl ? "left" : "right") : side
  const choices = [asked, opposite[asked], "bottom", "top"] as const
  const at = choices.find((choice) => room[choice] > edge) ?? "bottom"

  const upright = at === "top" || at === "bottom"
  const left = upright ? box.left + box.width / 2 - width / 2 : at === "left" ? box.left - gap - width : box.right + gap
  const top = upright
    ? at === "top"
      ? box.top - gap - height
      : box.bottom + gap
    : box.top + box.height / 2 - height / 2
  floating.style.left = `${within(left, width, window.innerWidth)}px`
  floating.style.top = `${upright ? top : within(top, height, window.innerHeight)}px`
}
