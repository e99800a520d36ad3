import { area, bar, box, dot, frame, pen, ring, type Sketch, times } from "./shapes"

const colours = ["first", "second", "third", "fourth"] as const

/** Rows and columns under a head. */
const table = (y: number, rows: number, gap: number): Sketch => [
  box(18.75, y, 122.5, 14, "soft", 3),
  ...times(3, (i) => [bar(28 + i * 40, y + 5, 20, "grey")]),
  ...times(rows, (i) => [
    ...times(3, (j) => [bar(28 + j * 40, y + 20 + i * gap, [26, 18, 22][j] ?? 0)]),
    box(18.75, y + 13.5 + i * gap, 122.5, 1, "line", 0),
  ]),
]

export const dataSketches: Record<string, Sketch> = {
  tables: [frame(18, 12, 124, 72), ...table(12.75, 4, 14)],
  "datatables-basic": [
    frame(18, 8, 124, 80),
    frame(26, 13, 44, 11),
    ring(33, 18, 2.5, "grey", 1.5),
    box(110, 13, 24, 11, "solid", 3),
    ...table(29, 2, 13),
    ...times(3, (i) => [box(104 + i * 12, 77, 9, 7, i === 0 ? "solid" : "soft", 2)]),
  ],
  "datatables-advance": [
    frame(18, 8, 124, 80),
    ...times(3, (i) => [frame(26 + i * 38, 13, 32, 11)]),
    ...table(29, 3, 13),
    pen("M53 35l2-2 2 2m-4 2l2 2 2-2", "brand", 1.5),
  ],
  apex: [
    pen("M22 82h118", "pale"),
    area("M24 80c16 0 18-30 36-28s18-18 36-16 22-18 40-22v66z", "tint"),
    pen("M24 80c16 0 18-30 36-28s18-18 36-16 22-18 40-22", "first", 2.5),
    pen("M24 72c16 4 22-10 36-6s22 6 36-6 22-2 40-8", "second", 2.5),
  ],
  chartjs: [
    ring(48, 48, 22, "first", 12),
    pen("M48 26a22 22 0 0 1 21 28", "second", 12),
    pen("M66 61a22 22 0 0 1-26 7", "third", 12),
    pen("M90 80h52", "pale"),
    ...times(4, (i) => [box(94 + i * 12, 80 - ([28, 44, 36, 56][i] ?? 0), 8, [28, 44, 36, 56][i] ?? 0, "first", 2)]),
  ],
  recharts: [
    pen("M22 82h118M22 60h118M22 38h118M22 16h118", "line", 1),
    ...times(6, (i) => [
      box(28 + i * 19, 82 - ([30, 44, 26, 52, 38, 60][i] ?? 0), 7, [30, 44, 26, 52, 38, 60][i] ?? 0, colours[0], 1.5),
      box(36 + i * 19, 82 - ([20, 30, 34, 28, 46, 40][i] ?? 0), 7, [20, 30, 34, 28, 46, 40][i] ?? 0, colours[1], 1.5),
    ]),
  ],
  leaflet: [
    box(14, 10, 132, 76, "tint", 6),
    area("M14 60c20-14 34 2 54-8s30-30 78-22v50a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z", "card"),
    pen("M30 86c10-20 40-24 60-30s30-20 56-20", "pale", 3),
    pen("M80 86c2-20 10-40 6-76", "pale", 2),
    area("M92 52c-10-12-12-16-12-21a12 12 0 0 1 24 0c0 5-2 9-12 21z", "danger"),
    dot(92, 30, 4.5, "card"),
  ],
}
