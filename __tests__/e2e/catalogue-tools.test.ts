import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"
import { axeFindings, overflow, phone, reload, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"
import { until } from "../support/until"

// Import with undo, labels, scanning from any screen, and duplicates.

withBrowser()

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm")
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer as ArrayBuffer } })
})

const scan = (gtin: string) => {
  for (const key of [...gtin, "Enter"])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
}

test("a file is mapped, previewed with its problems, imported and undone", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/product/import")
  const text = "Nummer;Bezeichnung;Preis;Ware\nE2E-1;Graph paper;3,20;4006381333931\nE2E-2;Wrong one;abc;\n"
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByLabel("Nummer").selectOption("sku")
  await page.getByLabel("Ware").selectOption("gtin")
  await page.getByText("1 new product, 0 changed, 0 unchanged. 1 row has a problem and is left out.").waitFor()
  await page.getByText("This is not a price.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await reload(page)
  await page.getByRole("button", { name: "Import 1 product" }).click()
  await page.getByText("1 product was added, 0 changed.").waitFor()
  await page.getByRole("button", { name: "Undo this import" }).click()
  await page.getByText("This import was undone").waitFor()
  await visit(page, "/business/product/import")
  await page.getByText("Undone", { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await visit(page, "/business/product?q=graph")
  await page.getByText("Graph paper").waitFor({ state: "detached" })
})

test("selected products are printed as labels that a decoder reads back", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/product?q=Brass")
  await page.getByRole("row").filter({ hasText: "Brass Fountain Pen" }).getByRole("checkbox").check()
  await page.getByRole("link", { name: "Print labels" }).click()
  const code = page.locator(".label-code").first()
  await code.waitFor()
  await page.getByText("Brass Fountain Pen").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.dir = "rtl"
    document.documentElement.style.zoom = "3"
  })
  const read = await readBarcodes(new Uint8Array(await page.locator(".label").first().screenshot()))
  expect(read.map(({ text }) => text)).toEqual(["2000000000015"])
  await page.getByLabel("Paper").selectOption("roll")
  await page.locator('.label-page[data-page="roll"]').waitFor()
})

test("a scan on any screen opens the product, and typing into a field is left alone", async () => {
  const { page } = await newcomer()
  await visit(page, "/dashboard/analytics")
  // On a busy machine more than 50 ms may pass between two keys, which is no scan then. People scan again.
  await until(async () => {
    await page.evaluate(scan, "2000000000015")
    const opened = page.waitForURL(/open=product-1/, { timeout: 5_000 })
    return opened.then(
      () => true,
      () => false,
    )
  }, "the product opens")
  await page.getByRole("dialog").getByRole("heading", { name: "Brass Fountain Pen" }).waitFor()
  await visit(page, "/business/product")
  const field = page.getByRole("searchbox").first()
  await field.click()
  await page.keyboard.type("2000000000015")
  expect(await field.inputValue()).toBe("2000000000015")
})

test("the camera says why it shows nothing", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, "/business/product")
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"))
  })
  await page.getByRole("button", { name: "Scan by camera" }).click()
  await page.getByText("The browser may not use the camera.").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
})

test("the camera reads a barcode with WebAssembly of our own server, and opens its product", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/product/labels?products=1")
  const picture = await page.locator(".label-code").first().getAttribute("src")
  await visit(page, "/business/product")
  await page.evaluate((src) => {
    // @ts-expect-error: a browser without a detector of its own
    delete globalThis.BarcodeDetector
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = src ?? ""
      await image.decode()
      const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 })
      const draw = () => {
        const context = canvas.getContext("2d") as CanvasRenderingContext2D
        context.fillStyle = "#fff"
        context.fillRect(0, 0, 640, 480)
        context.drawImage(image, 120, 90, 400, 300)
        requestAnimationFrame(draw)
      }
      draw()
      return canvas.captureStream(20)
    }
  }, picture)
  await page.getByRole("button", { name: "Scan by camera" }).click()
  await page.getByRole("dialog").getByRole("heading", { name: "Brass Fountain Pen" }).waitFor()
})

test("duplicates are listed, called different with undo, and merged", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/product")
  await page.evaluate(async () => {
    for (const name of ["Linen bookmark, red", "Linen bookmark red"]) {
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }
      await fetch("/api/v1/products", { method: "POST", body: JSON.stringify({ name }), headers })
    }
  })
  await visit(page, "/business/product/duplicates")
  const keep = page.getByRole("button", { name: "Keep Linen bookmark, red" })
  await keep.waitFor()
  await page.getByText("Names 100% alike").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: /^Not a duplicate: Linen bookmark/ }).click()
  await keep.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Undo" }).click()
  await keep.click()
  await page.getByRole("dialog").getByRole("button", { name: "Merge products" }).click()
  await page.getByText("Merged into Linen bookmark, red").waitFor()
  await keep.waitFor({ state: "detached" })
})
