import bwip from "bwip-js/node"

/** A QR code: its size in modules, and the dark ones as the path of an SVG or PDF, row by row. */
export interface QrCode {
  size: number
  path: string
}

/** Encodes a text with error correction M. */
export function qrCode(text: string): QrCode {
  // The types don't know the options of single symbologies. The ES module's own `raw` is a symbology.
  const options = { bcid: "qrcode", text, eclevel: "M" } as Parameters<typeof bwip.raw>[0]
  const [symbol] = bwip.raw(options) as unknown as { pixs: number[]; pixx: number }[]
  const { pixs, pixx: size } = symbol as { pixs: number[]; pixx: number }
  let path = ""
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!pixs[y * size + x]) continue
      let length = 1
      while (x + length < size && pixs[y * size + x + length]) length += 1
      path += `M${x} ${y}h${length}v1h-${length}z`
      x += length
    }
  }
  return { size, path }
}
