import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { until } from "../support/until"

// Exceptions in a shop's cash, in a browser.

const { server } = withBrowser()

/** Sends a write as the user of a page. */
async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  const response = await page.request[method](path, { data, headers })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

test("a safe above its insured limit appears by itself on a phone, and closes by itself", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const firstShop = { name: "Limit shop", till: "Limit till", safe: "Limit safe" }
  const values = { legalName: "Limit Oy", country: "FI", currency: "EUR", firstShop }
  const { id: business } = await send(page, "post", "/api/v1/businesses", values)
  const lines = [
    { account: "1020", amount: 100_000 },
    { account: "3000", amount: -100_000 },
  ]
  const businessDate = new Date().toISOString().slice(0, 10)
  await send(page, "post", "/api/v1/journal-entries", { business, businessDate, lines })
  const safes = await (await page.request.get(`/api/v1/safes?business=${business}`)).json()
  const safe = `/api/v1/safes/${safes.data[0].id}`
  await send(page, "patch", safe, { insuredLimit: 50_000 })

  const link = page.getByRole("link", { name: "Safe above its insured limit: Limit shop, Limit shop" })
  await visit(page, "/business/exceptions?state=open&q=Limit")
  await until(async () => {
    await page.reload()
    await page.getByRole("heading", { name: "Cash exceptions" }).waitFor()
    return (await link.count()) > 0
  }, "the exception is on the list")
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])

  await send(page, "patch", safe, { insuredLimit: 200_000 })
  await link.waitFor({ state: "detached" })
  await visit(page, "/business/exceptions?state=closed&q=Limit")
  await link.waitFor()
})
