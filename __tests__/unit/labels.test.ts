import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import sharp from "sharp"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"
import { barcodeSvg } from "@/lib/core/barcode-svg"
import { gtin14 } from "@/lib/core/gtin"
import { labelChoice, labelGtin, labelPages } from "@/lib/features/catalogue/values/labels"

beforeAll(() => {
  // The product lets sharp read no SVG, because people could send one.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] })
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm")
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer as ArrayBuffer } })
})

/** The codes that a decoder reads in the picture of a label. */
async function readBack(svg: string): Promise<string[]> {
  const png = await sharp(Buffer.from(svg), { density: 300 }).png().toBuffer()
  return (await readBarcodes(new Uint8Array(png))).map(({ text }) => text)
}

test.each(["4006381333931", "2000000000015", "96385074", "036000291452", "00012345600012", "10012345678902"])(
  "a decoder reads %s back from its label",
  async (gtin) => {
    expect((await readBack(barcodeSvg(gtin))).map(gtin14)).toEqual([gtin14(gtin)])
  },
)

test("a label has the code of a single piece", () => {
  const outer = { gtin: "10012345678902", quantity: 12 }
  expect(labelGtin([outer, { gtin: "96385074", quantity: 1 }])).toBe("96385074")
  expect([labelGtin([outer]), labelGtin([])]).toEqual([outer.gtin, undefined])
})

test("labels fill pages after the places that are used already", () => {
  const choice = labelChoice({ products: "7,3,7,x", paper: "a4x24", copies: "12", skip: "3" })
  expect(choice).toEqual({ products: [7, 3], paper: "a4x24", copies: 12, skip: 3 })
  const pages = labelPages(["a", "b"], choice)
  expect(pages.map(({ labels }) => labels.length)).toEqual([21, 3])
  expect([pages[0]?.labels[0]?.place, pages[1]?.labels.map(({ place }) => place)]).toEqual([3, [0, 1, 2]])
  expect(labelChoice({ skip: "999", copies: "0", paper: "none" })).toMatchObject({
    skip: 23,
    copies: 1,
    paper: "a4x24",
  })
})
