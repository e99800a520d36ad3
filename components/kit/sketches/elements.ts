import { bar, box, pen, ring, type Sketch, times, word } from "./shapes"

const shades = ["brand", "success", "warning", "danger", "info", "grey"] as const
const soft = ["tint", "soft", "edge", "pale", "line", "soft"] as const

export const elementSketches: Record<string, Sketch> = {
  typography: [
    word(48, 64, "Aa", 46),
    bar(86, 30, 54, "ink", 7),
    bar(86, 45, 48, "grey", 5),
    bar(86, 57, 54),
    bar(86, 66, 40),
  ],
  colors: times(6, (i) => [box(22 + i * 20, 20, 16, 28, shades[i]), box(22 + i * 20, 52, 16, 24, soft[i])]),
  icons: [
    pen("M22 34l12-10 12 10v14H22zM31 48v-8h6v8", "brand"),
    ring(80, 33, 8, "grey"),
    pen("M86 39l6 6", "grey"),
    pen("M114 26h24v18h-24zM114 27l12 9 12-9", "grey"),
    pen("M34 60v20M24 70h20", "grey"),
    pen("M80 80l-10-9c-6-7 4-15 10-7 6-8 16 0 10 7z", "danger"),
    ring(126, 70, 9, "brand"),
    pen("M126 64v6l4 3", "brand"),
  ],
}
