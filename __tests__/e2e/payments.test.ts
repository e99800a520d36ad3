import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { billOf } from "../support/bills"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { testIbans } from "../support/camt"
import { sender } from "../support/cash-browser"

const browser = withBrowser()

/** Types a name into the field of a customer or supplier and chooses it. */
async function choose(page: Page, label: string, name: string) {
  const box = page.getByRole("dialog").getByRole("combobox", { name: label })
  await box.click()
  await box.and(page.locator("input:not([readonly])")).fill(name)
  await page.getByRole("option", { name }).click()
}

/** A business with a bank account, a customer with an invoice, and a bill that is approved. */
async function prepared(page: Page, name: string) {
  const { url } = browser.server()
  const send = sender(page, url)
  const json = async (path: string, body: object) => (await send(path, body)).json()
  const form = { legalName: `${name} Oy`, country: "FI", currency: "EUR", state: "active", invoicePrefix: `${name}-` }
  const { id: business } = await json("/api/v1/businesses", form)
  await json("/api/v1/bank-accounts", { business, name: `${name} account`, iban: testIbans[0] })
  const client = { name: `${name} customer`, companyEmail: `${name.toLowerCase()}@example.org`, country: "Finland" }
  const { client: customer } = await json("/apps/invoice/add-client", { client })
  const lines = [{ item: "Box", qty: 1, unitPriceMinor: 6_000, vatRate: 0 }]
  const invoice = { clientId: customer.id, businessId: business, lines, invoiceStatus: "Sent", currency: "EUR" }
  await json("/apps/invoice/add-invoice", { invoice })
  return { send, business, customer }
}

test("money is received on account, allocated to an invoice and the allocation undone", async () => {
  const { page } = await openAs("admin@demo.com")
  const { business, customer } = await prepared(page, "Advance")
  await visit(page, "/business/payments/on-account?open=add")
  await page.getByLabel("Business", { exact: true }).last().selectOption(String(business))
  await choose(page, "Customer or supplier", customer.name)
  await page.getByLabel("Amount").last().fill("100")
  await page.getByRole("button", { name: "Record a payment" }).last().click()
  await page.getByText(`€100.00 of ${customer.name} recorded`).waitFor()
  await page.getByText("€60.00 chosen, €40.00 left").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Allocate" }).click()
  await page.getByText("€60.00 allocated").waitFor()
  await page.getByText(`${customer.name} has nothing to pay in this business.`).waitFor()
  await page.getByRole("button", { name: "Undo" }).first().click()
  await page.getByText("The allocation was undone").waitFor()
  await page.getByText("€60.00 chosen, €40.00 left").waitFor()
  await visit(page, `/business/payments?business=${business}&state=unallocated`)
  await page.getByRole("link", { name: customer.name }).first().waitFor()
})

test("a batch of transfers is prepared and its file downloaded", async () => {
  const { page } = await openAs("admin@demo.com")
  const { send, business } = await prepared(page, "Transfer")
  const xml = toUbl(billOf({ number: "TR-1", lines: [[10_000, 2550]], iban: testIbans[1] }))
  const { url } = browser.server()
  const headers = { "content-type": "application/xml", "idempotency-key": crypto.randomUUID(), origin: url }
  const imported = await page.request.post(`/api/v1/supplier-bills/import?business=${business}`, { data: xml, headers })
  expect(imported.status()).toBe(201)
  const bill = await imported.json()
  const approved = await send(`/api/v1/supplier-bills/${bill.id}/approve`, { version: bill.version })
  expect(approved.status()).toBe(200)
  await visit(page, "/business/payments/batches?open=add-transfer")
  await page.getByLabel("Business", { exact: true }).last().selectOption(String(business))
  await page.getByText("1 payment, €125.50").waitFor()
  await page.getByRole("button", { name: "Prepare", exact: true }).click()
  await page.getByRole("button", { name: "Make the file" }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download the file" }).click()
  const file = readFileSync(await (await downloading).path(), "utf8")
  expect(file).toContain("pain.001.001.03")
  expect(file).toContain('<InstdAmt Ccy="EUR">125.50</InstdAmt>')
  expect(await axeFindings(page)).toEqual([])
})

test("an invoice is collected by a mandate, and settled when the bank has done it", async () => {
  const { page } = await openAs("admin@demo.com")
  const { business, customer } = await prepared(page, "Collect")
  await visit(page, "/business/payments/mandates?open=add-mandate")
  await page.getByLabel("Business", { exact: true }).last().selectOption(String(business))
  await choose(page, "Customer", customer.name)
  await page.getByLabel("Mandate reference").fill("COLLECT-1")
  await page.getByLabel("Signed on").fill("15/01/2026")
  await page.getByLabel("Account holder").fill("Some Body")
  await page.getByLabel("IBAN").last().fill(testIbans[1])
  await page.getByRole("button", { name: "Add a mandate" }).last().click()
  await page.getByText("Mandate COLLECT-1 saved").waitFor()
  await visit(page, `/business/customers/${customer.id}/mandates`)
  await page.getByRole("cell", { name: "COLLECT-1 Recurring" }).waitFor()
  await visit(page, "/business/payments/batches?open=add-collection")
  await page.getByLabel("Business", { exact: true }).last().selectOption(String(business))
  await page.getByLabel("Creditor identifier").fill("DE98ZZZ09999999999")
  await page.getByRole("button", { name: "Save the identifier" }).click()
  await page.getByText("1 payment, €60.00").waitFor()
  await page.getByRole("button", { name: "Prepare", exact: true }).click()
  await page.getByRole("button", { name: "Make the file" }).click()
  await page.getByRole("button", { name: "Carried out" }).click()
  await page.getByRole("button", { name: "Carried out" }).click()
  await page.getByText("The batch is settled").waitFor()
  await visit(page, `/business/payments?business=${business}&kind=invoice`)
  await page.getByText("€60.00").first().waitFor()
})

test("the register fits a phone", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  await visit(page, "/business/payments")
  expect(await overflow(page)).toBe(0)
})
