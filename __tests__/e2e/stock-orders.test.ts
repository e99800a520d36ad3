import { randomUUID } from "node:crypto"
import { axeFindings, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"

// Stock before it runs out or expires: an order from a proposal to its delivery, and a waste sheet from the list of expiry dates.

withBrowser()

type Page = Awaited<ReturnType<typeof newcomer>>["page"]

/** Sends a write of the API, as a program would. @returns its answer */
async function send(page: Page, path: string, data: object) {
  const headers = { origin: new URL(page.url()).origin, "idempotency-key": randomUUID() }
  const answer = await page.request.post(`/api/v1/${path}`, { headers, data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Four pieces of a product of a supplier in the first shop, which expire soon; it is time to order more. */
async function withGoods(page: Page) {
  const [shop] = (await (await page.request.get("/api/v1/shops")).json()).data
  const { id } = await send(page, "products", {
    name: "Dark chocolate",
    supplierName: "Kallio Sweets",
    reorderPoint: 10,
  })
  const lines = [{ product: id, quantity: 4, cost: 480, expiresOn: inDays(5) }]
  await send(page, "deliveries", { shop: shop.id, supplier: "Kallio Sweets", lines })
}

test("an order is made from a proposal, marked as sent, and its goods are booked", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/stock/orders")
  await withGoods(page)
  await visit(page, "/business/stock/proposals")
  const card = page.getByRole("region", { name: /Kallio Sweets/ })
  await card.getByRole("spinbutton", { name: "Pieces of Dark chocolate to order" }).fill("24")
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole("button", { name: "Save order of 1 product" }).click()
  const order = page.getByRole("dialog")
  await order.getByRole("button", { name: "Send order" }).click()
  await order.getByRole("button", { name: "Send order" }).click()
  await page.getByText("Order marked as sent").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await order.getByRole("button", { name: "Receive goods" }).click()
  await page.waitForURL(/deliveries\?open=\d+/)
  const delivery = page.getByRole("dialog")
  await delivery.getByRole("button", { name: "Check and book" }).click()
  await delivery.getByRole("combobox", { name: "Product" }).waitFor()
  expect(await delivery.getByRole("spinbutton", { name: "Pieces" }).inputValue()).toBe("24")
  await delivery.getByRole("button", { name: "Book delivery" }).click()
  await page.getByText("Delivery of 24 pieces booked").waitFor()
  await visit(page, "/business/stock/orders?state=received")
  await page.getByText("Kallio Sweets").first().waitFor()
})

test("goods that expire soon are booked as waste from their list", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/stock/expiry")
  await withGoods(page)
  await visit(page, "/business/stock/expiry")
  await page.waitForLoadState("networkidle")
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Book waste: Dark chocolate" }).click()
  const form = page.getByRole("dialog")
  expect(await form.getByRole("spinbutton", { name: "Pieces" }).inputValue()).toBe("4")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Book waste" }).click()
  await page.getByText("Waste of 4 pieces booked").waitFor()
  await page.getByText("Nothing expires soon").waitFor()
})
