import { axisWidth } from "./axis-width"
import type { Scale } from "./scale"

/** Space for the axes, in pixels: `start` for figures, `bottom` for the points. */
export interface Frame {
  start: number
  bottom: number
}

const bottom = 30

/** Space around plot and axes, in pixels; `end` is opposite the axis of figures. */
export const plotMargin = { top: 8, bottom: 0, end: 8 }

/** The frame of a chart whose axis has a label at each tick of its scale. */
export const frameOf = ({ ticks }: Scale, short: (value: number) => string): Frame => ({
  start: axisWidth(ticks.map(short)),
  bottom,
})

/** The frame of a chart with names along its side. */
export const frameOfNames = (names: readonly string[]): Frame => ({ start: axisWidth(names), bottom })

/** The space on each side of a point's bars, as a share of the point's space; few bars would be too thick. */
export const barGapOf = (points: number): number => (points <= 7 ? 0.28 : 0.14)
