const viewOf = (table: Uint8Array) => new DataView(table.buffer, table.byteOffset, table.byteLength)

/** The number of a character's glyph, from the table for the basic plane (TrueType, cmap format 4). */
function glyphOf(cmap: DataView, character: number): number {
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const at = cmap.getUint32(4 + i * 8 + 4)
    if (cmap.getUint16(at) !== 4) continue
    const size = cmap.getUint16(at + 6)
    for (let segment = 0; segment < size; segment += 2) {
      const ends = at + 14 + segment
      if (cmap.getUint16(ends) < character) continue
      const starts = ends + size + 2
      const first = cmap.getUint16(starts)
      if (first > character) return 0
      const shift = cmap.getInt16(starts + size)
      const ranges = starts + size * 2
      const range = cmap.getUint16(ranges)
      if (range === 0) return (character + shift) & 0xffff
      return cmap.getUint16(ranges + range + (character - first) * 2)
    }
  }
  return 0
}

/** Moves a glyph of contours, as `simpleGlyph` writes it, to the side. */
function move(glyph: DataView, by: number): void {
  const contours = glyph.getInt16(0)
  const points = glyph.getUint16(10 + contours * 2 - 2) + 1
  const xs = 10 + contours * 2 + 2 + points
  for (const at of [2, 6, xs]) glyph.setInt16(at, glyph.getInt16(at) + by)
}

/**
 * Gives the ten figures of a font one width, so that sums stand under each other. The font itself has such figures, but
 * only for programs that look into its layout tables.
 */
export function alignFigures(tables: Map<string, Uint8Array>): void {
  const [cmap, hhea, glyf, loca] = ["cmap", "hhea", "glyf", "loca"].map((tag) => tables.get(tag))
  if (!cmap || !hhea || !glyf || !loca) return
  const hmtx = Uint8Array.from(tables.get("hmtx") ?? [])
  tables.set("hmtx", hmtx)
  const metrics = viewOf(hmtx)
  const glyphs = Array.from("0123456789", (figure) => glyphOf(viewOf(cmap), figure.charCodeAt(0)))
  // Not every writing has figures; and those that share a width share its entry.
  if (glyphs.some((glyph) => glyph === 0 || glyph >= viewOf(hhea).getUint16(34))) return
  const widest = Math.max(...glyphs.map((glyph) => metrics.getUint16(glyph * 4)))
  for (const glyph of glyphs) {
    const by = Math.round((widest - metrics.getUint16(glyph * 4)) / 2)
    metrics.setUint16(glyph * 4, widest)
    metrics.setInt16(glyph * 4 + 2, metrics.getInt16(glyph * 4 + 2) + by)
    move(viewOf(glyf.subarray(viewOf(loca).getUint32(glyph * 4))), by)
  }
}
