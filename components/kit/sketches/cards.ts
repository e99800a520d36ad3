import { area, bar, box, dot, frame, pen, ring, type Sketch, times } from "./shapes"

const wave = "M88 62l10-8 10 5 10-14 10 4 12-13"

export const cardSketches: Record<string, Sketch> = {
  "cards-basic": [
    frame(46, 12, 68, 72),
    box(46.75, 12.75, 66.5, 30, "tint", 4),
    area("M58 43l14-16 10 11 6-6 12 11z", "edge"),
    bar(54, 51, 34, "grey"),
    bar(54, 60, 50),
    bar(54, 67, 42),
    box(54, 74, 20, 6, "solid", 2),
  ],
  "cards-advance": [
    frame(14, 14, 62, 68),
    dot(45, 34, 10, "tint"),
    dot(45, 31, 4, "brand"),
    area("M37 41a8 6 0 0 1 16 0z", "brand"),
    bar(30, 52, 30, "grey"),
    bar(26, 60, 38),
    box(32, 69, 26, 7, "solid", 3),
    frame(84, 14, 62, 68),
    ...times(4, (i) => [
      box(91, 22 + i * 15, 9, 9, (["tint", "soft", "tint", "soft"] as const)[i], 3),
      bar(105, 22 + i * 15, 20, "grey", 3),
      bar(105, 28 + i * 15, 32, "pale", 3),
    ]),
  ],
  "cards-statistics": [
    ...times(2, (i) => [
      frame(14 + i * 70, 12, 62, 32),
      dot(28 + i * 70, 28, 7, "tint"),
      bar(41 + i * 70, 21, 22, "ink", 6),
      bar(41 + i * 70, 31, 28),
    ]),
    frame(14, 52, 132, 34),
    bar(22, 60, 20, "ink", 6),
    bar(22, 70, 30),
    area("M70 80c12 0 14-14 26-12s14-10 26-9 12-5 18-6v27z", "tint"),
    pen("M70 80c12 0 14-14 26-12s14-10 26-9 12-5 18-6", "brand"),
  ],
  "cards-analytics": [
    frame(14, 14, 62, 68),
    ring(45, 46, 19, "soft", 7),
    pen("M45 27a19 19 0 1 1-18 13", "brand", 7),
    bar(36, 44, 18, "ink", 5),
    frame(84, 14, 62, 68),
    bar(92, 22, 26, "grey"),
    pen(wave, "brand"),
    ...times(6, (i) => [box(92 + i * 8.5, 74 - (i % 3) * 3, 5, 4 + (i % 3) * 3, "edge", 1)]),
  ],
  "cards-action": [
    frame(24, 16, 112, 64),
    bar(34, 25, 36, "grey"),
    pen("M98 28l3-3 3 3", "grey", 1.5),
    pen("M117 24a4.5 4.5 0 1 0 1 3M117 21v3.500h-3.5", "grey", 1.5),
    pen("M124 23.500l6 6m0-6l-6 6", "grey", 1.5),
    box(24.75, 35, 110.5, 1.5, "line", 0),
    bar(34, 44, 88),
    bar(34, 53, 92),
    bar(34, 62, 60),
  ],
}
