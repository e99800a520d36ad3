import { axeFindings, open, openAs, visit, withBrowser } from "../support/browser"
import { card, figure, money } from "../support/dashboards"
import { callAs } from "../support/permissions"

const { server } = withBrowser()

const analytics = "/dashboard/analytics"

test("the range is in the URL: it changes the figures, survives a reload, and Back works", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/")
  const [now, year] = await Promise.all(
    ["last-28-days", "last-year"].map(
      async (range) => (await figure(page, "card-statistics/orders-bar-chart", range)).statistics,
    ),
  )
  expect(now).not.toBe(year)
  const orders = card(page, "Orders").getByText(String(year), { exact: true })
  await page.getByRole("link", { name: "Last year" }).click()
  await page.waitForURL(/range=last-year/)
  await orders.waitFor()
  await page.reload()
  await orders.waitFor()
  expect(await page.getByRole("link", { name: "Last year" }).getAttribute("aria-current")).toBe("true")
  await page.goBack()
  await card(page, "Orders").getByText(String(now), { exact: true }).waitFor()
})

test("the year of the revenue report is in the URL, beside the range", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/?range=last-month")
  await page.getByLabel("Year", { exact: true }).selectOption("2019")
  await page.waitForURL(/range=last-month&year=2019/)
  const { price } = await (await page.request.get("/api/card/card-analytics/revenue-report?year=2019")).json()
  await card(page, "Revenue report").getByText(money(price), { exact: true }).waitFor()
  await page.getByRole("link", { name: "Last 28 days" }).click()
  await page.waitForURL((url) => url.search === "?year=2019")
})

test("a figure links to its list, which has the same number", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const range of ["last-28-days", "last-month"]) {
    await visit(page, `/?range=${range}`)
    const { statistics, from, to } = await figure(page, "card-statistics/orders-bar-chart", range)
    await card(page, "Orders").getByRole("link", { name: "Orders: view the list" }).click()
    await page.waitForURL(`**/apps/ecommerce/orders?placedFrom=${from}&placedTo=${to}`)
    await page.getByText(new RegExp(`of ${statistics}$`)).waitFor()
  }
})

test("a chart reacts to pointer, legend and keyboard", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/")
  const report = card(page, "Revenue report")
  // The pointer brings the chart to life, and shows its tooltip without another movement.
  await report.locator(".chart").hover()
  await report.locator(".recharts-tooltip-wrapper").filter({ hasText: /\d{4}/ }).waitFor()
  await report.locator(".recharts-bar-rectangle").first().hover()
  await report
    .getByText(/^\w+ \d{4}$/)
    .first()
    .waitFor()
  const bars = () => report.locator(".recharts-bar").count()
  expect(await bars()).toBe(2)
  await report.getByRole("button", { name: "Expenses" }).click()
  expect(await report.getByRole("button", { name: "Expenses" }).getAttribute("aria-pressed")).toBe("false")
  await report.locator(".recharts-bar").nth(1).waitFor({ state: "detached" })
  const summary = report.locator("summary")
  await summary.focus()
  await page.keyboard.press("Enter")
  const table = report.getByRole("table")
  await table.waitFor()
  expect(await table.getByRole("row").count()).toBe(13)
})

test("a change by another user appears without a reload", async () => {
  const [first, second] = [await openAs("admin@demo.com"), await openAs("admin@demo.com")]
  const live = first.page.waitForRequest((request) => request.url().includes("/api/live"))
  await visit(first.page, "/").catch(() => undefined)
  await live
  const { statistics } = await figure(second.page, "card-statistics/orders-bar-chart")
  await card(first.page, "Orders").getByText(String(statistics), { exact: true }).waitFor()
  const post = (path: string, data: object) =>
    second.page.request.post(`/api${path}`, { data, headers: { origin: server().url } })
  expect((await post("/apps/ecommerce/cart", { productId: 3 })).status()).toBe(201)
  const address = { fullName: "Ada", phone: "1", line1: "A 1", city: "B", postcode: "1" }
  expect((await post("/apps/ecommerce/place-order", { address, payment: "cashOnDelivery" })).status()).toBe(201)
  await card(first.page, "Orders")
    .getByText(String(statistics + 1), { exact: true })
    .waitFor({ timeout: 10_000 })
})

test("the analytics page has the whole list of invoices and keeps the range in the URL", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, `${analytics}?range=last-month`)
  await page.getByRole("searchbox", { name: "Search invoices" }).fill("oakley")
  await page.waitForURL(/range=last-month&q=oakley|q=oakley&range=last-month/)
  await page.getByRole("row").filter({ hasText: "Oakley School" }).first().waitFor()
  expect(await page.getByRole("link", { name: "Last month" }).getAttribute("aria-current")).toBe("true")
})

test("users without access to the dashboard start at the first screen of their menu", async () => {
  const { page } = await openAs("client@demo.com")
  await page.goto("/")
  expect(new URL(page.url()).pathname).toBe("/access-control")
  await page.goto(analytics)
  expect(new URL(page.url()).pathname).toBe("/misc/not-authorized")
})

test("an empty workspace shows first steps instead of zeros", async () => {
  const { page } = await open()
  const name = `empty${Date.now()}`
  const person = { username: name, email: `${name}@elsewhere.example`, password: "long enough 1" }
  await page.request.post("/jwt/register", { data: person })
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json()
  await page.request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email: person.email, password: person.password, json: "true" },
  })
  const { url } = server()
  await callAs(page, url, "/account-setting/confirm", { password: person.password })
  await callAs(page, url, "/account-setting/clear-samples", { confirm: true })
  for (const path of ["/", analytics]) {
    await visit(page, path)
    await page.getByRole("heading", { name: "Set up your workspace" }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  }
  await page.getByRole("link", { name: /To do: Add a product/ }).click()
  await page.waitForURL("**/apps/ecommerce/product-list/add")
})
