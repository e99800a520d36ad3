import { gzipSync } from "node:zlib"
import { axeFindings, desktop, openAs, overflow, phone, settle, visit, withBrowser } from "../support/browser"
import { figure, money } from "../support/dashboards"
import { chooseSkin } from "../support/screens"

const { server } = withBrowser()

const analytics = "/dashboard/analytics"
/** The text of a page without its scripts. */
const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")

test.each([
  ["/", ["card-statistics/revenue", "card-statistics/sales", "card-statistics/profit-line-chart"]],
  [analytics, ["card-statistics/subscribers", "card-statistics/orders", "card-statistics/site-traffic"]],
])("%s: the first HTML has the figures", async (path, calls) => {
  const { page } = await openAs("admin@demo.com")
  const html = words(await (await page.request.get(path)).text())
  for (const call of calls) {
    const { analyticsData, total, statistics, currency } = await figure(page, call)
    const value: number = total ?? statistics ?? Object.values(analyticsData)[0]
    expect(html).toContain(currency ? money(value) : new Intl.NumberFormat("en-GB").format(value))
  }
})

test.each(["/", analytics])("%s: the charts come to life under the pointer without a layout shift", async (path) => {
  const { page } = await openAs("admin@demo.com")
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  const html = await (await page.request.get(path)).text()
  expect(html).not.toContain("recharts-")
  expect(html).toContain("stroke-chart-1")
  await visit(page, path)
  await settle(page)
  expect(await page.locator(".recharts-surface").count()).toBe(0)
  await page.locator(".chart").first().hover()
  await page.locator(".recharts-surface").first().waitFor()
  await settle(page)
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  )
  expect(shifted).toBeLessThan(0.02)
})

test.each(["light", "dark"])("axe finds nothing on the dashboards in the %s skin", async (skin) => {
  const window = await openAs("admin@demo.com")
  await chooseSkin(window, server().url, skin)
  const { page } = window
  for (const path of ["/", analytics, "/?range=last-year"]) {
    await visit(page, path)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect([path, await axeFindings(page)]).toEqual([path, []])
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
  }
})

test.each(["de", "fr", "pt"])("nothing overflows in %s, nor from right to left", async (locale) => {
  const window = await openAs("admin@demo.com", { viewport: phone })
  for (const direction of ["ltr", "rtl"]) {
    await chooseSkin(window, server().url, "light", direction)
    for (const path of ["", analytics]) {
      await visit(window.page, `/${locale}${path}`)
      expect([locale, path, await overflow(window.page)]).toEqual([locale, path, 0])
    }
  }
})

test.each(["ltr", "rtl"])("no axis label is cut off in German, %s", async (direction) => {
  const window = await openAs("admin@demo.com")
  await chooseSkin(window, server().url, "light", direction)
  const { page } = window
  for (const path of ["/de", `/de${analytics}`, "/de/charts/recharts"]) {
    await visit(page, path)
    for (const chart of await page.locator(".chart").all()) await chart.hover()
    const label = page.locator(".recharts-cartesian-axis-tick text")
    await label.first().waitFor()
    const cut = await label.evaluateAll((texts) =>
      texts
        .filter((text) => {
          const [box, frame] = [text, text.closest("svg") ?? text].map((one) => one.getBoundingClientRect()) as [
            DOMRect,
            DOMRect,
          ]
          return box.left < frame.left - 0.5 || box.right > frame.right + 0.5
        })
        .map(({ textContent }) => textContent),
    )
    expect([path, cut]).toEqual([path, []])
  }
})

// A development server ships everything, unminified.
const shipped = process.env.E2E_URL ? test.skip : test
shipped.each(["/", analytics])("%s ships at most 210 kB of script before its charts", async (path) => {
  const { page } = await openAs("admin@demo.com")
  // `noModule` scripts are for obsolete browsers; current ones don't load them.
  const html = (await (await page.request.get(path)).text()).replace(/<script[^>]*noModule[^>]*>/gi, "")
  const files = new Set([...html.matchAll(/\/_next\/static\/[^"'\\ ]+?\.js/g)].map(([file]) => file))
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await page.request.get(file)).body()).length),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes / 1000).toBeLessThanOrEqual(210)
})
