import type { ChartShare } from "./types"

const radius = 48
const full = 2 * Math.PI
/** Both browser and server write the same, whatever their sines' last digits. */
const at = (angle: number, r: number) => `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`

/** The outlines of slices around nought, clockwise from the top. */
export function slicesOf(shares: ChartShare[], shape: "pie" | "polar"): { share: ChartShare; path: string }[] {
  const counted = shares.filter(({ value }) => value > 0)
  const total = counted.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(...counted.map(({ value }) => value))
  let from = 0
  return counted.map((share) => {
    const turn = shape === "pie" ? (share.value / total) * full : full / counted.length
    const r = shape === "pie" ? radius : Math.sqrt(share.value / most) * radius
    // An arc all the way round would end where it starts, and so be none.
    const to = from + Math.min(turn, full - 0.0001)
    const path = `M0 0L${at(from, r)}A${r.toFixed(2)} ${r.toFixed(2)} 0 ${turn > Math.PI ? 1 : 0} 1 ${at(to, r)}Z`
    from += turn
    return { share, path }
  })
}
