import { readFileSync } from "node:fs"
import { chartColours } from "@/components/charts/colour"

type Triple = [number, number, number]
type Sight = keyof typeof sights

const css = readFileSync("app/skins.css", "utf8")
const [light, dark] = [css.slice(0, css.indexOf(".dark,")), css.slice(css.indexOf(".dark,"))]
const skins = { light, dark }

function colourOf(skin: keyof typeof skins, name: string): string {
  const [, hex] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(skins[skin]) ?? []
  if (!hex) throw new Error(`${skin} has no --${name}`)
  return hex
}

/** Matrices of full colour vision, and without red, green or blue cones (Machado et al., 2009), in linear RGB. */
const sights = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Triple[]>

const linear = (hex: string) =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Triple
const dot = (row: readonly number[], [a, b, c]: Triple) => (row[0] ?? 0) * a + (row[1] ?? 0) * b + (row[2] ?? 0) * c

const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex))
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour in Oklab, in which equal distances look equally different. */
function oklab(hex: string, sight: Sight): Triple {
  const seen = sights[sight].map((row) => Math.min(1, Math.max(0, dot(row, linear(hex))))) as Triple
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row, seen))) as Triple
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ]
}
function distance(one: string, other: string, sight: Sight): number {
  const [a, b] = [oklab(one, sight), oklab(other, sight)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** A difference of about 2 is just noticeable side by side; these still tell a legend's entries apart. */
const leastApart: Record<Sight, number> = { full: 15, protanopia: 7.5, deuteranopia: 7.5, tritanopia: 7.5 }
const hues = chartColours.filter((name) => name !== "plain")
const pairs = hues.flatMap((one, i) => hues.slice(i + 1).map((other) => [one, other] as const))

describe.each(["light", "dark"] as const)("in the %s skin", (skin) => {
  test("every chart colour has a contrast of 3:1 with cards, the page and the track of a gauge", () => {
    const weak = chartColours.flatMap((name) =>
      ["card", "page", "neutral-soft"]
        .filter((behind) => contrast(colourOf(skin, `chart-${name}`), colourOf(skin, behind)) < 3)
        .map((behind) => `${name} on ${behind}`),
    )
    expect(weak).toEqual([])
  })

  test.each(Object.keys(sights) as Sight[])("six hues differ with %s", (sight) => {
    expect(pairs).toHaveLength(15)
    const alike = pairs
      .map(([one, other]) => ({
        pair: `${one} and ${other}`,
        by: distance(colourOf(skin, `chart-${one}`), colourOf(skin, `chart-${other}`), sight),
      }))
      .filter(({ by }) => by < leastApart[sight])
    expect(alike).toEqual([])
  })
})

test("the measure knows contrast and colour blindness", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21)
  expect(distance("#15803d", "#b45309", "full")).toBeGreaterThan(15)
  expect(distance("#15803d", "#b45309", "deuteranopia")).toBeLessThan(8)
})
