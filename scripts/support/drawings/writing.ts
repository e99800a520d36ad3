import { box, dot, drawing, ground, inside, line, oval, type Paint, paints, shape, times, turned } from "./shapes"

/** A fountain pen with its cap on the back. */
export const pen = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    turned(
      38,
      shape("M186 316 L214 316 L203 366 L200 374 L197 366 Z", paints.slate.light),
      line("M200 338 V368", paints.slate.deep, 2),
      dot(200, 336, 3.5, paints.slate.deep),
      box(184, 280, 32, 40, paints.slate.deep, 5),
      box(178, 128, 44, 160, p.base, 10),
      box(178, 128, 14, 160, p.light, 7, ' opacity=".7"'),
      box(174, 26, 52, 118, p.base, 16),
      box(174, 26, 16, 118, p.light, 8, ' opacity=".7"'),
      box(174, 130, 52, 9, p.deep),
      box(174, 142, 52, 4, p.deep),
      box(206, 46, 9, 74, p.deep, 4.5),
      dot(210.5, 120, 6, p.deep),
    ),
  )

/** Five pens in a row. */
export const pens = (title: string, colours: Paint[]) =>
  drawing(
    title,
    colours[0] as Paint,
    ground(128),
    colours
      .map((p, i) => {
        const x = 86 + i * 48
        return [
          box(x, 104, 34, 190, p.base, 10),
          box(x, 104, 11, 190, p.light, 5, ' opacity=".65"'),
          box(x, 84, 34, 74, p.deep, 9),
          box(x + 22, 94, 7, 66, p.light, 3.5),
          shape(`M${x + 5} 292 H${x + 29} L${x + 20} 322 H${x + 14} Z`, paints.slate.light),
          dot(x + 17, 325, 3, p.deep),
        ].join("")
      })
      .join(""),
  )

/** Pencils sticking out of their box. */
export const pencils = (title: string, p: Paint, wood: Paint) =>
  drawing(
    title,
    p,
    ground(112, 336),
    times(6, (i) => {
      const x = 112 + i * 30
      const top = 74 + ((i * 18 + 18) % 28)
      return [
        box(x, top + 38, 26, 190, i % 2 ? wood.base : p.light),
        box(x + 9, top + 38, 8, 190, i % 2 ? wood.light : paints.cream.base, 0, ' opacity=".6"'),
        shape(
          `M${x} ${top + 40} L${x + 13} ${top} L${x + 26} ${top + 40} Q${x + 19} ${top + 33} ${x + 13} ${top + 40} Q${x + 7} ${top + 33} ${x} ${top + 40} Z`,
          paints.sand.light,
        ),
        shape(`M${x + 8.5} ${top + 14} L${x + 13} ${top} L${x + 17.5} ${top + 14} Z`, paints.slate.deep),
      ].join("")
    }),
    box(98, 182, 204, 150, wood.base, 8),
    box(98, 182, 204, 16, wood.deep, 8),
    box(128, 226, 144, 64, paints.cream.base, 6),
    line("M146 248 H254", wood.deep, 5),
    line("M166 268 H234", wood.base, 5),
  )

/** A glass pen with a twisted shaft. */
export const dipPen = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    turned(
      42,
      box(188, 30, 24, 236, p.light, 12, ' opacity=".85"'),
      times(10, (i) => line(`M190 ${68 + i * 21} L210 ${54 + i * 21}`, p.base, 4.5)),
      dot(200, 34, 17, p.base),
      dot(194, 28, 5, paints.cream.light),
      oval(200, 272, 19, 12, p.base),
      shape("M184 282 Q178 318 200 372 Q222 318 216 282 Z", p.base),
      line("M192 288 Q190 320 200 362", p.light, 3),
      line("M208 288 Q210 320 200 362", p.deep, 3),
    ),
    dot(96, 322, 9, p.deep),
    dot(76, 306, 4, p.deep),
  )

const bottle = "M108 190 Q108 166 132 166 H268 Q292 166 292 190 V300 Q292 328 264 328 H136 Q108 328 108 300 Z"

/** A bottle of ink. */
export const ink = (title: string, p: Paint, label: Paint) =>
  drawing(
    title,
    p,
    ground(104, 332),
    box(162, 132, 76, 40, p.light, 4),
    box(150, 84, 100, 56, paints.slate.deep, 10),
    times(6, (i) => line(`M${164 + i * 15} 94 V130`, paints.slate.base, 3)),
    shape(bottle, p.light),
    inside("fluid", bottle, box(100, 204, 200, 130, p.base), box(100, 204, 200, 9, p.deep, 0, ' opacity=".5"')),
    box(146, 232, 108, 68, label.light, 5),
    line("M164 252 H236", p.deep, 5),
    line("M178 270 H222", p.base, 4),
    line("M122 196 V290", paints.cream.light, 6, ' opacity=".75"'),
  )
