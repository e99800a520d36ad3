import { randomUUID } from "node:crypto"
import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"

// Stock: a delivery is booked by scanning, and counted on a phone.

withBrowser()

type Page = Awaited<ReturnType<typeof newcomer>>["page"]

/** Books a delivery of the first product in the first shop, as a program would. */
async function delivered(page: Page): Promise<{ shop: number }> {
  const origin = new URL(page.url()).origin
  const { data } = await (await page.request.get("/api/v1/shops")).json()
  const shop: number = data[0].id
  const answer = await page.request.post("/api/v1/deliveries", {
    headers: { origin, "idempotency-key": randomUUID() },
    data: { shop, supplier: "Wholesaler", lines: [{ product: 1, quantity: 10, cost: 4_000 }] },
  })
  expect(answer.status()).toBe(201)
  return { shop }
}

test("a delivery is booked with its bill, and its goods appear in stock", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/stock/deliveries")
  await page.waitForLoadState("networkidle")
  await page.getByRole("button", { name: "Book a delivery" }).first().click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Supplier").fill("Wholesaler")
  const product = form.getByRole("combobox", { name: "Product" })
  await product.click()
  await product.fill("2000000000015")
  await page.getByRole("option", { name: /Brass Fountain Pen/ }).click()
  await form.getByRole("spinbutton", { name: "Pieces" }).fill("10")
  await form.getByLabel("Cost of all pieces").fill("40")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Book delivery" }).click()
  await page.getByText("Delivery of 10 pieces booked").waitFor()
  await visit(page, "/business/stock")
  await page.getByRole("link", { name: "Brass Fountain Pen: 10 on hand, show the movements" }).waitFor()
})

test("a product is found in the list and counted on a phone with the keypad, and applied", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, "/business/stock/counts")
  await delivered(page)
  await page.waitForLoadState("networkidle")
  await page.getByRole("button", { name: "Begin a stocktake" }).first().click()
  await page.getByRole("dialog").getByRole("button", { name: "Begin counting" }).click()
  await page.getByRole("searchbox", { name: "Name, number or barcode" }).fill("fountain bras")
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page
    .getByRole("list", { name: "Products of the shop" })
    .getByRole("button", { name: /Brass Fountain/ })
    .click()
  await page.getByRole("button", { name: "9", exact: true }).click()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("button", { name: "Save count" }).click()
  await page.getByRole("list", { name: "Counted products" }).getByText("Brass Fountain Pen").waitFor()
  await page.getByRole("button", { name: "Apply", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Apply", exact: true }).click()
  await page.getByText("Stocktake applied").waitFor()
})
