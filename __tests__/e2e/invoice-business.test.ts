import type { Page } from "playwright-core"
import { axeFindings, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"

const { server } = withBrowser()

async function addBusiness(page: Page, legalName: string, country: string): Promise<number> {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  const data = { legalName, country, currency: "EUR", state: "active" }
  return (await (await page.request.post("/api/v1/businesses", { data, headers })).json()).id
}

test("a new invoice names the only business, and asks which of several issues it", async () => {
  const { page } = await newcomer()
  const kirja = await addBusiness(page, "Kirja Oy", "FI")
  await visit(page, "/apps/invoice/add")
  await page.getByText("Kirja Oy", { exact: true }).waitFor()
  expect(await page.getByRole("combobox", { name: /^Business/ }).count()).toBe(0)
  const edit = page.getByRole("link", { name: "Edit business" })
  expect(await edit.getAttribute("href")).toBe(`/business/list?open=edit-business-${kirja}`)

  const buch = await addBusiness(page, "Buch GmbH", "DE")
  await visit(page, "/apps/invoice/add")
  const choice = page.getByRole("combobox", { name: /^Business/ })
  await choice.selectOption(String(buch))
  await page.getByText("Buch GmbH", { exact: true }).last().waitFor()
  expect(await axeFindings(page)).toEqual([])
})
