/** Reads a byte stream of a WOFF2 file from front to back. */
export class Reader {
  private at = 0
  private readonly view: DataView

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Steps over so many bytes. @returns where they begin */
  private step(length: number): number {
    this.at += length
    return this.at - length
  }

  u8 = () => this.view.getUint8(this.step(1))
  i16 = () => this.view.getInt16(this.step(2))
  u16 = () => this.view.getUint16(this.step(2))
  u32 = () => this.view.getUint32(this.step(4))
  take(length: number): Uint8Array {
    const from = this.step(length)
    return this.bytes.subarray(from, from + length)
  }

  /** A number in as few bytes as it needs (WOFF2, 4.1). */
  base128(): number {
    for (let value = 0; ; ) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }

  /** A small number in one to three bytes (WOFF2, 5.1). */
  short(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    return code === 255 ? this.u8() + 253 : code
  }
}

interface Point {
  x: number
  y: number
  onCurve: boolean
}

const signed = (bit: number, size: number) => (bit & 1 ? size : -size)

/** One step from point to point (WOFF2, 5.2). */
function step(flag: number, data: Reader): [dx: number, dy: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + data.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + data.u8()), 0]
  if (flag < 84) {
    const [from, byte] = [flag - 20, data.u8()]
    const y = signed(flag >> 1, 1 + ((from & 0x0c) << 2) + (byte & 15))
    return [signed(flag, 1 + (from & 0x30) + (byte >> 4)), y]
  }
  if (flag < 120) {
    const from = flag - 84
    const x = signed(flag, 1 + (Math.floor(from / 12) << 8) + data.u8())
    return [x, signed(flag >> 1, 1 + (((from % 12) >> 2) << 8) + data.u8())]
  }
  if (flag < 124) {
    const [first, second] = [data.u8(), data.u8()]
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + data.u8())]
  }
  return [signed(flag, data.u16()), signed(flag >> 1, data.u16())]
}

/** A glyph of contours as TrueType writes it, its steps in whole words. */
function simpleGlyph(ends: number[], points: Point[]): Uint8Array {
  const count = points.length
  const out = new DataView(new ArrayBuffer(10 + ends.length * 2 + 2 + count * 5))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box = [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const [i, value] of [...box, ...ends].entries()) out.setInt16(i * 2, value)
  const flags = 10 + ends.length * 2 + 2
  for (const [i, { x, y, onCurve }] of points.entries()) {
    const before = points[i - 1] ?? { x: 0, y: 0 }
    out.setUint8(flags + i, onCurve ? 1 : 0)
    out.setInt16(flags + count + i * 2, x - before.x)
    out.setInt16(flags + count * 3 + i * 2, y - before.y)
  }
  return new Uint8Array(out.buffer)
}

/** The parts of a composite glyph, as they stand; hints are left out. */
function compositeGlyph(data: Reader, box: Uint8Array, hinted: () => void): Uint8Array {
  const parts: number[] = [255, 255, ...box]
  const copy = (length: number) => parts.push(...data.take(length))
  for (let flags = 0x20; flags & 0x20; ) {
    flags = data.u16()
    if (flags & 0x100) hinted()
    const kept = flags & ~0x100
    parts.push(kept >> 8, kept & 255)
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    copy(2 + (flags & 1 ? 4 : 2) + scale)
  }
  return Uint8Array.from(parts)
}

/** The glyphs of a font as TrueType keeps them, from WOFF2's packed ones (5.1). */
export function unpackGlyphs(packed: Uint8Array): Uint8Array[] {
  const head = new Reader(packed)
  head.u32()
  const amount = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, counts, flags, data, composites, boxes] = sizes.map((size) => new Reader(head.take(size))) as [
    Reader,
    Reader,
    Reader,
    Reader,
    Reader,
    Reader,
  ]
  const boxed = boxes.take(Math.ceil(amount / 32) * 4)
  return Array.from({ length: amount }, (_, glyph) => {
    const hasBox = ((boxed[glyph >> 3] ?? 0) & (128 >> (glyph & 7))) !== 0
    const box = hasBox ? boxes.take(8) : undefined
    const amountOfContours = contours.i16()
    if (amountOfContours === 0) return new Uint8Array(0)
    if (amountOfContours < 0) return compositeGlyph(composites, box ?? new Uint8Array(8), () => void data.short())
    let last = -1
    const ends = Array.from({ length: amountOfContours }, () => {
      last += counts.short()
      return last
    })
    let [x, y] = [0, 0]
    const points = Array.from({ length: last + 1 }, (): Point => {
      const flag = flags.u8()
      const [dx, dy] = step(flag & 127, data)
      x += dx
      y += dy
      return { x, y, onCurve: flag < 128 }
    })
    data.short()
    return simpleGlyph(ends, points)
  })
}
