import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import fc from "fast-check"
import { epcPayload } from "@/lib/core/epc"
import { type QrCode, qrCode } from "@/lib/core/qr"

// Codes from which banking apps fill in a transfer, encoded and read back.

const transfer = {
  name: "Lindqvist & Daughters Oy",
  iban: "FI21 1234 5600 0007 85",
  bic: "NDEAFIHH",
  amount: 1_234,
  text: "Anna Virtanen K12",
}

/** The empty margin that readers need, in modules. */
const quietZone = 4

/** Draws a code as a camera sees it: the path's runs of dark modules, four pixels each, with a white margin. */
function pictureOf({ size, path }: QrCode) {
  const [scale, width] = [4, (size + 2 * quietZone) * 4]
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const at = ((Number(y) + quietZone) * scale + dy) * width + (Number(x) + quietZone) * scale + dx
        data.set([0, 0, 0], at * 4)
      }
  return { data, width, height: width, colorSpace: "srgb" } as ImageData
}

// The barcode scanner's decoder. By default it would load its code from another host.
const near = createRequire(require.resolve("barcode-detector/ponyfill"))
const zxing = near("zxing-wasm/reader")
beforeAll(() => {
  const wasmBinary = new Uint8Array(readFileSync(near.resolve("zxing-wasm/reader/zxing_reader.wasm"))).buffer
  zxing.prepareZXingModule({ overrides: { wasmBinary } })
})

const read = async (code: QrCode): Promise<string | undefined> => {
  const [found] = await zxing.readBarcodes(pictureOf(code), { formats: ["QRCode"] })
  return found?.text
}

test("the payload has the eleven lines of the guideline", () => {
  expect(epcPayload(transfer)?.split("\n")).toEqual([
    ...["BCD", "002", "1", "SCT", "NDEAFIHH", "Lindqvist & Daughters Oy", "FI2112345600000785", "EUR12.34"],
    ...["", "", "Anna Virtanen K12"],
  ])
  expect(epcPayload({ ...transfer, bic: "", amount: 5, text: "" })).toBe(
    "BCD\n002\n1\nSCT\n\nLindqvist & Daughters Oy\nFI2112345600000785\nEUR0.05",
  )
})

test("no code asks for nothing, for too much, or without an account", () => {
  for (const change of [
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: 100_000_000_000 },
    { iban: "" },
    { name: " " },
  ])
    expect(epcPayload({ ...transfer, ...change })).toBeUndefined()
})

test("a decoder reads the code back to the byte", async () => {
  const payload = epcPayload({ ...transfer, name: "Bäckerei Šimková", text: "Zeitung für Éloïse" }) as string
  expect(await read(qrCode(payload))).toBe(payload)
})

test("whatever is typed, the payload keeps its limits and its lines, and can be read back", () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      async (name, text, amount) => {
        const payload = epcPayload({ ...transfer, name: `x${name}`, text, amount })
        const lines = payload?.split("\n") ?? []
        expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(331)
        expect([...(lines[5] ?? "")].length).toBeLessThanOrEqual(70)
        expect([...(lines[10] ?? "")].length).toBeLessThanOrEqual(140)
        expect([lines.length <= 11, lines[7]]).toEqual([
          true,
          `EUR${(BigInt(amount) / 100n).toString()}.${String(amount % 100).padStart(2, "0")}`,
        ])
        const code = qrCode(payload as string)
        // Version 13 has 69 modules.
        expect(code.size).toBeLessThanOrEqual(69)
        expect(await read(code)).toBe(payload)
      },
    ),
    { numRuns: 25 },
  ))
