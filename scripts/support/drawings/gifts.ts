import { box, dot, drawing, ground, inside, line, moved, oval, type Paint, paints, shape, times } from "./shapes"

const bow = (p: Paint, x: number, y: number) =>
  shape(`M${x} ${y} q-62 -54 -66 -10 q-2 34 66 10 Z`, p.base) +
  shape(`M${x} ${y} q62 -54 66 -10 q2 34 -66 10 Z`, p.base) +
  shape(`M${x} ${y} q-40 -30 -46 -8 q2 16 46 8 Z`, p.deep) +
  shape(`M${x} ${y} q40 -30 46 -8 q-2 16 -46 8 Z`, p.deep) +
  dot(x, y, 12, p.light)

const parcel = (p: Paint, ribbon: Paint, striped: boolean) =>
  [
    box(104, 180, 192, 148, p.base, 6),
    striped
      ? inside(
          "stripes",
          "M104 180 H296 V328 H104 Z",
          times(6, (i) => box(112 + i * 34, 180, 15, 148, p.light)),
        )
      : "",
    box(92, 140, 216, 48, p.deep, 8),
    box(92, 140, 216, 16, p.base, 8),
    box(184, 140, 32, 188, ribbon.base),
    box(184, 140, 10, 188, ribbon.light, 0, ' opacity=".6"'),
    bow(ribbon, 200, 138),
  ].join("")

/** A gift box with a ribbon. */
export const giftBox = (title: string, p: Paint, ribbon: Paint) =>
  drawing(title, p, ground(112), parcel(p, ribbon, true))

/** Three stacked boxes. */
export const nestedBoxes = (title: string, [p, q, r]: [Paint, Paint, Paint], ribbon: Paint) => {
  const tier = (paint: Paint, x: number, y: number, width: number, height: number) =>
    box(x, y + 20, width, height, paint.base, 5) +
    box(x - 8, y, width + 16, 30, paint.deep, 6) +
    box(x - 8, y, width + 16, 10, paint.base, 5) +
    box(188, y, 24, height + 20, ribbon.base)
  return drawing(
    title,
    p,
    ground(118, 334),
    tier(p, 96, 236, 208, 76),
    tier(q, 118, 160, 164, 60),
    tier(r, 140, 96, 120, 50),
    bow(ribbon, 200, 94),
  )
}

/** A roll of wrapping paper with a string. */
export const roll = (title: string, p: Paint, string: Paint) =>
  drawing(
    title,
    p,
    ground(118, 322),
    shape("M96 176 L300 134 L312 196 L304 312 Q206 296 108 318 Z", p.light),
    times(5, (i) => line(`M${134 + i * 38} ${206 - i * 6} L${138 + i * 38} 300`, p.base, 3, ' opacity=".45"')),
    shape("M84 140 L296 96 Q320 92 324 120 Q328 150 306 156 L94 200 Z", p.base),
    shape("M86 152 L298 108 L300 118 L88 162 Z", p.light, ' opacity=".6"'),
    `<g transform="rotate(-12 90 170)">${oval(90, 170, 18, 31, p.deep)}${oval(90, 170, 9, 17, paints.cream.deep)}</g>`,
    line("M184 120 Q198 148 196 178", string.base, 7),
    line("M200 117 Q214 144 212 174", string.base, 7),
  )

/** A cloth bag with a print of the shop front. */
export const tote = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    ground(104, 344),
    line("M150 172 C150 36 250 36 250 172", paints.sand.deep, 13),
    shape("M106 150 H294 L308 324 Q309 342 292 342 H108 Q91 342 92 324 Z", paints.sand.light),
    shape("M106 150 H294 L296 172 H104 Z", paints.sand.base),
    line("M150 150 V196", paints.sand.deep, 13),
    line("M250 150 V196", paints.sand.deep, 13),
    box(146, 236, 108, 72, p.light, 3),
    shape("M138 236 L150 212 H250 L262 236 Z", p.base),
    times(5, (i) => shape(`M${138 + i * 24.8} 236 h24.8 q-12.4 22 -24.8 0 Z`, i % 2 ? p.deep : p.base)),
    box(162, 262, 30, 46, p.deep, 2),
    box(204, 262, 36, 28, paints.cream.light, 2),
  )

/** Two paper bags. */
export const bags = (title: string, p: Paint, q: Paint) => {
  const bag = (paint: Paint, id: string) =>
    [
      line("M168 128 C168 76 232 76 232 128", paint.deep, 8),
      box(126, 122, 148, 200, paint.light, 4),
      inside(
        id,
        "M126 122 H274 V322 H126 Z",
        times(6, (i) => box(134 + i * 26, 122, 12, 200, paint.base)),
      ),
      shape("M244 122 H274 V322 H244 L256 222 Z", paint.deep, ' opacity=".35"'),
      shape("M150 150 l30 -8 l10 34 l-30 8 Z", paints.cream.base),
      dot(160, 156, 4, paint.deep),
    ].join("")
  return drawing(title, p, ground(124, 332), moved(76, 42, 0.9, bag(q, "back")), moved(-22, 16, 0.98, bag(p, "front")))
}
