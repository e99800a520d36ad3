import { toSVG } from "bwip-js/node"

/** The symbol of a GTIN: EAN-8 for 8 digits, EAN-13 for 12 and 13, ITF-14 for codes of outer packaging. */
function symbolOf(gtin: string) {
  const bare = gtin.length === 14 && gtin.startsWith("0") ? gtin.slice(1) : gtin
  if (bare.length === 8) return { bcid: "ean8", text: bare }
  if (bare.length === 14) return { bcid: "itf14", text: bare }
  return { bcid: "ean13", text: bare.padStart(13, "0") }
}

/** Room that scanners need beside the bars. */
const quiet = { paddingleft: 4, paddingright: 4, paddingtop: 1, paddingbottom: 1 }

/**
 * A GTIN with a valid check digit as a barcode in SVG, with its digits below. Black on white, whatever the skin.
 */
export const barcodeSvg = (gtin: string): string =>
  toSVG({ ...symbolOf(gtin), ...quiet, includetext: true, height: 12, textxalign: "center", backgroundcolor: "ffffff" })

/** A barcode as the address of a picture. */
export const barcodePicture = (gtin: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(barcodeSvg(gtin)).toString("base64")}`
