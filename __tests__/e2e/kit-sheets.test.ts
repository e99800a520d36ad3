import { readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { openAs, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { pdfText } from "../support/pdf-text"

withBrowser()

/** Saves the visible sheet under a name. @returns the name of the downloaded file */
async function save(page: Page, button: RegExp, name: string, format: string): Promise<{ path: string; name: string }> {
  await page.getByRole("button", { name: button }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("File name").fill(name)
  await dialog.getByLabel("Format").selectOption(format)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export" }).click(),
  ])
  const path = join(tmpdir(), `${crypto.randomUUID()}-${download.suggestedFilename()}`)
  await download.saveAs(path)
  return { path, name: download.suggestedFilename() }
}

test("search results are saved as a workbook, which the importer reads back cell by cell", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/export")
  await page.getByRole("searchbox", { name: "Search customers" }).fill("moreau")
  const table = page.getByRole("table", { name: "Customers" })
  const shown = await table.getByRole("row").allInnerTexts()
  expect(shown).toHaveLength(2)
  const { path, name } = await save(page, /^Export…/, "march", "xlsx")
  expect([name, (await readFile(path)).subarray(0, 2).toString()]).toEqual(["march.xlsx", "PK"])

  await visit(page, "/extensions/import")
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer: await readFile(path) })
  await page.getByText("One row read from march.xlsx").waitFor()
  expect(await page.getByRole("table", { name: "march.xlsx" }).getByRole("row").allInnerTexts()).toEqual(shown)
  await rm(path)
})

test("only the selected rows are in the file", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/export-selected")
  const boxes = page.getByRole("table").getByRole("checkbox")
  await boxes.first().check()
  await boxes.first().uncheck()
  await boxes.nth(2).check()
  await boxes.nth(4).check()
  const { path } = await save(page, /^Export/, "two", "csv")
  const lines = (await readFile(path, "utf8")).trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect([lines[1], lines[2]]).toEqual([
    expect.stringMatching(/^Luc Moreau,/),
    expect.stringMatching(/^Tom Whitfield,/),
  ])
  await rm(path)
})

test("a file that isn't a sheet is rejected with a message, and nothing is shown", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/extensions/import")
  const input = page.locator("input[type=file]")
  await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71]) })
  await page
    .getByText(/face\.png|type/i)
    .last()
    .waitFor()
  const broken = join(tmpdir(), `${crypto.randomUUID()}.xlsx`)
  await writeFile(broken, "no workbook")
  await input.setInputFiles(broken)
  await page.getByText(/could not be read as a table/).waitFor()
  expect(await page.getByRole("table", { name: /png|xlsx/ }).count()).toBe(0)
  await rm(broken)
})

test("a data table is searched, opened, and saved as a PDF with every character", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/datatables/basic")
  const demo = page.getByRole("region", { name: "With buttons", exact: true })
  await demo.getByRole("searchbox").fill("elif")
  await demo.getByRole("cell", { name: /Elif Aydın/ }).waitFor()
  expect(await demo.getByRole("row").count()).toBe(2)
  await demo.getByRole("button", { name: "Export" }).click()
  const [download] = await Promise.all([page.waitForEvent("download"), pick(page, "PDF")])
  const path = join(tmpdir(), `${crypto.randomUUID()}.pdf`)
  await download.saveAs(path)
  const text = pdfText(await readFile(path))
  expect(text).toContain("Elif Aydın")
  expect(text).not.toContain("Ingrid")
  await rm(path)
})
