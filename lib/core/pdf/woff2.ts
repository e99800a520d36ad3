import { brotliDecompressSync } from "node:zlib"
import { alignFigures } from "./tabular-figures"
import { Reader, unpackGlyphs } from "./woff2-glyphs"

// The tags that WOFF2 writes as their number here (4.1), a blank as an underscore.
const knownTags = (
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX " +
  "vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat " +
  "fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
).split(" ")

/** What other weights are made of, and what letters do beside each other: laying that out takes longer than all the rest. */
const leftOut = ["fvar", "gvar", "avar", "cvar", "HVAR", "MVAR", "STAT", "GSUB", "GPOS", "GDEF"]

type Tables = Map<string, Uint8Array>

const padded = (length: number) => Math.ceil(length / 4) * 4

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + padded(part.length), 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += padded(part.length)
  }
  return whole
}

/** Where each glyph begins in `glyf`, in whole bytes. */
function locations(glyphs: Uint8Array[]): Uint8Array {
  const out = new DataView(new ArrayBuffer((glyphs.length + 1) * 4))
  let at = 0
  for (const [i, glyph] of glyphs.entries()) {
    out.setUint32(i * 4, at)
    at += padded(glyph.length)
  }
  out.setUint32(glyphs.length * 4, at)
  return new Uint8Array(out.buffer)
}

function readTables(woff2: Uint8Array): Tables {
  const file = new Reader(woff2)
  file.take(12)
  const amount = file.u16()
  file.take(6)
  const compressed = file.u32()
  file.take(24)
  const entries = Array.from({ length: amount }, () => {
    const flags = file.u8()
    const known = knownTags[flags & 63]?.replace("_", " ")
    const tag = known ?? new TextDecoder().decode(file.take(4))
    const length = file.base128()
    const outlines = tag === "glyf" || tag === "loca"
    const packed = outlines ? flags >> 6 === 0 : flags >> 6 !== 0
    if (packed && !outlines) throw new Error(`the table ${tag} is packed in a way that is not read here`)
    return { tag, size: packed ? file.base128() : length, packed }
  })
  const data = new Reader(brotliDecompressSync(file.take(compressed)))
  const tables: Tables = new Map()
  for (const { tag, size, packed } of entries) {
    const content = data.take(size)
    if (tag === "glyf" && packed) {
      const glyphs = unpackGlyphs(content)
      tables.set("glyf", joined(glyphs)).set("loca", locations(glyphs))
    } else if (tag !== "loca" || !packed) tables.set(tag, content)
  }
  return tables
}

/**
 * A TrueType font from a WOFF2 web font, in its regular weight and without hints: what can be embedded in a PDF.
 * @param mark told apart by it: PDFKit takes two fonts of one name for one unless their checksums differ
 */
export function toTrueType(woff2: Uint8Array, mark: number): Uint8Array {
  const tables = readTables(woff2)
  const head = Uint8Array.from(tables.get("head") as Uint8Array)
  const view = new DataView(head.buffer)
  view.setUint32(8, mark)
  view.setInt16(50, 1)
  tables.set("head", head)
  alignFigures(tables)
  for (const tag of leftOut) tables.delete(tag)
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const start = 12 + sorted.length * 16
  const out = new DataView(new ArrayBuffer(start))
  out.setUint32(0, 0x00010000)
  out.setUint16(4, sorted.length)
  let at = start
  for (const [i, [tag, content]] of sorted.entries()) {
    const entry = 12 + i * 16
    for (let letter = 0; letter < 4; letter++) out.setUint8(entry + letter, tag.charCodeAt(letter))
    out.setUint32(entry + 8, at)
    out.setUint32(entry + 12, content.length)
    at += padded(content.length)
  }
  return joined([new Uint8Array(out.buffer), ...sorted.map(([, content]) => content)])
}
