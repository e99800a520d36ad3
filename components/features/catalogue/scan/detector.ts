import type { BarcodeFormat, BarcodeDetector as Detector } from "barcode-detector/ponyfill"

const formats: BarcodeFormat[] = ["ean_13", "ean_8", "upc_a", "upc_e", "itf"]

/** The browser's own detector if it reads barcodes of products; otherwise one in WebAssembly, which is loaded now. */
async function findDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: typeof Detector }).BarcodeDetector
  const known = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && formats.every((format) => known.includes(format))) return new own({ formats })
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill")
  // From our own server; the library would ask a public one.
  const file = new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url).href
  prepareZXingModule({ overrides: { locateFile: () => file } })
  return new BarcodeDetector({ formats })
}

/** Returns a function that finds the first barcode in a picture. */
export async function barcodeDetector() {
  const detector = await findDetector()
  return async (picture: ImageBitmapSource): Promise<string | undefined> => {
    const found = await detector.detect(picture)
    return found.map(({ rawValue }) => rawValue).find((text) => /^\d{8,14}$/.test(text))
  }
}
