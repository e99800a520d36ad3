import { randomUUID } from "node:crypto"
import { axeFindings, overflow, phone, reload, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { newcomer } from "../support/shop-browser"

// Offers: added, changed, started, paused and tried out.

withBrowser()

type Page = Awaited<ReturnType<typeof newcomer>>["page"]

/** Sends a request of a program. */
async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const headers = { origin: new URL(page.url()).origin, "idempotency-key": randomUUID() }
  const answer = await page.request[method](path, { headers, data })
  expect(answer.ok()).toBe(true)
  return answer.json()
}
const placeOf = async (page: Page): Promise<{ shop: number; business: number }> => {
  const { data } = await (await page.request.get("/api/v1/shops")).json()
  return { shop: data[0].id, business: data[0].business }
}

test("an offer is added, started, changed and paused, and says what speaks against it", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/offers")
  await page.waitForLoadState("networkidle")
  await page.getByRole("button", { name: "Add offer" }).first().click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Name").fill("Pen week")
  await form.getByRole("button", { name: "Add offer" }).click()
  await form.getByText("This field is required.").first().waitFor()
  await form.getByLabel("Percent off").fill("10")
  const products = form.getByRole("combobox", { name: "Products" })
  await products.click()
  await products.fill("Brass Fountain")
  await page.getByRole("option", { name: /Brass Fountain Pen/ }).click()
  await page.keyboard.press("Escape")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Add offer" }).click()
  const row = page.getByRole("row").filter({ hasText: "Pen week" })
  await row.getByText("Draft").waitFor()
  await row.getByText("Brass Fountain Pen").waitFor()
  const act = async (name: string) => {
    await row.getByRole("button", { name: "Actions for Pen week" }).click()
    await pick(page, name)
  }
  await act("Start")
  await row.getByText("Running").waitFor()

  await page.getByRole("button", { name: "Add offer" }).first().click()
  await form.getByLabel("Name").fill("Everything")
  await form.getByLabel("Percent off").fill("5")
  await form.getByText(/other offers are on the same goods$/).waitFor()
  const others = form.getByRole("listitem")
  await others.filter({ hasText: "Pen week: the one that saves more is applied." }).waitFor()
  // Coupons of the sample that are over and used up.
  expect(await others.filter({ hasText: /SUMMER|FIRST100/ }).count()).toBe(0)
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Leave", exact: true }).click()
  await page.getByRole("dialog", { name: "Add offer" }).waitFor({ state: "detached" })

  await act("Edit")
  await form.getByLabel("Percent off").fill("12.5")
  await form.getByRole("button", { name: "Save changes" }).click()
  await row.getByText("12.5% off").waitFor()
  await act("Pause")
  await row.getByText("Paused").waitFor()
  await page.reload()
  await row.getByText("Paused").waitFor()
})

test("two people who edit an offer see each other’s changes", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/offers")
  const { business } = await placeOf(page)
  const reward = { kind: "percent", rate: 1_000 }
  const { id } = await send(page, "post", "/api/v1/offers", { business, name: "Shared", reward })
  await visit(page, `/business/offers?open=edit-${id}`)
  const form = page.getByRole("dialog")
  const name = form.getByLabel("Name")
  await name.fill("Mine")
  await send(page, "patch", `/api/v1/offers/${id}`, { name: "Theirs", priority: 7 })
  await form.getByRole("button", { name: "Save changes" }).click()
  await form.getByRole("button", { name: "Keep mine: Name" }).click()
  await form.getByRole("button", { name: "Save changes" }).click()
  await form.waitFor({ state: "detached" })
  const saved = await (await page.request.get(`/api/v1/offers/${id}`)).json()
  expect([saved.name, saved.priority]).toEqual(["Mine", 7])
})

test("the simulator prices “2 for €3” over two VAT rates on a phone, and its address holds the basket", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, "/business/offers")
  const { business, shop } = await placeOf(page)
  const priced = [
    [3, 199, 2_550],
    [4, 149, 1_350],
  ] as const
  for (const [product, amount, rate] of priced) {
    await send(page, "post", `/api/v1/products/${product}/prices`, { shop, amount })
    const country = (await (await page.request.get("/api/v1/businesses")).json()).data[0].country
    await send(page, "patch", `/api/v1/products/${product}`, { vatRates: { [country]: rate } })
  }
  const { id } = await send(page, "post", "/api/v1/offers", {
    ...{ business, name: "2 for €3", reward: { kind: "n-for", pieces: 2, price: 300 } },
    target: { products: [3, 4], categories: [] },
  })
  await visit(page, `/business/offers/simulator?basket=3x1,4x1&shop=${shop}`)
  const result = page.getByRole("region", { name: "Price" })
  await result.getByText("€3.48").first().waitFor()
  await page.getByRole("checkbox", { name: "2 for €3" }).check()
  await result.getByText("€3.00").first().waitFor()
  expect(page.url()).toContain(`drafts=${id}`)
  const vat = result.getByRole("table", { name: "VAT by rate" })
  await vat.getByRole("row", { name: "13.5% €1.13 €0.15 €1.28" }).waitFor()
  await vat.getByRole("row", { name: "25.5% €1.37 €0.35 €1.72" }).waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await reload(page)
  await result.getByText("€3.00").first().waitFor()
  await page.getByLabel("Pieces of", { exact: false }).first().fill("2")
  await result.getByText("€4.49").first().waitFor()
  expect(new URL(page.url()).searchParams.get("basket")).toBe("3x2,4x1")
})

test("timeline and results show an offer that runs", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/offers")
  const { business } = await placeOf(page)
  const reward = { kind: "percent", rate: 1_000 }
  const { id } = await send(page, "post", "/api/v1/offers", { business, name: "Now", reward })
  await send(page, "patch", `/api/v1/offers/${id}`, { state: "active" })
  await visit(page, "/business/offers/timeline")
  await page.getByRole("link", { name: "Now", exact: true }).waitFor()
  await page.getByText("Show as a table").click()
  await page.getByRole("cell", { name: "10% off", exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await visit(page, "/business/offers/results")
  await page.getByRole("list", { name: "Offers and what was sold" }).getByText("Now", { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})
