import type { ReactElement } from "react"

const paints = {
  card: "card",
  line: "line",
  pale: "neutral-border",
  soft: "neutral-soft",
  grey: "ink-faint",
  ink: "ink",
  brand: "brand-mark",
  tint: "brand-soft",
  edge: "brand-border",
  on: "brand-on",
  solid: "brand-solid",
  screen: "neutral-solid",
  success: "success-mark",
  warning: "warning-mark",
  danger: "danger-mark",
  info: "info-mark",
  first: "chart-1",
  second: "chart-2",
  third: "chart-3",
  fourth: "chart-4",
}

/** A colour of the skin. */
export type Paint = keyof typeof paints
export type Shape = ReactElement
/** Drawn on 160 by 96 units. */
export type Sketch = Shape[]

const colour = (paint: Paint) => `var(--${paints[paint]})`

/** A filled rectangle. */
export const box = (x: number, y: number, width: number, height: number, paint: Paint = "soft", rx = 4): Shape => (
  <rect {...{ x, y, width, height, rx }} fill={colour(paint)} />
)

/** A card, field or window: a surface with a border. */
export const frame = (
  x: number,
  y: number,
  width: number,
  height: number,
  edge: Paint = "pale",
  rx = 5,
  fill: Paint = "card",
): Shape => <rect {...{ x, y, width, height, rx }} fill={colour(fill)} stroke={colour(edge)} strokeWidth={1.5} />

/** A place to drop something. */
export const dashed = (x: number, y: number, width: number, height: number): Shape => (
  <rect
    {...{ x, y, width, height }}
    rx={6}
    fill={colour("tint")}
    stroke={colour("brand")}
    strokeWidth={1.5}
    strokeDasharray="5 4"
  />
)

/** A line of text. */
export const bar = (x: number, y: number, width: number, paint: Paint = "pale", height = 4): Shape => (
  <rect {...{ x, y, width, height }} rx={height / 2} fill={colour(paint)} />
)

export const dot = (cx: number, cy: number, r: number, paint: Paint = "brand"): Shape => (
  <circle {...{ cx, cy, r }} fill={colour(paint)} />
)

/** A circle without filling. */
export const ring = (cx: number, cy: number, r: number, paint: Paint = "pale", width = 2): Shape => (
  <circle {...{ cx, cy, r }} fill="none" stroke={colour(paint)} strokeWidth={width} />
)

/** A path drawn with a pen. */
export const pen = (d: string, paint: Paint = "grey", width = 2): Shape => (
  <path d={d} fill="none" stroke={colour(paint)} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

/** A filled path. */
export const area = (d: string, paint: Paint = "brand"): Shape => <path d={d} fill={colour(paint)} />

/** A shape that stays as it is when the drawing is mirrored. */
export const upright = (shape: Shape): Shape => (
  <g className="origin-center [transform-box:fill-box] rtl:-scale-x-100">{shape}</g>
)

/** Letters. */
export const word = (x: number, y: number, text: string, size: number, paint: Paint = "ink"): Shape =>
  upright(
    <text {...{ x, y }} fontSize={size} fontWeight={600} textAnchor="middle" fill={colour(paint)}>
      {text}
    </text>,
  )

/** The same shapes several times, by their number from 0. */
export const times = (count: number, draw: (i: number) => Shape[]): Shape[] =>
  Array.from({ length: count }, (_, i) => draw(i)).flat()

export const chevron = (x: number, y: number, paint: Paint = "grey") => pen(`M${x - 3} ${y - 1.5}l3 3 3-3`, paint, 1.5)
export const tick = (x: number, y: number, paint: Paint = "on") => upright(pen(`M${x - 3} ${y}l2 2.5 4-5`, paint, 1.5))
export const star = (x: number, y: number, paint: Paint) =>
  area(`M${x} ${y - 8}l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z`, paint)
