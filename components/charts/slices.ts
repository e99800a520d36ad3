import type { ChartShare } from "./types"

const radius = 48
const full = 2 * Math.PI
/** Rounds, so that server and browser render the same path even if their sines differ in the last digits. */
const at = (angle: number, r: number) => `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`

/** Returns the outlines of slices around the origin, clockwise from the top. */
export function slicesOf(shares: ChartShare[], shape: "pie" | "polar"): { share: ChartShare; path: string }[] {
  const counted = shares.filter(({ value }) => value > 0)
  const total = counted.reduce((sum, { value }) => sum + value, 0)
  const max = Math.max(...counted.map(({ value }) => value))
  let from = 0
  return counted.map((share) => {
    const turn = shape === "pie" ? (share.value / total) * full : full / counted.length
    const r = shape === "pie" ? radius : Math.sqrt(share.value / max) * radius
    // An arc of a full turn would end at its start and draw nothing.
    const to = from + Math.min(turn, full - 0.0001)
    const path = `M0 0L${at(from, r)}A${r.toFixed(2)} ${r.toFixed(2)} 0 ${turn > Math.PI ? 1 : 0} 1 ${at(to, r)}Z`
    from += turn
    return { share, path }
  })
}
