import { box, dot, drawing, ground, line, oval, type Paint, paints, shape, times } from "./shapes"

const steam = (x: number, y: number, colour: string) =>
  line(`M${x} ${y} q-14 -18 0 -34 q14 -16 0 -34`, colour, 6, ' opacity=".55"')

/** A mug, unglazed on the outside. */
export const mug = (title: string, p: Paint, glaze: Paint) =>
  drawing(
    title,
    p,
    ground(110, 328),
    line("M270 182 q64 -6 62 48 q-4 54 -76 50", p.base, 21),
    shape("M96 142 H282 V270 Q282 326 226 326 H152 Q96 326 96 270 Z", p.base),
    shape("M96 214 q46 26 93 0 t93 0 V142 H96 Z", glaze.base),
    shape("M110 150 h16 v112 q0 30 12 44 q-28 -10 -28 -44 Z", paints.cream.light, ' opacity=".35"'),
    oval(189, 142, 93, 22, glaze.light),
    oval(189, 145, 78, 15, paints.walnut.deep),
    steam(166, 114, paints.slate.light),
    steam(210, 106, paints.slate.light),
  )

/** A small speckled cup on its saucer. */
export const cup = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    ground(128, 316),
    oval(190, 298, 134, 24, p.deep),
    oval(190, 292, 134, 22, p.light),
    line("M262 206 q48 -4 44 32 q-4 34 -58 32", p.base, 16),
    shape("M110 176 H270 Q272 292 214 294 H166 Q108 292 110 176 Z", p.base),
    oval(190, 176, 80, 18, p.light),
    oval(190, 179, 66, 12, paints.walnut.deep),
    times(26, (i) =>
      dot(124 + ((i * 47) % 132), 206 + ((i * 31) % 72), 2 + (i % 3), i % 2 ? p.deep : paints.cream.base),
    ),
    steam(190, 146, paints.slate.light),
  )

const flame = (x: number, y: number) =>
  dot(x, y - 22, 42, `${paints.honey.base}33`) +
  shape(`M${x} ${y - 58} q26 34 0 56 q-26 -22 0 -56 Z`, paints.honey.base) +
  shape(`M${x} ${y - 34} q12 18 0 30 q-12 -12 0 -30 Z`, paints.cream.light)

/** A pillar candle. */
export const pillar = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    ground(92, 334),
    flame(200, 122),
    line("M200 146 V122", paints.slate.deep, 5),
    box(136, 148, 128, 184, p.base, 10),
    oval(200, 152, 64, 17, p.light),
    shape("M136 154 q10 62 20 22 q8 -24 16 4 q8 40 18 -2 Z", p.light),
    times(3, (i) => line(`M140 ${214 + i * 34} q60 18 120 0`, p.deep, 3, ' opacity=".4"')),
    box(244, 158, 14, 160, p.deep, 7, ' opacity=".4"'),
  )

/** A candle in a glass with a label. */
export const glassCandle = (title: string, p: Paint, label: Paint) =>
  drawing(
    title,
    p,
    ground(104, 334),
    flame(200, 150),
    box(108, 132, 184, 200, p.light, 18, ' opacity=".55"'),
    box(120, 186, 160, 136, label.light, 12),
    oval(200, 188, 80, 15, paints.cream.light),
    line("M200 186 V152", paints.slate.deep, 5),
    box(140, 222, 120, 78, p.deep, 6),
    line("M164 246 H236", p.light, 5),
    line("M176 266 H224", p.light, 4),
    line("M122 152 V304", paints.cream.light, 7, ' opacity=".7"'),
  )

/** A wooden block with holes for pens. */
export const deskTidy = (title: string, p: Paint) =>
  drawing(
    title,
    p,
    ground(126, 334),
    box(120, 92, 18, 150, paints.sea.base, 5),
    shape("M120 94 L129 66 L138 94 Z", paints.sand.light),
    box(150, 72, 18, 170, paints.rose.base, 5),
    box(150, 72, 18, 20, paints.rose.deep, 5),
    shape("M196 100 l20 -6 l28 140 l-20 6 Z", paints.slate.base),
    box(262, 112, 26, 130, paints.honey.light, 4),
    times(5, (i) => line(`M276 ${126 + i * 20} h10`, paints.honey.deep, 3)),
    box(88, 206, 224, 126, p.base, 14),
    box(88, 206, 224, 30, p.light, 14),
    ...[110, 186, 252].map((x, i) => box(x, 212, i === 1 ? 52 : 46, 15, p.deep, 7)),
    line("M108 262 q80 16 184 0", p.deep, 3, ' opacity=".45"'),
    line("M104 290 q96 -14 190 6", p.deep, 3, ' opacity=".45"'),
  )

/** A clock in a wooden block. */
export const clock = (title: string, p: Paint, hand: Paint) =>
  drawing(
    title,
    p,
    ground(112, 328),
    box(98, 98, 204, 226, p.deep, 26),
    box(92, 92, 204, 226, p.base, 26),
    line("M112 130 q80 26 164 0", p.light, 3, ' opacity=".4"'),
    line("M112 292 q80 -22 164 0", p.light, 3, ' opacity=".4"'),
    dot(194, 204, 82, p.deep),
    dot(194, 204, 75, paints.cream.base),
    times(12, (i) => {
      const angle = (i * Math.PI) / 6
      const at = (radius: number) =>
        `${(194 + radius * Math.sin(angle)).toFixed(1)} ${(204 - radius * Math.cos(angle)).toFixed(1)}`
      return line(`M${at(i % 3 ? 63 : 57)} L${at(67)}`, paints.slate.deep, i % 3 ? 3 : 5)
    }),
    line("M194 204 L160 178", paints.slate.deep, 8),
    line("M194 204 L216 150", paints.slate.deep, 5),
    line("M194 220 L194 256", hand.base, 3),
    dot(194, 204, 8, hand.base),
  )
