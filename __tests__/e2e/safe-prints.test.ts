import type { Page } from "playwright-core"
import sharp from "sharp"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { openShop, sender } from "../support/cash-browser"
import { forgetBroken } from "../support/conversation"

// Printed documents of cash, photos of bags, days to the bank, and drops without a network.

const { server } = withBrowser()

/** The colour of a heading on paper, with the screen in the dark skin. */
async function inkOnPaper(page: Page): Promise<string> {
  await page.evaluate(() => document.documentElement.classList.add("dark"))
  await page.emulateMedia({ media: "print" })
  const colour = await page.locator("article h1").evaluate((heading) => getComputedStyle(heading).color)
  await page.emulateMedia({ media: null })
  return colour
}

async function fillDrop(page: Page, till: number, envelope: string) {
  await visit(page, "/business/deposit-to-safe")
  await page.getByLabel("Envelope number").waitFor()
  const tills = page.getByLabel("Till", { exact: true })
  if ((await tills.count()) > 0) await tills.selectOption(String(till))
  await page.getByLabel("Amount").fill("20")
  await page.getByLabel("Envelope number").fill(envelope)
}

test("a slip is printed right after the drop, in the language of the business", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const { till } = await openShop(page, server().url, "Slips", { language: "de" })
  await fillDrop(page, till, "SL-1")
  await page.getByLabel("Envelope number").press("Enter")
  await page.getByText("€20.00 dropped in envelope SL-1").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("link", { name: "Print the slip" }).click()
  await page.getByRole("heading", { name: "Abschöpfungsbeleg" }).waitFor()
  await page.getByText("Geprüft von (Name, Datum, Unterschrift)").waitFor()
  await page.getByText("Slips shop · Slips till").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  expect(await inkOnPaper(page)).toBe("rgb(0, 0, 0)")
  await page.getByRole("link", { name: "For A4" }).click()
  await page.getByRole("link", { name: "For a receipt of 80 mm" }).waitFor()
})

test("a drop without a network waits, and is sent once", async () => {
  const opened = await openAs("admin@demo.com", { viewport: phone })
  const { page } = opened
  const { till } = await openShop(page, server().url, "Offline")
  await fillDrop(page, till, "OFF-1")
  // The form has loaded its schema once it has the focus.
  await page.getByLabel("Envelope number").focus()
  await page.waitForLoadState("networkidle")
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Drop", exact: true }).click()
  await page.getByText("1 envelope waits for a connection").waitFor()
  await page.context().setOffline(false)
  await page.getByText("1 envelope waits for a connection").waitFor({ state: "detached" })
  forgetBroken(opened)
  const found = await (await page.request.get("/api/v1/drops?q=OFF-1")).json()
  expect(found.total).toBe(1)
})

test("the log of a safe is chosen by days, and leads from the opening to the closing balance", async () => {
  const { page } = await openAs("admin@demo.com")
  const { safe } = await openShop(page, server().url, "Logs")
  await visit(page, `/business/safe-deposit?safe=${safe}`)
  await page.getByRole("button", { name: "Print the log" }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel("From").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Show the log" }).click()
  await page.getByRole("heading", { name: "Safe log" }).waitFor()
  const closing = page.getByRole("row").filter({ hasText: "Closing balance" })
  expect(await closing.textContent()).toContain("€1,000.00")
  expect(await axeFindings(page)).toEqual([])
  expect(await inkOnPaper(page)).toBe("rgb(0, 0, 0)")
})

test("a bag is sealed with a photo, and its week in the chart opens it", async () => {
  const { page } = await openAs("admin@demo.com")
  const { client, safe, person } = await openShop(page, server().url, "Photos")
  const send = sender(page, server().url)
  await send(`/api/v1/safes/${safe}/counts`, { count: { pieces: { 5000: 20 } }, witness: person })
  const values = { safe, number: "PH-1", count: { pieces: { 5000: 4 } } }
  const { id } = await (await send("/api/v1/bank-bags", values)).json()
  await visit(page, `/business/safe-to-bank?open=${id}`)
  const form = page.getByRole("dialog")
  await form.getByRole("button", { name: "Seal" }).click()
  await form.getByLabel("Seal number").fill("S-1")
  await form.getByLabel("Witness").selectOption({ label: client })
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#0f766e" } })
    .png()
    .toBuffer()
  const photo = { name: "bag.png", mimeType: "image/png", buffer }
  await form.locator("input[type=file]:not([capture])").setInputFiles(photo)
  await form.getByRole("img", { name: "Photo of the sealed bag" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Seal" }).click()
  const shown = form.getByRole("img", { name: "Open the photo of bag PH-1" })
  await shown.waitFor()
  expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(80)
  await form.getByRole("button", { name: "Record the credit" }).click()
  await form.getByRole("button", { name: "Record the credit" }).click()
  await form.getByText("Reconciled").waitFor()

  await visit(page, "/business/safe-to-bank")
  const chart = page.getByRole("region", { name: "Photos shop" })
  await chart.getByRole("link", { name: /1 bag without drops/ }).click()
  await page.waitForURL(/[?&]creditedFrom=/)
  await page.getByRole("row").filter({ hasText: "PH-1" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})
