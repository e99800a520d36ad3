import { readFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(process.cwd(), "node_modules/@fontsource/inter")
/** The font's files each cover a range of Unicode. Latin comes first, so that a character in several is taken from there. */
const subsets = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"]

let ranges: [subset: string, ranges: [from: number, to: number][]][] | undefined

/** Parses `U+0000-00FF,U+0131` into pairs of code points. */
function readRanges(): NonNullable<typeof ranges> {
  const listed = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>
  return subsets.map((subset) => [
    subset,
    (listed[subset] ?? "").split(",").map((range): [number, number] => {
      const [from = "", to = from] = range.trim().replace("U+", "").split("-")
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  ])
}

/** The subset of Inter that has a character; Latin, whose replacement glyph is then shown, when none has. */
export function subsetOf(codePoint: number): string {
  ranges ??= readRanges()
  const found = ranges.find(([, all]) => all.some(([from, to]) => codePoint >= from && codePoint <= to))
  return found?.[0] ?? "latin"
}

const files = new Map<string, Buffer>()

/** A subset of Inter as a WOFF file, read once per process. */
export function fontFile(subset: string, weight: 400 | 700): Buffer {
  const path = `files/inter-${subset}-${weight}-normal.woff`
  let file = files.get(path)
  if (!file) {
    file = readFileSync(join(folder, path))
    files.set(path, file)
  }
  return file
}
