import { bar, box, frame, type Sketch, times } from "./shapes"

/** A browser window. */
const screen = frame(16, 12, 128, 72)
const content = (x: number, width: number, y = 32): Sketch => [
  box(x, y, width / 2 - 3, 20, "tint", 3),
  box(x + width / 2 + 3, y, width / 2 - 3, 20, "tint", 3),
  box(x, y + 26, width, 18, "soft", 3),
]

export const layoutSketches: Record<string, Sketch> = {
  "collapse-menu": [
    screen,
    box(16.75, 12.75, 14, 70.5, "soft", 3),
    ...times(4, (i) => [box(21, 20 + i * 11, 5.5, 5.5, i === 1 ? "solid" : "pale", 1.5)]),
    bar(38, 19, 98, "soft", 7),
    ...content(38, 98),
  ],
  "layout-boxed": [
    screen,
    box(16.75, 12.75, 28, 70.5, "soft", 3),
    ...times(4, (i) => [bar(21, 20 + i * 11, 18, i === 1 ? "brand" : "pale")]),
    box(62, 18, 64, 7, "soft", 3),
    ...content(62, 64),
  ],
  "without-menu": [screen, bar(24, 19, 112, "soft", 7), ...content(24, 112)],
  "layout-empty": [
    screen,
    box(16.75, 12.75, 28, 70.5, "soft", 3),
    ...times(4, (i) => [bar(21, 20 + i * 11, 18, i === 1 ? "brand" : "pale")]),
    bar(52, 19, 84, "soft", 7),
    bar(52, 36, 40, "grey"),
  ],
  "layout-blank": [screen, bar(62, 42, 36, "grey"), bar(52, 51, 56)],
}
