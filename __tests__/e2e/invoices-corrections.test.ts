import type { Page } from "playwright-core"
import { openAs, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { pdfText } from "../support/pdf-text"

const { server } = withBrowser()

const list = "/apps/invoice/list"
const details = async (page: Page, id: string) =>
  (await page.request.get(`/api/invoice/details?id=${id}`)).json() as Promise<Record<string, never>>
const idIn = (page: Page) => /\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1] as string
const paper = (page: Page) => page.getByRole("article")

/** Adds an issued invoice of 256.91 euros. @returns its id */
async function issued(page: Page): Promise<string> {
  const line = { item: "Box", qty: 1, unitPriceMinor: 25_691 }
  const invoice = { clientId: 1, invoiceStatus: "Sent", lines: [line] }
  const response = await page.request.post("/api/apps/invoice/add-invoice", {
    data: { invoice },
    headers: { origin: server().url },
  })
  return String((await response.json()).invoice.id)
}

test("an overpayment is asked about, and a payment is undone, corrected and refunded", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await issued(page)
  await visit(page, `/apps/invoice/preview/${id}`)
  const drawer = page.getByRole("dialog")

  await page.getByRole("button", { name: "Record payment" }).click()
  await drawer.getByLabel("Amount").fill("300")
  await drawer.getByRole("button", { name: "Record payment" }).click()
  await page.getByText(/This is €43\.09 more than the balance due/).waitFor()
  await page.getByRole("button", { name: "Record anyway" }).click()
  await page.getByText("Payment of €300.00 recorded").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByText("Payment removed").waitFor()
  await page.getByText("No payments yet.").waitFor()
  expect(await details(page, id)).toMatchObject({ paidMinor: 0, status: "Sent" })

  await page.getByRole("button", { name: "Record payment" }).click()
  await drawer.getByLabel("Amount").fill("100")
  await drawer.getByRole("button", { name: "Record payment" }).click()
  await page.getByRole("button", { name: "Actions for the payment of €100.00" }).click()
  await pick(page, "Edit")
  await drawer.getByLabel("Amount").fill("200")
  await drawer.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Payment corrected").waitFor()

  await page.getByRole("button", { name: "Record refund" }).click()
  await drawer.getByLabel("Amount").fill("50")
  await drawer.getByLabel("Reason").fill("One came back")
  await drawer.getByRole("button", { name: "Record refund" }).click()
  await drawer.waitFor({ state: "detached" })
  await page.getByText("One came back").waitFor()
  expect(await details(page, id)).toMatchObject({ paidMinor: 15_000, status: "Partial Payment" })
})

test("an issued invoice is locked; a credit note reverses it and can be printed", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await issued(page)
  await visit(page, `/apps/invoice/edit/${id}`)
  await page.getByText("This invoice is issued and can no longer be changed").waitFor()
  expect(await page.getByRole("button", { name: "Save changes" }).count()).toBe(0)
  await page.getByRole("link", { name: "Issue credit note" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByText("-€256.91").waitFor()
  await drawer.getByLabel("Reason").fill("Wrong price")
  await drawer.getByRole("button", { name: "Issue credit note" }).click()
  await page.waitForURL((url) => /preview\/\d+$/.test(url.pathname) && !url.pathname.endsWith(id))
  await paper(page).getByRole("heading", { name: "Credit note" }).waitFor()
  await paper(page).getByText("Wrong price").waitFor()
  const note = idIn(page)
  await page.getByRole("link", { name: /^Corrects invoice/ }).click()
  await page.waitForURL(`**/preview/${id}`)
  await page.getByText("Credited", { exact: true }).first().waitFor()
  const pdf = pdfText(await (await page.request.get(`/api/invoice/pdf?id=${note}`)).body()).replaceAll("\u00a0", " ")
  expect(pdf).toContain("Nota de crédito")
})

test("a void invoice stays visible under Void with its mark, and can be restored", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await issued(page)
  const { number } = (await details(page, id)) as unknown as { number: number }
  await visit(page, `/apps/invoice/preview/${id}`)
  await page.getByRole("button", { name: "Void", exact: true }).click()
  await page.getByRole("button", { name: "Void invoice" }).click()
  await page.getByText("This invoice is void").waitFor()
  await paper(page).getByText("VOID", { exact: true }).waitFor()
  expect(await page.getByRole("button", { name: "Record payment" }).count()).toBe(0)
  await visit(page, list)
  await page.getByRole("button", { name: /^Void/ }).click()
  await page
    .getByRole("row")
    .filter({ hasText: `#${number}` })
    .waitFor()
  await visit(page, `/apps/invoice/preview/${id}`)
  await page.getByRole("button", { name: "Restore" }).click()
  await page.getByRole("button", { name: "Record payment" }).waitFor()
  expect(await details(page, id)).toMatchObject({ status: "Sent", number })
})
