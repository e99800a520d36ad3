import { box, dot, drawing, ground, inside, line, moved, type Paint, paints, shape, times, turned } from "./shapes"

type Cover = "plain" | "dots" | "sketch" | "week"

const covers: Record<Cover, (p: Paint) => string> = {
  plain: (p) =>
    box(156, 128, 108, 54, p.light, 5) + line("M174 148 H246", p.deep, 5) + line("M188 164 H232", p.base, 4),
  dots: (p) => times(35, (i) => dot(152 + (i % 5) * 28, 112 + Math.floor(i / 5) * 30, 4, p.light)),
  sketch: (p) =>
    line("M142 250 Q166 178 190 220 Q206 248 222 196 Q238 160 268 214", p.light, 7) + dot(236, 134, 17, p.light),
  week: (p) =>
    times(7, (i) =>
      box(146, 110 + i * 27, 132, 16, i === 2 ? paints.cream.base : p.light, 5, ` opacity="${i === 2 ? 1 : 0.55}"`),
    ),
}

/** A hardcover book with a cover design. */
export const notebook = (title: string, p: Paint, cover: Cover, band?: Paint) =>
  drawing(
    title,
    p,
    ground(110, 338),
    turned(
      -5,
      box(108, 74, 196, 262, p.deep, 12),
      box(118, 74, 184, 254, paints.cream.deep, 6),
      box(114, 70, 184, 254, paints.cream.base, 6),
      box(102, 64, 192, 258, p.base, 12),
      box(102, 64, 24, 258, p.deep, 10),
      covers[cover](p),
      band ? box(262, 64, 11, 258, band.base) : shape("M226 320 h16 v40 l-8 -10 l-8 10 Z", paints.rose.base),
    ),
  )

/** A year calendar on a wooden rail. */
export const calendar = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    line("M128 84 L200 44 L272 84", paints.walnut.base, 4),
    box(108, 86, 184, 262, paints.cream.base, 4),
    inside(
      "view",
      "M120 108 H280 V230 H120 Z",
      box(120, 108, 160, 122, p.light),
      dot(244, 142, 17, paints.honey.base),
      shape("M104 196 Q144 146 186 190 Q222 152 300 200 V240 H104 Z", p.base),
      shape("M104 214 Q160 182 214 212 Q252 196 300 214 V240 H104 Z", p.deep),
    ),
    times(28, (i) =>
      dot(134 + (i % 7) * 22, 258 + Math.floor(i / 7) * 22, 5, i === 11 ? paints.rose.base : paints.cream.deep),
    ),
    box(96, 76, 208, 18, paints.walnut.base, 9),
    box(96, 76, 208, 7, paints.walnut.light, 3.5, ' opacity=".7"'),
  )

type Motif = "cake" | "leaf" | "thanks"

const motifs: Record<Motif, (p: Paint) => string> = {
  cake: (p) =>
    [
      box(150, 208, 100, 54, p.base, 8),
      shape("M150 214 q12 20 25 0 q12 20 25 0 q12 20 25 0 q12 20 25 0 v-8 h-100 Z", p.light),
      ...[170, 200, 230].map(
        (x) =>
          box(x - 4, 166, 8, 38, paints.sea.base, 3) +
          shape(`M${x} 140 q10 14 0 22 q-10 -8 0 -22 Z`, paints.honey.base),
      ),
      line("M138 264 H262", p.deep, 6),
    ].join(""),
  leaf: (p) =>
    line("M200 282 V142", p.deep, 5) +
    times(4, (i) => {
      const y = 262 - i * 32
      return (
        shape(`M200 ${y} q34 -4 44 -36 q-40 0 -44 36 Z`, i % 2 ? p.base : p.deep) +
        shape(`M200 ${y - 10} q-34 -4 -44 -36 q40 0 44 36 Z`, i % 2 ? p.deep : p.base)
      )
    }) +
    shape("M200 144 q-16 -20 0 -40 q16 20 0 40 Z", p.base),
  thanks: (p) =>
    shape("M200 232 C140 196 150 142 184 148 Q196 150 200 164 Q204 150 216 148 C250 142 260 196 200 232 Z", p.base) +
    line("M162 262 H238", p.deep, 5) +
    line("M178 280 H222", p.light, 5),
}

const folded = (p: Paint, motif: Motif) =>
  [
    box(128, 76, 156, 238, paints.cream.deep, 6),
    box(116, 84, 156, 238, paints.cream.base, 6, ` stroke="${paints.cream.deep}" stroke-width="2"`),
    box(130, 98, 128, 210, p.light, 4, ' opacity=".35"'),
    moved(-6, 2, 1, motifs[motif](p)),
  ].join("")

/** A standing card. */
export const card = (title: string, p: Paint, motif: Motif) =>
  drawing(title, p, ground(96, 326), turned(4, folded(p, motif)))

/** A few cards fanned out. */
export const cards = (title: string, colours: [Paint, Paint, Paint], motif: Motif) =>
  drawing(
    title,
    colours[0],
    turned(-16, moved(-24, 12, 0.96, folded(colours[2], motif))),
    turned(12, moved(40, 6, 0.96, folded(colours[1], motif))),
    turned(-2, moved(8, 14, 0.98, folded(colours[0], motif))),
  )

/** Airmail envelopes. */
export const envelopes = (title: string, p: Paint, q: Paint) =>
  drawing(
    title,
    q,
    ground(124, 314),
    ...[-9, 2].map((angle, i) =>
      turned(
        angle,
        box(70, 116, 260, 178, paints.cream.deep, 8),
        inside(
          `edge${i}`,
          "M70 116 H330 V294 H70 Z",
          times(22, (n) => shape(`M${40 + n * 15} 300 l40 -190 h7 l-40 190 Z`, n % 2 ? p.base : q.base)),
        ),
        box(82, 128, 236, 154, paints.cream.base, 4),
        line("M84 132 L200 216 L316 132", paints.cream.deep, 5),
        i === 1 ? box(270, 226, 36, 42, q.base, 3) + dot(288, 247, 10, q.light) : "",
      ),
    ),
  )

/** Sheets of marbled paper. */
export const marbled = (title: string, [p, q, r]: [Paint, Paint, Paint]) =>
  drawing(
    title,
    p,
    turned(9, box(116, 78, 176, 244, paints.cream.base, 4, ` stroke="${paints.cream.deep}" stroke-width="2"`)),
    turned(
      -6,
      inside(
        "sheet",
        "M108 78 H284 V322 H108 Z",
        box(108, 78, 176, 244, paints.cream.base),
        times(9, (i) =>
          line(
            `M88 ${84 + i * 30} q28 -38 56 0 t56 0 t56 0 t56 0`,
            [p.base, q.base, r.base][i % 3] as string,
            i % 2 ? 9 : 15,
          ),
        ),
        times(9, (i) => line(`M88 ${99 + i * 30} q28 -38 56 0 t56 0 t56 0 t56 0`, p.light, 4)),
      ),
      box(108, 78, 176, 244, "none", 0, ` stroke="${p.deep}" stroke-width="3"`),
    ),
  )
