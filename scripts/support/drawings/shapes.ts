/** Three shades of one colour: the body, its shaded side and its highlights. */
export interface Paint {
  base: string
  deep: string
  light: string
}

const paint = (base: string, deep: string, light: string): Paint => ({ base, deep, light })

// Mid-tones, with enough contrast on light and dark cards.
export const paints = {
  iris: paint("#7170dc", "#5250b8", "#c3c2f5"),
  brass: paint("#cfa047", "#a0762a", "#f0d698"),
  cedar: paint("#cd7c52", "#9f5833", "#f0bf9f"),
  sage: paint("#76a98e", "#528269", "#bfddcc"),
  sea: paint("#4499ae", "#2f7486", "#aedae3"),
  rose: paint("#dc6d82", "#b14c62", "#f5bec8"),
  honey: paint("#e3ab43", "#b88526", "#f8e1ab"),
  sand: paint("#d3b992", "#ab9069", "#eee2cc"),
  slate: paint("#64748f", "#47546d", "#bcc6d6"),
  clay: paint("#bf7255", "#945039", "#e4b39b"),
  walnut: paint("#835c41", "#5f402b", "#bf977a"),
  cream: paint("#f8f2e6", "#ddd2bd", "#fffdf8"),
  ink: paint("#3a4a78", "#28345a", "#8f9dc6"),
}

export const line = (d: string, stroke: string, width = 4, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
export const shape = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`
export const dot = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const turned = (degrees: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees} 200 200)">${parts.join("")}</g>`
export const moved = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join("")}</g>`
/** Clips shapes to an outline. */
export const inside = (id: string, d: string, ...parts: string[]) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`
export const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join("")

/** A drawing on its backdrop: a soft disc in the colour of the product, and a shadow. */
export const drawing = (title: string, glow: Paint, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"><title>${title}</title>` +
  `<circle cx="200" cy="200" r="172" fill="${glow.base}" fill-opacity=".16"/>${parts.join("")}</svg>\n`
export const ground = (width: number, y = 330) =>
  `<ellipse cx="200" cy="${y}" rx="${width}" ry="11" fill="#10182b" fill-opacity=".16"/>`
