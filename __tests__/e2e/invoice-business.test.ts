import type { Page } from "playwright-core"
import { axeFindings, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"

const { server } = withBrowser()

async function send(page: Page, path: string, data: object): Promise<number> {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  return (await (await page.request.post(path, { data, headers })).json()).id
}

/** Sets up the draft that a new workspace has. @returns its id */
async function setUp(page: Page, legalName: string): Promise<number> {
  const { data } = await (await page.request.get("/api/v1/businesses")).json()
  return send(page, `/api/v1/businesses/${data[0].id}/set-up`, { legalName, tradingName: "", country: "FI" })
}

test("a new invoice names the only business, and asks which of several issues it", async () => {
  const { page } = await newcomer()
  const kirja = await setUp(page, "Kirja Oy")
  await visit(page, "/apps/invoice/add")
  await page.getByText("Kirja Oy", { exact: true }).waitFor()
  expect(await page.getByRole("combobox", { name: /^Business/ }).count()).toBe(0)
  const edit = page.getByRole("link", { name: "Edit business" })
  expect(await edit.getAttribute("href")).toBe(`/business/list?open=edit-business-${kirja}`)

  const other = { legalName: "Buch GmbH", country: "DE", currency: "EUR", state: "active" }
  const buch = await send(page, "/api/v1/businesses", other)
  await visit(page, "/apps/invoice/add")
  const choice = page.getByRole("combobox", { name: /^Business/ })
  await choice.selectOption(String(buch))
  await page.getByText("Buch GmbH", { exact: true }).last().waitFor()
  expect(await axeFindings(page)).toEqual([])
})
