import { bar, box, dot, frame, pen, type Sketch, times } from "./shapes"

const pages = times(5, (i) => [
  box(34 + i * 19, 39, 16, 18, i === 2 ? "solid" : "soft", 5),
  bar(39 + i * 19, 46, 6, i === 2 ? "on" : "grey"),
])

export const navigationSketches: Record<string, Sketch> = {
  "nav-component": [
    box(22, 38, 36, 20, "tint", 5),
    bar(29, 46, 22, "brand"),
    bar(68, 46, 24, "grey"),
    bar(104, 46, 30, "grey"),
  ],
  pagination: [pen("M24 44l-4 4 4 4"), ...pages, pen("M138 44l4 4-4 4")],
  paginate: [
    box(16, 38, 14, 20, "soft", 7),
    ...pages,
    box(130, 38, 14, 20, "soft", 7),
    pen("M24 45l-3 3 3 3", "grey", 1.5),
    pen("M136 45l3 3-3 3", "grey", 1.5),
  ],
  "pill-badges": [
    ...times(3, (i) => [
      box(22 + i * 40, 26, 36, 16, (["solid", "tint", "success"] as const)[i], 8),
      bar(30 + i * 40, 32, 20, (["on", "brand", "card"] as const)[i]),
    ]),
    frame(52, 58, 46, 20),
    bar(62, 66, 26, "grey"),
    dot(98, 58, 8, "danger"),
    bar(95, 56, 6, "card"),
  ],
  "pills-component": [
    box(20, 18, 40, 18, "solid", 9),
    bar(29, 25, 22, "on"),
    bar(72, 25, 22, "grey"),
    bar(110, 25, 24, "grey"),
    frame(20, 46, 120, 36),
    bar(30, 56, 92),
    bar(30, 66, 70),
  ],
  "tabs-component": [
    bar(26, 21, 24, "brand"),
    bar(66, 21, 24, "grey"),
    bar(106, 21, 24, "grey"),
    box(18, 34, 124, 1.5, "pale", 0),
    box(18, 32.5, 40, 3, "brand", 1.5),
    bar(26, 48, 104),
    bar(26, 58, 92),
    bar(26, 68, 60),
  ],
}
