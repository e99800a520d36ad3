import { readFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(process.cwd(), "node_modules/@fontsource/inter")
/** Each file of the font covers a range of Unicode. Latin comes first and is preferred for characters in several files. */
const subsets = ["latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"]

let ranges: [subset: string, ranges: [from: number, to: number][]][] | undefined

/** Parses `U+0000-00FF,U+0131` into pairs of code points. */
function readRanges(): NonNullable<typeof ranges> {
  const rangesBySubset = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>
  return subsets.map((subset) => [
    subset,
    (rangesBySubset[subset] ?? "").split(",").map((range): [number, number] => {
      const [from = "", to = from] = range.trim().replace("U+", "").split("-")
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  ])
}

/** The subset of Inter that has a character. If none has, Latin, which then shows its replacement glyph. */
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
