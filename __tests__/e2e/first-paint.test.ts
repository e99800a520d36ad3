import { enterAs, open, openAs, phone, visit, withBrowser } from "../support/browser"
import { holdScripts } from "../support/held-scripts"
import { scriptBytes } from "../support/page-weight"
import { layoutShift } from "../support/paint"
import { maxShift } from "../support/screens"

withBrowser()

const signedIn = ["/", "/apps/user/list", "/apps/email", "/apps/calendar", "/apps/invoice/list"]
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 400_000 }

test("a first visit is painted before stylesheets, scripts and fonts arrive", async () => {
  const { page } = await open({ viewport: phone })
  let held = 0
  // Left unanswered, as on a slow connection.
  await page.route("**/_next/static/**", () => void held++)
  await page.goto("/login", { waitUntil: "commit" })
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
  const styled = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>("main button[type=submit], form button[type=submit]")
    return button && getComputedStyle(button).backgroundColor !== getComputedStyle(document.body).backgroundColor
  })
  expect([styled, held > 2]).toEqual([true, true])
})

test("a page that is opened again links its stylesheets instead of repeating rules", async () => {
  const { page } = await enterAs("admin@demo.com")
  await visit(page, "/apps/user/list")
  const again = await (await visit(page, "/apps/user/list"))?.text()
  expect(again).toContain(`<link rel="stylesheet"`)
  expect(again).not.toContain("data-critical")
})

test.each(signedIn)("%s doesn't move while it loads on a phone", async (path) => {
  const { page, context } = await openAs("admin@demo.com", { viewport: phone, deviceScaleFactor: 2 })
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slowNetwork)
  await visit(page, path)
  const { value, moved } = await layoutShift(page)
  expect({ moved, isStill: value <= maxShift }).toEqual({ moved, isStill: true })
})

test("the agenda on a phone stays as the server rendered it, without the library of the other views", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  const letScriptsThrough = await holdScripts(page)
  await page.goto("/apps/calendar", { waitUntil: "commit" })
  const entry = page.locator("[data-event].cal-agenda-entry").first()
  await entry.waitFor()
  await entry.evaluate((element) => element.classList.add("marked"))
  letScriptsThrough()
  await page.locator(".rbc-calendar").waitFor({ state: "detached" })
  await page.waitForLoadState("networkidle")
  expect(await page.locator(".marked").count()).toBe(1)
  const light = await scriptBytes(page)
  await visit(page, "/apps/calendar?view=month")
  await page.locator(".rbc-addons-dnd").waitFor()
  expect((await scriptBytes(page)) - light).toBeGreaterThan(30_000)
})
