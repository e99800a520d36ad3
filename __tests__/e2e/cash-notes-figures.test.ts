import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"

const { server } = withBrowser()

/** Sends a command of v1 as the user of a page. */
const sender = (page: Page) => async (path: string, data: object) => {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  return (await page.request.post(path, { data, headers })).json()
}

/** A new business whose till is open with 100 euros, and its session. */
async function openedTill(page: Page, legalName: string, more: object = {}) {
  const send = sender(page)
  const firstShop = { name: `Shop of ${legalName}`, till: "Till", safe: "Safe", ...more }
  const business = await send("/api/v1/businesses", { legalName, country: "FI", currency: "EUR", firstShop })
  const tills = await (await page.request.get(`/api/v1/tills?business=${business.id}`)).json()
  const session = await send("/api/v1/till-sessions", { till: tills.data[0].id, count: { pieces: { 5000: 2 } } })
  return { send, session, shop: tills.data[0].shop as number }
}

test("on a phone, the float stays and the rest is dropped with one tap before the till is closed", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: { width: 320, height: 640 }, hasTouch: true })
  const { session, send } = await openedTill(page, "Float Oy", { floatTarget: 60_00 })
  await send(`/api/v1/till-sessions/${session.id}/start-counting`, {})
  await visit(page, `/business/cash-notes/${session.id}`)
  await page.getByRole("button", { name: "Count rolls, bags and bundles" }).click()
  await page.getByLabel("Rolls of €2", { exact: true }).click()
  await page.getByRole("group", { name: "Keypad" }).getByRole("button", { name: "1", exact: true }).click()
  await page.getByLabel("How many of €10", { exact: true }).click()
  await page.getByRole("group", { name: "Keypad" }).getByRole("button", { name: "5", exact: true }).click()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  // A reload in the middle of the count loses nothing.
  await reload(page)
  await page.getByText("Your count is still here.").waitFor()
  await page.getByRole("button", { name: "Done counting: €100.00" }).click()
  await page.getByLabel("Cards").fill("0")
  await page.getByRole("button", { name: "Take the reading" }).click()
  await page.getByText("Put the rest into an envelope").waitFor()
  await page.getByText("4 × €10").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByLabel("Number of the envelope").fill("N-77")
  await page.getByRole("button", { name: "Drop €40.00" }).click()
  await page.getByText("€40.00 is in envelope N-77").first().waitFor()
  await page.getByRole("button", { name: "Close the till" }).click()
  await page.getByText("Someone else reviews it").waitFor()
  const drops = await (await page.request.get("/api/v1/drops?q=N-77")).json()
  expect(drops.data[0].contents).toEqual({ 1000: 4 })
})

test("a file of Z readings is pasted, its columns are chosen once, and the good rows are taken", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const { session, shop } = await openedTill(page, "Import Oy")
  const lines = ["Wann;Umsatz 25,5 %;Betrag", `${session.businessDate};12,40;12,40`, "2001-01-01;1;1"]
  await visit(page, `/business/cash-notes/import?shop=${shop}`)
  await page.getByLabel("Or paste the lines here").fill(lines.join("\n"))
  await page.getByLabel("Wann").selectOption({ label: "Day" })
  await page.getByLabel("Betrag").selectOption({ label: "Paid in cash" })
  await page.getByText("This till was not opened on that day.").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("button", { name: "Take 1 reading" }).click()
  await page.getByText("1 reading was taken").waitFor()
  await visit(page, `/business/cash-notes/import?shop=${shop}`)
  await page.getByLabel("Or paste the lines here").fill(lines.join("\n"))
  await page.getByText("This day has its reading already.").waitFor()
  expect(await page.getByLabel("Wann").inputValue()).toBe("date")
})

test("the week lists the tills by day on a phone, and goes to the week before and back", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const { session, shop } = await openedTill(page, "Week Oy")
  await visit(page, `/business/cash-notes/week?shop=${shop}&day=${session.businessDate}`)
  const own = page.locator(`a[href$="/business/cash-notes/${session.id}"]:visible`)
  await own.waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("link", { name: "Previous", exact: true }).click()
  await own.waitFor({ state: "detached" })
  await page.getByRole("link", { name: "Next", exact: true }).click()
  await own.click()
  await page.getByText("The till is open").waitFor()
})

test("differences of a period lead to the sessions behind them", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const { session, shop, send } = await openedTill(page, "Variance Oy", { varianceTolerance: 500 })
  const path = `/api/v1/till-sessions/${session.id}`
  await send(`${path}/start-counting`, {})
  await send(`${path}/count`, { count: { pieces: { 5000: 1, 2000: 2, 500: 1, 200: 2 } } })
  await send(`${path}/z-reading`, { rates: [], tenders: {} })
  await send(`${path}/close`, {})
  await visit(page, `/business/cash-notes/variances?shop=${shop}`)
  await page.getByText("-€1.00").first().waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole("link", { name: /Shop of Variance Oy · Till/ }).click()
  await page.getByRole("link", { name: "Till", exact: true }).first().waitFor()
  await page.getByText("-€1.00").first().waitFor()
})
