import { gzipSync } from "node:zlib"
import type { Page } from "playwright-core"
import { axeFindings, open, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { chooseSkin } from "../support/screens"

const { server } = withBrowser()

const analytics = "/dashboard/analytics"
const figure = async (page: Page, path: string, range = "last-28-days") =>
  (await page.request.get(`/api/card/${path}?range=${range}`)).json()
const money = (value: number) =>
  new Intl.NumberFormat("en", {
    style: "currency",
    currency: "USD",
    ...(value >= 1000 && { maximumFractionDigits: 0 }),
  }).format(value)
const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
/** What a page says besides its markup. */
const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")

test.each([
  ["/", ["card-statistics/revenue", "card-statistics/sales", "card-statistics/profit-line-chart"]],
  [analytics, ["card-statistics/subscribers", "card-statistics/orders", "card-statistics/site-traffic"]],
])("%s: the figures stand in the first HTML", async (path, calls) => {
  const { page } = await openAs("admin@demo.com")
  const said = words(await (await page.request.get(path)).text())
  for (const call of calls) {
    const { analyticsData, total, statistics, currency } = await figure(page, call)
    const value: number = total ?? statistics ?? Object.values(analyticsData)[0]
    expect(said).toContain(currency ? money(value) : new Intl.NumberFormat("en").format(value))
  }
})

test.each(["/", analytics])("%s: the charts come after the first paint, and nothing moves", async (path) => {
  const { page } = await openAs("admin@demo.com")
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  const html = await (await page.request.get(path)).text()
  expect(html).not.toContain("recharts")
  expect(html).toContain("stroke-chart-1")
  await visit(page, path)
  await page.locator(".recharts-surface").first().waitFor()
  await page.waitForTimeout(500)
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  )
  expect(shifted).toBeLessThan(0.02)
})

test("the range is in the address: it changes the figures, survives reload, and back leads back", async () => {
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

test("the year of the revenue report is in the address, beside the range", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/?range=last-month")
  await page.getByLabel("Year", { exact: true }).selectOption("2019")
  await page.waitForURL(/range=last-month&year=2019/)
  const { price } = await (await page.request.get("/api/card/card-analytics/revenue-report?year=2019")).json()
  await card(page, "Revenue report").getByText(money(price), { exact: true }).waitFor()
  await page.getByRole("link", { name: "Last 28 days" }).click()
  await page.waitForURL((url) => url.search === "?year=2019")
})

test("a figure leads to the list it comes from, which says the same", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const range of ["last-28-days", "last-month"]) {
    await visit(page, `/?range=${range}`)
    const { statistics } = await figure(page, "card-statistics/orders-bar-chart", range)
    await card(page, "Orders").getByRole("link", { name: "Orders: view the list" }).click()
    await page.waitForURL(`**/apps/ecommerce/orders?range=${range}`)
    await page.getByText(new RegExp(`of ${statistics}$`)).waitFor()
  }
})

test("a chart answers pointer, legend and keyboard", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/")
  const report = card(page, "Revenue report")
  await report.locator(".recharts-bar-rectangle").first().hover()
  await report
    .getByText(/^January \d{4}$/)
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

test("what somebody else does shows without a reload", async () => {
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

test("the list of invoices stands whole on the analytics page and keeps the range in the address", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, `${analytics}?range=last-month`)
  await page.getByRole("searchbox", { name: "Search invoices" }).fill("oakley")
  await page.waitForURL(/range=last-month&q=oakley|q=oakley&range=last-month/)
  await page.getByRole("row").filter({ hasText: "Oakley School" }).first().waitFor()
  expect(await page.getByRole("link", { name: "Last month" }).getAttribute("aria-current")).toBe("true")
})

test("who may not see the dashboard starts at the first screen of their menu", async () => {
  const { page } = await openAs("client@demo.com")
  await page.goto("/")
  expect(new URL(page.url()).pathname).toBe("/access-control")
  await page.goto(analytics)
  expect(new URL(page.url()).pathname).toBe("/misc/not-authorized")
})

test("an empty workspace shows what to do first instead of noughts", async () => {
  const { page } = await open()
  const name = `empty${Date.now()}`
  const person = { username: name, email: `${name}@elsewhere.example`, password: "long enough 1" }
  await page.request.post("/jwt/register", { data: person })
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json()
  await page.request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email: person.email, password: person.password, json: "true" },
  })
  const headers = { origin: server().url }
  const cleared = await page.request.post("/api/account-setting/clear-samples", { data: { confirm: true }, headers })
  expect(cleared.status()).toBe(200)
  for (const path of ["/", analytics]) {
    await visit(page, path)
    await page.getByRole("heading", { name: "Set up your workspace" }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  }
  await page.getByRole("link", { name: /To do: Add a product/ }).click()
  await page.waitForURL("**/apps/ecommerce/product-list/add")
})

test.each(["light", "dark"])("axe finds nothing on the dashboards in the %s skin", async (skin) => {
  for (const viewport of [undefined, phone]) {
    const window = await openAs("admin@demo.com", viewport ? { viewport } : {})
    await chooseSkin(window, server().url, skin)
    for (const path of ["/", analytics, "/?range=last-year"]) {
      await visit(window.page, path)
      expect([path, await axeFindings(window.page)]).toEqual([path, []])
      expect([path, await overflow(window.page)]).toEqual([path, 0])
    }
  }
})

test.each(["de", "fr", "pt"])("nothing sticks out in %s, nor from right to left", async (locale) => {
  const window = await openAs("admin@demo.com", { viewport: phone })
  for (const direction of ["ltr", "rtl"]) {
    await chooseSkin(window, server().url, "light", direction)
    for (const path of ["", analytics]) {
      await visit(window.page, `/${locale}${path}`)
      expect([locale, path, await overflow(window.page)]).toEqual([locale, path, 0])
    }
  }
})

// A development server ships everything, unminified.
const shipped = process.env.E2E_URL ? test.skip : test
shipped.each(["/", analytics])("%s ships at most 210 kB of script before its charts", async (path) => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get(path)).text()
  const files = new Set([...html.matchAll(/\/_next\/static\/[^"'\\ ]+?\.js/g)].map(([file]) => file))
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await page.request.get(file)).body()).length),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes / 1000).toBeLessThanOrEqual(210)
})
