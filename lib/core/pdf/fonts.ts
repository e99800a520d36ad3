import { readFileSync } from "node:fs"
import { join } from "node:path"
import { toTrueType } from "./woff2"

/** A part of Inter: its writing, and which characters are in it. */
export interface FontPart {
  name: string
  holds(character: number): boolean
}

const folder = join(process.cwd(), "node_modules/@fontsource-variable/inter")
/** Latin first: what stands in several is taken from the first. */
const writings = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"]

let ranges: Record<string, [from: number, to: number][]> | undefined

/** `U+0000-00FF,U+0131` as pairs of numbers. */
function readRanges(): NonNullable<typeof ranges> {
  const listed = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>
  return Object.fromEntries(
    Object.entries(listed).map(([writing, text]) => [
      writing,
      text.split(",").map((range): [number, number] => {
        const [from = "", to = from] = range.trim().replace("U+", "").split("-")
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      }),
    ]),
  )
}

/** The parts of the product's typeface, in the order they are asked. */
export function fontParts(): FontPart[] {
  ranges ??= readRanges()
  const known = ranges
  return writings.map((name) => ({
    name,
    holds: (character) => known[name]?.some(([from, to]) => character >= from && character <= to) ?? false,
  }))
}

const unpacked = new Map<string, Uint8Array>()

/** A part as a font that can be embedded; unpacked once a process. */
export function fontFile(name: string): Uint8Array {
  let font = unpacked.get(name)
  if (!font) {
    const file = readFileSync(join(folder, `files/inter-${name}-wght-normal.woff2`))
    font = toTrueType(file, writings.indexOf(name) + 1)
    unpacked.set(name, font)
  }
  return font
}
