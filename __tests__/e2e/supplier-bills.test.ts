import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { billOf } from "../support/bills"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { sender } from "../support/cash-browser"

const browser = withBrowser()

const fileOf = (xml: string, name: string) => ({ name, mimeType: "text/xml", buffer: Buffer.from(xml) })

test("an e-invoice is uploaded, refused a second time, approved by somebody else and paid", async () => {
  const { page } = await openAs("admin@demo.com")
  const { page: other } = await openAs("client@demo.com", { viewport: phone })
  const send = sender(page, browser.server().url)
  const form = { legalName: "Bills Oy", tradingName: "Bills", country: "FI", currency: "EUR", vatNumber: "FI20774740" }
  const { id: business } = await (await send("/api/v1/businesses", form)).json()
  const [client] = (await (await page.request.get("/api/users/list/data?q=client@demo.com")).json()).users
  await send("/api/v1/staff-grants", { business, person: client.id, role: "bookkeeper", shops: null })

  const bill = billOf({ number: "E2E-1", supplier: "Browser Mill", buyerVat: "FI20774740", lines: [[60_000, 2550]] })
  await visit(page, "/business/supplier-bills?open=upload")
  await page.locator("input[type=file]").setInputFiles(fileOf(toUbl(bill), "bill.xml"))
  await page.getByText("Bill E2E-1 from Browser Mill has arrived").waitFor()
  await page.locator("input[type=file]").setInputFiles(fileOf(toUbl(bill), "again.xml"))
  await page.getByText("You have this bill already: E2E-1 from Browser Mill, €753.00.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Open the first one" }).click()
  await page.getByText("Somebody else must approve it.").waitFor()
  expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0)
  const path = new URL(page.url()).pathname

  await visit(other, path)
  await other.getByRole("button", { name: "Approve" }).click()
  await other.getByRole("dialog").getByRole("button", { name: "Approve" }).click()
  await other.getByText("Bill E2E-1 approved").waitFor()
  await other.getByRole("button", { name: "Record payment" }).click()
  const dialog = other.getByRole("dialog")
  await dialog.getByText("€753.00 to Browser Mill").waitFor()
  await dialog.getByRole("button", { name: "Record payment" }).click()
  await other.getByText("€753.00 paid", { exact: true }).waitFor()
  await other.reload()
  await other.getByText(/from the bank/).waitFor()
  expect([await axeFindings(other), await overflow(other)]).toEqual([[], 0])
})

test("an e-invoice in a mail becomes a supplier bill, and the mail says so", async () => {
  const { page } = await openAs("admin@demo.com")
  const { url } = browser.server()
  const send = sender(page, url)
  const form = { legalName: "Mail Oy", country: "FI", currency: "EUR", vatNumber: "FI15720924" }
  await send("/api/v1/businesses", form)
  const xml = toUbl(billOf({ number: "E2E-MAIL", supplier: "Post Mill", buyerVat: "FI15720924" }))
  const uploaded = await page.request.post("/apps/email/upload-attachment?fileName=bill.xml", {
    data: Buffer.from(xml),
    headers: { origin: url, "content-type": "application/octet-stream" },
  })
  const { attachment } = await uploaded.json()
  const email = { to: ["admin@demo.com"], subject: "Bill for May", message: "<p>Here</p>", attachments: [attachment] }
  await send("/apps/email/send-email", { email })
  await visit(page, "/apps/email?q=Bill+for+May")
  await page.getByRole("link", { name: "Bill for May" }).click()
  await page.getByRole("button", { name: "Enter as supplier bill" }).click()
  await page.waitForURL(/\/business\/supplier-bills\/\d+/)
  await page.getByRole("heading", { name: "Bill E2E-MAIL" }).waitFor()
  await page.goBack()
  await page.getByRole("link", { name: "Already a supplier bill" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("a bill on paper is entered by hand", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  await visit(page, "/business/supplier-bills?open=enter")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name of the new supplier").fill("Paper Round Oy")
  await dialog.getByRole("textbox", { name: "Number", exact: true }).fill("P-77")
  await dialog.getByLabel("Issued").fill("2026-06-10")
  await dialog.getByLabel("Description").fill("Newspapers")
  await dialog.getByRole("textbox", { name: "Net", exact: true }).fill("100")
  await dialog.getByRole("button", { name: "Enter bill" }).click()
  await page.waitForURL(/\/business\/supplier-bills\/\d+/)
  await page.getByRole("heading", { name: "Bill P-77" }).waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
})
