import type { Page } from "playwright-core"
import { openAs, reload, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { withMailServer } from "../support/mail-server"
import { pdfText } from "../support/pdf-text"

const { env, mailServer } = withMailServer()
const { server } = withBrowser(env)

const list = "/apps/invoice/list"
const details = async (page: Page, id: string) =>
  (await page.request.get(`/api/invoice/details?id=${id}`)).json() as Promise<Record<string, never>>
const idIn = (page: Page) => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] as string
const paper = (page: Page) => page.getByRole("article")

/** Fills a line of the invoice. */
async function fillLine(page: Page, number: number, item: string, figures: Record<string, string>): Promise<void> {
  const line = page.getByRole("group", { name: `Item ${number}`, exact: true })
  await line.getByRole("combobox", { name: "Item" }).fill(item)
  for (const [name, value] of Object.entries(figures)) await line.getByRole("textbox", { name }).fill(value)
}

async function chooseClient(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Billed to" }).click()
  await page.keyboard.type(name.slice(0, 6))
  await page.getByRole("option", { name: new RegExp(name) }).click()
}

/** The sample company has several businesses, so a new invoice asks which one issues it. */
const chooseBusiness = (page: Page) => page.locator("select[name=businessId]").selectOption({ index: 1 })

test("the first HTML has rows and totals", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get(list)).text()
  const { invoices } = await (await page.request.get("/api/invoice/list")).json()
  for (const { id, number, client } of invoices) {
    // A draft has no number yet.
    expect(html).toContain(`#<!-- -->${number ?? id}`)
    expect(html).toContain(client.company.replaceAll("&", "&amp;"))
  }
  expect(html).toMatch(/Past due.*€\d/s)
})

test("an invoice has the same amounts when created, sent, paid and as PDF", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/invoice/add")
  await chooseClient(page, "Amsel Papier")
  await page.getByLabel("Title", { exact: true }).fill("Shelf space, spring")
  await fillLine(page, 1, "Shelf space", { Quantity: "3", Price: "333.33", "Discount %": "10", "VAT %": "19" })
  await page.getByRole("button", { name: "Add item" }).click()
  await fillLine(page, 2, "Freight", { Quantity: "1.5", Price: "12.34", "VAT %": "7" })
  // 899.99 and 18.51 net, 171.00 and 1.30 VAT.
  await paper(page).getByText("€1,090.80").first().waitFor()
  await chooseBusiness(page)
  await page.getByRole("button", { name: "Save invoice" }).click()
  await page.waitForURL(/\/apps\/invoice\/preview\/\d+$/)
  const id = idIn(page)
  await paper(page).getByText("€1,090.80").first().waitFor()
  await page.getByRole("region", { name: "Actions" }).getByText("Draft", { exact: true }).waitFor()

  await page.getByRole("button", { name: "Send", exact: true }).click()
  const letter = page.getByRole("dialog")
  await letter.getByLabel("Subject").waitFor()
  expect(await letter.getByLabel("Subject").inputValue()).toMatch(/^Rechnung \{number\} von Lindqvist/)
  await letter.getByLabel("To").fill("buyer@example.org")
  await letter.getByRole("button", { name: "Send", exact: true }).click()
  await page.getByText(/is being sent to buyer@example.org/).waitFor()
  // Once the mail server has accepted it.
  await page.getByText("Sent", { exact: true }).first().waitFor()
  // It has got its number by then.
  expect((await mailServer().mailTo("buyer@example.org")).text).toMatch(/^Subject: Rechnung \S*\d von Lindqvist/m)

  await page.getByRole("button", { name: "Record payment" }).click()
  const payment = page.getByRole("dialog")
  await payment.getByLabel("Amount").fill("1000")
  await payment.getByText("€90.80 will still be due.").waitFor()
  await payment.getByRole("button", { name: "Record payment" }).click()
  await page.getByText("Payment of €1,000.00 recorded").waitFor()
  await page.getByText("Partly paid", { exact: true }).waitFor()
  await payment.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Record payment" }).click()
  expect(await page.getByRole("dialog").getByLabel("Amount").inputValue()).toBe("90.80")
  await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click()
  await page.getByText("Paid in full").waitFor()

  const file = await page.request.get(`/api/invoice/pdf?id=${id}`)
  expect(file.headers()["content-type"]).toBe("application/pdf")
  const text = pdfText(await file.body()).replaceAll("\u00a0", " ")
  for (const sum of ["918,50 €", "171,00 €", "1,30 €", "1.090,80 €", "-1.090,80 €", "0,00 €"])
    expect(text.split("\n")).toContain(sum)
  expect(await details(page, id)).toMatchObject({ totalMinor: 109_080, balanceMinor: 0, status: "Paid" })
})

