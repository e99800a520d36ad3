import type { Page } from "playwright-core"
import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { newcomer } from "../support/shop-browser"

const { server } = withBrowser()
const list = "/business/list"

async function send(page: Page, path: string, data: object) {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  return (await page.request.post(path, { data, headers })).json()
}

/** Two businesses: one with the shops North and South, another with West. */
async function withShops(page: Page) {
  const made: Record<string, number> = {}
  const shopsOf = { "Kirja Oy": ["North", "South"], "Buch GmbH": ["West"] }
  for (const [legalName, names] of Object.entries(shopsOf)) {
    const business = await send(page, "/api/v1/businesses", { legalName, country: "FI", currency: "EUR" })
    for (const name of names) made[name] = (await send(page, "/api/v1/shops", { business: business.id, name })).id
  }
  return made
}

const shopIn = (page: Page) => new URL(page.url()).searchParams.get("shop")

test("a chosen shop is in the address and stays chosen when a screen is opened without it, until all are chosen", async () => {
  const { page } = await newcomer()
  const shops = await withShops(page)
  await visit(page, list)
  const rows = page.getByRole("row")
  await rows.filter({ hasText: "Buch GmbH" }).waitFor()
  await page.getByRole("button", { name: "Shop: All shops" }).click()
  await pick(page, "North")
  await rows.filter({ hasText: "Buch GmbH" }).waitFor({ state: "detached" })
  await rows.filter({ hasText: "Kirja Oy" }).waitFor()
  expect(shopIn(page)).toBe(String(shops.North))
  await page.getByRole("button", { name: "Shop: North" }).waitFor()

  await visit(page, `${list}?view=tree`)
  await page.getByText("North", { exact: true }).last().waitFor()
  await page.waitForURL((url) => url.searchParams.get("shop") === String(shops.North))
  expect(await page.getByText("South", { exact: true }).count()).toBe(0)

  await visit(page, `${list}?shop=${shops.West}`)
  await rows.filter({ hasText: "Buch GmbH" }).waitFor()
  expect(await rows.filter({ hasText: "Kirja Oy" }).count()).toBe(0)
  await page.getByRole("button", { name: "Shop: West" }).click()
  await pick(page, "All shops")
  await rows.filter({ hasText: "Kirja Oy" }).waitFor()
  expect(shopIn(page)).toBeNull()
  await visit(page, list)
  await page.getByRole("button", { name: "Shop: All shops" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("on a phone the switcher is above the screen, and nobody with one shop sees it", async () => {
  const { page } = await newcomer({ viewport: phone })
  const [business] = (await (await page.request.get("/api/v1/businesses")).json()).data
  await visit(page, list)
  await page.getByText(business.tradingName, { exact: true }).first().waitFor()
  expect(await page.getByRole("button", { name: /^Shop:/ }).count()).toBe(0)
  await send(page, "/api/v1/shops", { business: business.id, name: "South" })
  await visit(page, list)
  await page.getByRole("button", { name: "Shop: All shops" }).click()
  await pick(page, "South")
  await page.getByRole("button", { name: "Shop: South" }).waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
})
