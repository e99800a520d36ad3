import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { openShop, sender } from "../support/cash-browser"
import { pick } from "../support/gestures"

// Two records of one person become one on the screen.

const { server } = withBrowser()

test("a merge opens the customer who remains, with the balance and the invoices of both", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const send = sender(page, server().url)
  const { till } = await openShop(page, server().url, "Merge", { state: "active" })
  const { data } = await (await page.request.get("/api/v1/tills?perPage=100")).json()
  const { shop, business } = data.find(({ id }: { id: number }) => id === till)
  const add = async (values: object) =>
    (await (await send("/api/v1/customers", { iouLimit: 10_000, ...values })).json()).id
  const old = await add({ name: "Liisa Twice", email: "liisa@twice.example" })
  const kept = await add({ name: "Liisa Once", email: "liisa@once.example" })
  for (const id of [old, kept])
    await send(`/api/v1/customers/${id}/charge`, { shop, rates: [{ rate: 2550, gross: 600 }] })
  const lines = [{ item: "Gift basket", qty: 1, unitPriceMinor: 5_000, vatRate: 0 }]
  const invoice = { clientId: old, businessId: business, lines, invoiceStatus: "Sent", currency: "EUR" }
  await send("/apps/invoice/add-invoice", { invoice })
  const added = await send("/apps/invoice/add-invoice", { invoice: { ...invoice, invoiceStatus: "Draft" } })
  const draft = (await added.json()).invoice.id

  await visit(page, `/business/customers/${old}`)
  await page.getByRole("button", { name: "More actions" }).click()
  await pick(page, "Merge")
  await page.getByRole("combobox", { name: "Customer who remains" }).fill("liisa once")
  await page.getByRole("option", { name: /Liisa Once/ }).click()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("dialog").getByRole("button", { name: "Merge customers" }).click()
  await page.getByText("Liisa Twice was merged into Liisa Once").waitFor()
  await page.getByRole("heading", { name: "Liisa Once" }).waitFor()
  await page.getByText("Owes €12.00").first().waitFor()
  await visit(page, `/business/customers/${kept}/invoices`)
  await page.getByText("€50.00").locator("visible=true").first().waitFor()
  // The build has modules more than once: a merge must reach the nouns all the same.
  const { invoice: moved } = await (await page.request.get(`/api/invoice/invoices/${draft}`)).json()
  expect(moved.client.name).toBe("Liisa Once")
  await visit(page, `/business/customers/${old}`)
  await page.getByText("This customer was merged into another one.").waitFor()
  expect(await page.getByRole("button", { name: "Charge", exact: true }).count()).toBe(0)
  await page.getByRole("link", { name: "Open that customer" }).click()
  await page.getByRole("heading", { name: "Liisa Once" }).waitFor()
})
