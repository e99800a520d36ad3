import { open, openAs, passwords, phone, withBrowser } from "../support/browser"
import { holdScripts } from "../support/held-scripts"

// Input before the scripts arrive, which takes seconds on a slow phone.

withBrowser()

const slowNetwork = { offline: false, latency: 562, downloadThroughput: 165_000, uploadThroughput: 84_000 }

test("a sign-in form that is sent before the scripts have run signs in", async () => {
  const { page } = await open({ viewport: phone })
  const letScriptsThrough = await holdScripts(page)
  await page.goto("/login", { waitUntil: "commit" })
  await page.getByLabel("E-mail", { exact: true }).fill("admin@demo.com")
  await page.getByLabel("Password", { exact: true }).fill(passwords["admin@demo.com"])
  await page.keyboard.press("Enter")
  letScriptsThrough()
  await page.waitForURL((url) => url.pathname === "/" && url.search === "")
  await page.getByRole("main").waitFor()
})

test("a search, a choice and a button are kept: the last press counts", async () => {
  const { page } = await openAs("admin@demo.com")
  const letScriptsThrough = await holdScripts(page)
  await page.goto("/apps/user/list", { waitUntil: "commit" })
  await page.getByRole("searchbox").first().fill("maja")
  await page.getByRole("checkbox").nth(1).check()
  await page.getByRole("button", { name: "Export" }).click()
  await page.getByRole("button", { name: "Add user" }).click()
  await page.locator("[data-waiting]", { hasText: "Add user" }).waitFor()
  letScriptsThrough()
  await page.getByRole("dialog").getByLabel("Full name").waitFor()
  await page.waitForURL(/q=maja/)
  expect(await page.locator("[data-waiting]").count()).toBe(0)
})

test("a link that is pressed before the scripts have run opens its page", async () => {
  const { page } = await openAs("admin@demo.com")
  await holdScripts(page)
  await page.goto("/apps/user/list", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Add user" }).click()
  await page.getByRole("link", { name: "Calendar" }).first().click({ noWaitAfter: true })
  await page.waitForURL("**/apps/calendar", { waitUntil: "commit" })
})

test("a press is kept until its part of the page is ready, which may be later than the rest", async () => {
  const { page, context } = await openAs("admin@demo.com", { viewport: phone })
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slowNetwork)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  await page.goto("/apps/user/list", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Add user" }).click()
  await page.locator("[data-waiting]").waitFor()
  await page.getByRole("dialog").getByLabel("Full name").waitFor()
})
