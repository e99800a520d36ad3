import { area, bar, box, chevron, dashed, dot, frame, pen, ring, type Sketch, tick, times, word } from "./shapes"

/** A label with its field. */
const field = (x: number, y: number, width: number, filled = 0, edge: "pale" | "brand" | "danger" = "pale"): Sketch => [
  bar(x, y, Math.min(26, width / 2), "grey"),
  frame(x, y + 8, width, 16, edge),
  ...(filled ? [bar(x + 7, y + 14, filled, "ink")] : []),
]

export const formSketches: Record<string, Sketch> = {
  input: [...field(28, 16, 104, 42, "brand"), ...field(28, 52, 104), bar(35, 66, 50)],
  "input-group": [
    frame(24, 20, 112, 20),
    box(24.75, 20.75, 22, 18.5, "soft", 4),
    word(36, 34, "@", 11, "grey"),
    bar(54, 28, 46, "ink"),
    frame(24, 54, 112, 20),
    bar(32, 62, 40),
    box(102, 54.75, 33.25, 18.5, "solid", 4),
    bar(109, 62, 19, "on"),
  ],
  "input-mask": [
    frame(20, 36, 120, 24, "brand"),
    word(42, 53, "4242", 12),
    word(72, 53, "42", 12),
    ...times(2, (i) => [bar(86 + i * 8, 51, 6, "grey", 2)]),
    ...times(4, (i) => [bar(106 + i * 8, 51, 6, "grey", 2)]),
  ],
  textarea: [
    frame(24, 16, 112, 58),
    bar(32, 25, 92),
    bar(32, 34, 84),
    bar(32, 43, 50),
    pen("M124 70l8-8m-3 8l3-3", "grey", 1.5),
    bar(112, 80, 24, "grey", 3),
  ],
  checkbox: times(3, (i) => [
    i < 2 ? box(40, 18 + i * 22, 14, 14, "solid", 4) : frame(40.75, 62.75, 12.5, 12.5, "grey", 4),
    ...(i < 2 ? [tick(46.5, 25 + i * 22)] : []),
    bar(62, 23 + i * 22, [52, 40, 58][i] ?? 0, i < 2 ? "grey" : "pale"),
  ]),
  radio: times(3, (i) => [
    ring(47, 25 + i * 22, 6.5, i === 0 ? "brand" : "grey"),
    ...(i === 0 ? [dot(47, 25, 3.5)] : []),
    bar(62, 23 + i * 22, [52, 40, 58][i] ?? 0, i === 0 ? "grey" : "pale"),
  ]),
  switch: times(2, (i) => [
    box(36, 24 + i * 28, 36, 20, i === 0 ? "solid" : "pale", 10),
    dot(i === 0 ? 62 : 46, 34 + i * 28, 7, "card"),
    bar(84, 32 + i * 28, 40 - i * 10, i === 0 ? "grey" : "pale"),
  ]),
  select: [
    frame(30, 12, 100, 20, "brand"),
    box(36, 17, 30, 10, "tint", 3),
    bar(41, 20, 20, "brand"),
    chevron(120, 22),
    frame(30, 37, 100, 48),
    box(31, 41, 98, 13, "tint", 2),
    bar(39, 45.5, 36, "brand"),
    pen("M116 47.5l2 2.5 4-5", "brand", 1.5),
    bar(39, 60, 48),
    bar(39, 73, 30),
  ],
  "number-input": [
    frame(32, 34, 96, 28),
    box(32.75, 34.75, 26, 26.5, "soft", 4),
    box(101.25, 34.75, 26, 26.5, "soft", 4),
    pen("M41 48h9"),
    pen("M110 48h9m-4.5-4.5v9"),
    word(80, 54, "12", 16),
  ],
  "file-uploader": [
    dashed(26, 14, 108, 46),
    pen("M80 46V28m0 0l-7 7m7-7l7 7", "brand", 2.5),
    frame(26, 67, 108, 17),
    bar(34, 73.5, 40, "grey"),
    bar(84, 74, 42, "soft"),
    bar(84, 74, 28, "success"),
  ],
  editor: [
    frame(20, 12, 120, 72),
    box(20.75, 12.75, 118.5, 16, "soft", 4),
    word(32, 25, "B", 11),
    word(46, 25, "I", 11, "grey"),
    word(60, 25, "U", 11, "grey"),
    pen("M76 18h10m-10 4h10m-10 4h6", "grey", 1.5),
    bar(30, 38, 54, "ink", 5),
    bar(30, 50, 98),
    bar(30, 59, 88),
    bar(30, 68, 46),
  ],
  pickers: [
    frame(36, 10, 88, 76),
    bar(62, 17, 36, "ink"),
    pen("M46 17l-3 2.5 3 2.5", "grey", 1.5),
    pen("M114 17l3 2.5-3 2.5", "grey", 1.5),
    ...times(20, (i) => {
      const [x, y] = [46 + (i % 5) * 17, 34 + Math.floor(i / 5) * 14]
      return i === 8
        ? [box(x - 7, y - 6, 14, 12, "solid", 4), dot(x, y, 2, "on")]
        : [dot(x, y, 2, i < 3 ? "pale" : "grey")]
    }),
  ],
  "form-layout": [
    frame(18, 10, 124, 76),
    ...times(3, (i) => [bar(28, 22 + i * 17, 26, "grey"), frame(64, 17 + i * 17, 68, 13)]),
    box(64, 69, 28, 10, "solid", 3),
  ],
  wizard: [
    box(38, 23, 84, 2, "pale", 1),
    box(38, 23, 42, 2, "brand", 1),
    dot(34, 24, 9, "success"),
    tick(33.5, 24, "card"),
    dot(80, 24, 9, "solid"),
    word(80, 28, "2", 11, "on"),
    dot(126, 24, 9, "pale"),
    word(126, 28, "3", 11, "grey"),
    ...field(28, 46, 104, 36),
    box(108, 78, 24, 9, "solid", 3),
  ],
  "react-hook-form": [...field(28, 14, 104, 42, "danger"), bar(28, 43, 60, "danger"), ...field(28, 56, 104, 50)],
  "reactstrap-validation": [
    ...field(28, 14, 104, 42),
    dot(124, 30, 4, "success"),
    ...field(28, 48, 104, 20, "danger"),
    area("M124 59l5 9h-10z", "danger"),
    bar(28, 78, 52, "danger"),
  ],
  "form-repeater": [
    ...times(2, (i) => [
      frame(22, 16 + i * 24, 44, 16),
      bar(29, 22 + i * 24, 24, "ink"),
      frame(72, 16 + i * 24, 40, 16),
      bar(79, 22 + i * 24, 16),
      pen(`M124 ${20 + i * 24}l8 8m0-8l-8 8`, "danger"),
    ]),
    box(22, 66, 44, 14, "tint", 4),
    pen("M32 73h6m-3-3v6", "brand"),
    bar(43, 71, 16, "brand"),
  ],
}
