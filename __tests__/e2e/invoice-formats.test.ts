import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { openAs, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"

// Invoices as e-invoices, recurring invoices and reminders, in the browser.

const { server } = withBrowser()

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, {
    data,
    headers: { origin: server().url, "idempotency-key": crypto.randomUUID() },
  })
  return response.json()
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Adds an invoice to a client of its own. @returns its id */
async function add(page: Page, name: string, more: object = {}): Promise<number> {
  const address = { address: "Torstraße 12, 10119 Berlin", country: "Germany" }
  const client = { name, company: `${name} GmbH`, companyEmail: `${name.toLowerCase()}@example.org`, ...address }
  const { client: made } = await post(page, "/api/apps/invoice/add-client", { client })
  const lines = [{ item: "Desk", qty: 1, unitPriceMinor: 10_000, vatRate: 2550 }]
  const invoice = { clientId: made.id, businessId: 1, lines, ...more }
  return (await post(page, "/api/apps/invoice/add-invoice", { invoice })).invoice.id
}

/** Chooses an entry of the download menu. @returns the file */
async function download(page: Page, entry: string): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: "Download" }).click()
  const file = page.waitForEvent("download")
  await pick(page, entry)
  const saved = await file
  return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), "latin1") }
}

test("each format is downloaded, and what an XRechnung lacks is completed on the way", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await add(page, "Aalto", { invoiceStatus: "Sent" })
  await visit(page, `/apps/invoice/preview/${id}`)
  expect((await download(page, "PDF")).text).toMatch(/^%PDF/)
  expect((await download(page, "CII (XML)")).text).toContain("CrossIndustryInvoice")
  const hybrid = await download(page, "Factur-X / ZUGFeRD")
  expect([hybrid.name, hybrid.text.includes("factur-x.xml")]).toEqual([expect.stringMatching(/-factur-x\.pdf$/), true])
  await page.getByRole("button", { name: "Download" }).click()
  await pick(page, "XRechnung (UBL)")
  const dialog = page.getByRole("dialog")
  await dialog.getByText(/XRechnung needs the client’s reference/).waitFor()
  await dialog.getByRole("link", { name: "Enter it" }).click()
  const drawer = page.getByRole("dialog").filter({ hasText: "Edit client" })
  await drawer.getByLabel("Reference on invoices").fill("04011000-12345-03")
  await drawer.getByRole("button", { name: "Save changes" }).click()
  await drawer.waitFor({ state: "detached" })
  await visit(page, `/apps/invoice/preview/${id}`)
  expect((await download(page, "XRechnung (UBL)")).text).toContain("04011000-12345-03")
})

test("a German company gets its invoice as Factur-X unless another format is chosen", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await add(page, "Bering")
  await visit(page, `/apps/invoice/preview/${id}`)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByText(/-factur-x\.pdf$/).waitFor()
  await drawer.getByLabel("Attach as").selectOption("ubl")
  await drawer.getByText(/XRechnung needs the client’s reference/).waitFor()
  await drawer.getByLabel("Attach as").selectOption("cii")
  await drawer.getByText(/-cii\.xml$/).waitFor()
  await drawer.getByRole("button", { name: "Send" }).click()
  await drawer.waitFor({ state: "detached" })
  const shown = await (await page.request.get(`/api/invoice/details?id=${id}`)).json()
  expect(shown.isIssued).toBe(true)
})

test("an item without VAT is written with its treatment, and the invoice prints why", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await add(page, "Corelli", { buyerVatNumber: "DE136695976" })
  await visit(page, `/apps/invoice/edit/${id}`)
  await page.getByLabel("VAT treatment").selectOption("AE")
  await page.getByLabel("Unit", { exact: true }).selectOption("HUR")
  await page.getByLabel("Discount on the whole invoice").fill("10")
  await page.getByRole("button", { name: "Save changes" }).click()
  await page.waitForURL(`**/preview/${id}`)
  const paper = page.getByRole("article")
  await paper.getByText(/Article 196 of Directive 2006\/112\/EC/).waitFor()
  await paper.getByRole("cell", { name: "1 h", exact: true }).waitFor()
  expect(await paper.locator("[data-sum=total]").innerText()).toContain("€90.00")
})

test("an invoice is made recurring, changed and paused", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await add(page, "Dvorak", { service: "Office rent" })
  await visit(page, `/apps/invoice/preview/${id}`)
  await page.getByRole("link", { name: "Make recurring" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByLabel("What happens").selectOption("send")
  await drawer.getByRole("button", { name: "Make recurring" }).click()
  await page.getByText("Office rent repeats from now on").waitFor()
  await page.getByRole("button", { name: "Actions for Office rent" }).click()
  await pick(page, "Edit")
  await drawer.getByLabel("Price").fill("200")
  await drawer.getByRole("button", { name: "Save" }).click()
  await drawer.waitFor({ state: "detached" })
  await page.getByText("€251.00").waitFor()
  await page.getByRole("button", { name: "Actions for Office rent" }).click()
  await pick(page, "Pause")
  await page.getByText("Office rent paused").waitFor()
  await page.reload()
  await page.getByRole("cell", { name: "Paused", exact: true }).waitFor()
})

test("a reminder is sent once and stays on the invoice", async () => {
  const { page } = await openAs("admin@demo.com")
  const dates = { issuedDate: daysAgo(20), dueDate: daysAgo(10), invoiceStatus: "Sent" }
  const id = await add(page, "Elgar", dates)
  const { number } = await (await page.request.get(`/api/invoice/details?id=${id}`)).json()
  await visit(page, `/apps/invoice/reminders?q=${number}`)
  await page.getByRole("button", { name: `Send reminder for ${number}` }).click()
  await page.getByRole("button", { name: "Send reminder", exact: true }).click()
  await page.getByText("The reminder was recorded but not sent: no mail server is set up").waitFor()
  expect(await page.getByRole("button", { name: `Send reminder for ${number}` }).count()).toBe(0)
  await visit(page, `/apps/invoice/preview/${id}`)
  await page.getByText(/^Reminder 1 sent/).waitFor()
})
