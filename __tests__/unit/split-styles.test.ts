import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
// @ts-expect-error: the build's scripts are JavaScript without types
import { groups } from "@/scripts/support/style-groups.mjs"

interface Utility {
  text: string
  /** The at-rules around the rule, and its selector without the class. */
  variant: string
  layer: string
  /** Names of properties, with an exclamation mark before those that are `!important`. */
  properties: string[]
}

const main = "app/globals.css"
let layers: string[]
let complete: Utility[]
let shared: Utility[]
let own: [name: string, utilities: Utility[]][]

beforeAll(() => {
  const output = execFileSync("node", ["__tests__/support/styles-program.mjs"], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_ENV: "production" },
  })
  const found = JSON.parse(output.toString())
  layers = found.layers
  complete = found.complete
  shared = found[main]
  own = Object.keys(groups).map((name) => [name, found[`app/styles/${name}.css`]])
}, 120_000)

test("every rule is in the stylesheet of all pages, or in those of one or two groups", () => {
  const counts = new Map<string, number>()
  for (const { text } of own.flatMap(([, utilities]) => utilities)) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const { text } of shared) counts.set(text, (counts.get(text) ?? 0) + 10)
  expect([...counts].filter(([, count]) => ![1, 2, 10].includes(count))).toEqual([])
  expect([...counts.keys()].toSorted()).toEqual([...new Set(complete.map(({ text }) => text))].toSorted())
  expect(counts.size).toBeGreaterThan(shared.length + 300)
})

test("between a rule of a group and one of all pages, that one wins which Tailwind has last", () => {
  const places = new Map(complete.map(({ text }, index) => [text, index]))
  const placeOf = ({ text }: Utility) => places.get(text) ?? -1
  const layerOf = ({ layer, properties }: Utility) =>
    properties.some((name) => name.startsWith("!")) ? -layers.indexOf(layer) : layers.indexOf(layer)
  const wrong = own.flatMap(([name, utilities]) =>
    utilities.flatMap((one) =>
      shared
        .filter((other) => one.properties.some((property) => other.properties.includes(property)))
        // An element never has two utilities for the same properties, such as two widths.
        .filter((other) => one.variant !== other.variant || `${one.properties}` !== `${other.properties}`)
        // A group's stylesheet comes after the one of all pages.
        .filter((other) => layerOf(one) >= layerOf(other) !== placeOf(one) > placeOf(other))
        .map((other) => `${name}: ${one.text} ${other.text}`),
    ),
  )
  expect(wrong).toEqual([])
})

test.each(Object.entries(groups as Record<string, string[]>))("the pages of %s load its stylesheet", (name, places) => {
  for (const place of places) {
    const file = join("app/[locale]", place.endsWith(".tsx") ? place : `${place}/layout.tsx`)
    expect(existsSync(file) ? readFileSync(file, "utf8") : file).toContain(`import "@/app/styles/${name}.css"`)
  }
})