test("an editor is told of a conflicting change, keeps their input, and decides", async () => {
  const { page } = await openAs("admin@demo.com")
  const { page: other } = await openAs("admin@demo.com")
  await visit(page, "/apps/invoice/edit/5035")
  await page.getByLabel("Title", { exact: true }).fill("Mine")
  await visit(other, "/apps/invoice/edit/5035")
  await other.getByLabel("Title", { exact: true }).fill("Theirs")
  await other.getByRole("button", { name: "Save changes" }).click()
  await other.waitForURL("**/apps/invoice/preview/5035")
  // The notice comes with the live stream or with the rejected save.
  await page.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Someone else has changed this invoice").waitFor()
  expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Mine")
  expect(await details(page, "5035")).toMatchObject({ service: "Theirs" })
  await page.getByRole("button", { name: "Overwrite with mine" }).click()
  await page.waitForURL("**/apps/invoice/preview/5035")
  expect(await details(page, "5035")).toMatchObject({ service: "Mine" })
})

test("the list filters by status, finds by number, voids with undo and in bulk, and keeps its URL", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  await page.getByRole("button", { name: /^Past due/ }).click()
  await page.waitForURL(/status=Past\+Due/)
  await reload(page)
  expect(await page.getByRole("button", { name: /^Past due/ }).getAttribute("aria-pressed")).toBe("true")
  await page.getByRole("button", { name: /^All/ }).click()
  await page.getByLabel("Search invoices").first().fill("5031")
  await page.waitForURL(/q=5031/)
  await page.getByText("1–1 of 1").waitFor()
  const row = page.getByRole("row").filter({ hasText: "#5031" })
  await row.getByRole("button", { name: "Actions for invoice 5031" }).click()
  // It is issued, so it is voided after a question.
  await pick(page, "Void")
  const question = page.getByRole("dialog")
  await question.getByText("Void invoice 5031?").waitFor()
  await question.getByRole("button", { name: "Void invoice" }).click()
  await page.getByText("Invoice 5031 is void").waitFor()
  expect(await row.count()).toBe(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await row.waitFor()
  await visit(page, `${list}?status=Draft`)
  await page.getByRole("checkbox", { name: "Select all on this page" }).first().check()
  await page.getByRole("region", { name: "Actions for the selection" }).getByRole("button", { name: "Send" }).click()
  // Each is issued, posted and written as a PDF.
  await page.getByText(/invoices? (is|are) being sent$/).waitFor({ timeout: 90_000 })
  await page.getByText("No matches").waitFor()
})

test("an invoice gets a new client and a product from the shop, with German number formats", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/de/apps/invoice/add")
  await page.getByRole("button", { name: "Neuer Kunde" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByLabel("Name").first().fill("Frieda Neu")
  await drawer.getByRole("textbox", { name: "E-Mail" }).fill("frieda@neu.example")
  await drawer.getByRole("button", { name: "Kunden hinzufügen" }).click()
  await paper(page).getByText("frieda@neu.example").waitFor()
  const item = page.getByRole("combobox", { name: "Position" })
  await item.fill("Dotted")
  await page
    .getByRole("option", { name: /Dotted/ })
    .first()
    .waitFor()
  await item.press("ArrowDown")
  await item.press("Enter")
  const price = await page.getByLabel("Preis").inputValue()
  expect(price).toMatch(/^\d+,\d\d$/)
  await page.getByLabel("Menge").fill("1.000,5")
  await chooseBusiness(page)
  await page.getByRole("button", { name: "Rechnung speichern" }).click()
  await page.waitForURL(/\/de\/apps\/invoice\/preview\/\d+$/)
  const { lines } = (await details(page, idIn(page))) as unknown as { lines: { qty: number; unitPriceMinor: number }[] }
  expect(lines[0]).toMatchObject({ qty: 1000.5, unitPriceMinor: Math.round(Number(price.replace(",", ".")) * 100) })
})

test("URLs without an id open the newest invoice, or the newest draft to edit; an unknown id says so", async () => {
  const { page } = await openAs("admin@demo.com")
  const data = { invoice: { clientId: 1, lines: [{ item: "Box", qty: 1, unitPriceMinor: 1000 }] } }
  await page.request.post("/api/apps/invoice/add-invoice", { data, headers: { origin: server().url } })
  await page.goto("/apps/invoice/preview")
  await page.waitForURL(/\/apps\/invoice\/preview\/\d+$/)
  await page.goto("/apps/invoice/edit")
  await page.waitForURL(/\/apps\/invoice\/edit\/\d+$/)
  await page.goto("/apps/invoice/print")
  await page.waitForURL(/\/apps\/invoice\/print\?id=\d+$/)
  await page.goto("/apps/invoice/preview/999999")
  await page.getByText("Invoice not found").waitFor()
})

test("the e-mail has the PDF attached", async () => {
  const { page } = await openAs("admin@demo.com")
  const data = { id: 5019, to: "reader@example.org", subject: "Your invoice", message: "Good day" }
  const headers = { origin: server().url }
  expect((await page.request.post("/api/apps/invoice/send-invoice", { data, headers })).ok()).toBe(true)
  expect((await mailServer().mailTo("reader@example.org")).text).toMatch(/filename=\S*5019-factur-x\.pdf/)
})
