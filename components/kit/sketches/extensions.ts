import { area, bar, box, dot, frame, pen, ring, type Sketch, star, tick, times, upright, word } from "./shapes"

/** A sheet with lines, for what goes in and out of the product. */
const sheet = (x: number, rows = 4): Sketch => [
  frame(x, 14, 56, 68),
  box(x + 0.75, 14.75, 54.5, 13, "soft", 4),
  ...times(rows, (i) => [bar(x + 8, 34 + i * 12, 16, "grey"), bar(x + 30, 34 + i * 12, 18)]),
]

const arrow = (paint: "brand" | "success") => pen("M84 48h18m-6-6l6 6-6 6", paint, 3)

export const extensionSketches: Record<string, Sketch> = {
  "sweet-alert": [
    frame(34, 10, 92, 76),
    ring(80, 30, 11, "success", 2.5),
    tick(79.5, 30, "success"),
    bar(56, 48, 48, "ink", 5),
    bar(48, 58, 64),
    box(64, 69, 32, 11, "solid", 4),
  ],
  toastr: [
    ...times(3, (i) => [
      box(64, 12 + i * 26, 84, 20, (["success", "warning", "danger"] as const)[i], 5),
      dot(76, 22 + i * 26, 4, "card"),
      bar(86, 20 + i * 26, [48, 38, 52][i] ?? 0, "card"),
    ]),
    pen("M22 40v16m0 0l-6-6m6 6l6-6"),
  ],
  slider: [
    bar(24, 28, 112, "soft", 5),
    bar(24, 28, 66, "brand", 5),
    dot(90, 30.5, 9, "card"),
    ring(90, 30.5, 8, "brand", 3),
    bar(24, 62, 112, "soft", 5),
    bar(52, 62, 56, "success", 5),
    ...times(2, (i) => [dot(52 + i * 56, 64.5, 9, "card"), ring(52 + i * 56, 64.5, 8, "success", 3)]),
  ],
  "drag-and-drop": [
    frame(24, 14, 84, 18),
    bar(40, 21, 40),
    frame(24, 66, 84, 18),
    bar(40, 73, 52),
    frame(40, 40, 84, 18, "brand"),
    bar(56, 47, 46, "brand"),
    ...times(3, (i) => [dot(48, 45 + i * 4, 1.2, "brand"), dot(52, 45 + i * 4, 1.2, "brand")]),
    area("M116 52l4 16 4-6 7-1z", "ink"),
  ],
  tour: [
    box(20, 16, 46, 26, "tint", 5),
    frame(20, 16, 46, 26, "brand", 5, "tint"),
    bar(29, 27, 28, "brand"),
    frame(56, 50, 84, 34),
    bar(64, 57, 38, "ink"),
    bar(64, 66, 60),
    ...times(3, (i) => [dot(67 + i * 7, 77, 2, i === 0 ? "brand" : "pale")]),
    box(114, 73, 20, 7, "solid", 3),
  ],
  clipboard: [
    frame(50, 16, 60, 70),
    box(66, 10, 28, 13, "grey", 4),
    bar(60, 34, 40, "grey"),
    bar(60, 45, 34),
    bar(60, 56, 40),
    dot(108, 78, 11, "success"),
    tick(107.5, 78, "card"),
  ],
  "react-player": [
    box(24, 14, 112, 68, "screen", 6),
    dot(80, 42, 14, "card"),
    upright(area("M76 35l11 7-11 7z", "brand")),
    bar(34, 70, 92, "pale", 3),
    bar(34, 70, 38, "brand", 3),
    dot(72, 71.5, 4, "card"),
  ],
  "context-menu": [
    area("M36 20l5 20 5-8 9-1z", "ink"),
    frame(58, 22, 78, 62),
    bar(68, 32, 42, "grey"),
    box(59, 41, 76, 14, "tint", 2),
    bar(68, 46, 36, "brand"),
    pen("M125 45l3 3-3 3", "brand", 1.5),
    bar(68, 61, 50, "grey"),
    bar(68, 73, 30, "danger"),
  ],
  swiper: [
    box(10, 26, 36, 44, "soft", 5),
    box(114, 26, 36, 44, "soft", 5),
    frame(40, 16, 80, 60, "edge", 6, "tint"),
    area("M50 75l20-24 14 16 8-8 16 16z", "edge"),
    dot(98, 34, 6, "warning"),
    ...times(3, (i) => [dot(73 + i * 7, 86, 2.2, i === 1 ? "brand" : "pale")]),
  ],
  ratings: times(5, (i) => [star(36 + i * 22, 48, i < 4 ? "warning" : "pale")]),
  i18n: [
    ring(48, 48, 24, "grey"),
    pen("M24 48h48M48 24c-14 14-14 34 0 48M48 24c14 14 14 34 0 48"),
    word(104, 44, "A", 26),
    word(128, 70, "Ж", 26, "brand"),
  ],
  import: [
    ...sheet(92),
    pen("M36 34v26m0 0l-8-8m8 8l8-8", "brand", 3),
    pen("M22 66v6h28v-6"),
    pen("M66 48h14m-5-5l5 5-5 5", "brand"),
  ],
  export: [...sheet(14), arrow("success"), frame(112, 30, 34, 38), word(129, 53, "CSV", 11, "success")],
  "export-selected": [
    ...sheet(14),
    ...[1, 3].flatMap((i) => [
      box(15, 29.5 + i * 12, 54.5, 12, "tint", 0),
      bar(22, 34 + i * 12, 16, "brand"),
      bar(44, 34 + i * 12, 18, "brand"),
    ]),
    arrow("brand"),
    frame(112, 36, 34, 26),
    bar(119, 44, 20, "brand"),
    bar(119, 52, 20, "brand"),
  ],
}
