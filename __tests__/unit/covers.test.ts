import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../support/sources"

const folder = join(root, "public", "covers")
const covers = readdirSync(folder)
  .filter((name) => name.endsWith(".svg"))
  .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const)

/** How light a colour is, from 0 to 255. */
const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

test.each(covers)("%s has no light background in the dark skin", (_name, drawing) => {
  const sky = /<rect x="0" y="0" width="\d+" height="\d+" fill="(#[\da-f]{6})"\/>/.exec(drawing)?.[1]
  if (!sky) return
  const dark = new RegExp(
    `@media\\(prefers-color-scheme:dark\\)\\{.*\\[fill="${sky}"\\]\\{fill:(#[\\da-f]{6})\\}`,
  ).exec(drawing)?.[1]
  expect(lightness(dark ?? sky)).toBeLessThan(90)
})
