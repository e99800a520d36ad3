import { open, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"

withBrowser()

const list = "/apps/user/list"

test("switching the language keeps the page and its query, and is remembered", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, `${list}?role=editor`)
  await page.getByRole("button", { name: "Language: English" }).click()
  await page.getByRole("link", { name: "Deutsch" }).click()
  await page.waitForURL(`**/de${list}?role=editor`)
  expect(await page.locator("html").getAttribute("lang")).toBe("de")
  await page.getByRole("heading", { name: "Benutzer" }).first().waitFor()
  await page.goto("/")
  expect(await page.locator("html").getAttribute("lang")).toBe("de")
})

test("the dark skin is remembered and applied before the first paint", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  await page.getByRole("button", { name: "Dark skin" }).click()
  await page.locator("html.dark").waitFor()
  const html = await (await page.request.get(list)).text()
  expect(html).toMatch(/<html[^>]*class="[^"]*dark/)
  await reload(page)
  await page.locator("html.dark").waitFor()
  await page.getByRole("button", { name: "Dark skin" }).click()
  await page.reload()
  expect(await page.locator("html.dark").count()).toBe(0)
})

test("the system skin follows the browser's colour scheme live and after a reload, from the server's HTML on", async () => {
  const { page } = await openAs("admin@demo.com", { colorScheme: "dark" })
  await visit(page, list)
  await page.getByRole("banner").getByText("Ada Lindqvist").click()
  await page.getByRole("button", { name: "Appearance" }).click()
  const panel = page.getByRole("dialog", { name: "Appearance" })
  await panel.getByText("System", { exact: true }).click()
  await page.locator("html.dark").waitFor()
  await page.emulateMedia({ colorScheme: "light" })
  await page.locator("html:not(.dark)").waitFor()
  await page.emulateMedia({ colorScheme: "dark" })
  await page.locator("html.dark").waitFor()
  expect(await (await page.request.get(list)).text()).toMatch(/<html[^>]*class="[^"]*dark/)
  await page.emulateMedia({ colorScheme: "light" })
  await page.reload()
  await page.locator("html:not(.dark)").waitFor()
})

test("the user menu opens the appearance settings, and gets the focus back", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone, hasTouch: true, isMobile: true })
  await visit(page, list)
  await page.locator(".shell-user").click()
  await page.getByRole("button", { name: "Appearance" }).click()
  const panel = page.getByRole("dialog", { name: "Appearance" })
  await panel.getByText("Bordered").click()
  await page.locator('html[data-skin="bordered"]').waitFor()
  await page.keyboard.press("Escape")
  await panel.waitFor({ state: "hidden" })
  expect(await page.locator(".shell-user").evaluate((button) => button === document.activeElement)).toBe(true)
})

test("a hidden navbar leaves a button to the appearance settings", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  await page.locator(".shell-user").click()
  await page.getByRole("button", { name: "Appearance" }).click()
  const panel = page.getByRole("dialog", { name: "Appearance" })
  await panel.getByRole("group", { name: "Navbar", exact: true }).getByText("Hidden").click()
  await page.keyboard.press("Escape")
  await page.locator(".shell-navbar").waitFor({ state: "hidden" })
  await page.getByRole("button", { name: "Appearance" }).click()
  await panel.getByRole("button", { name: "Reset to defaults" }).click()
  await page.locator(".shell-navbar").waitFor()
})

test("the language menu names each language in that language", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  const button = page.getByRole("button", { name: "Language: English" })
  expect(await button.innerText()).toBe("English")
  await button.click()
  const languages = await page
    .locator("a[hreflang]")
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLAnchorElement).lang, link.textContent, link.querySelectorAll("img").length]),
    )
  expect(languages).toEqual([
    ["en", "English", 0],
    ["de", "Deutsch", 0],
    ["fr", "Français", 0],
    ["pt", "Português", 0],
  ])
})

test("the collapsed menu is remembered under menuCollapsed", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  const width = () => page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().width)
  const before = await width()
  await page.getByRole("button", { name: "Collapse menu" }).click()
  expect(await page.evaluate(() => localStorage.getItem("menuCollapsed"))).toBe("true")
  await page.mouse.move(900, 500)
  await reload(page)
  await page.mouse.move(900, 500)
  await expect(width()).resolves.toBeLessThan(before)
})

test("the menu is grouped by what users do: Work, Sell, Business, Company and Help, as headings at the side and as panels in a bar", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await visit(page, list)
  const menu = page.getByRole("navigation", { name: "Main menu" })
  const groups = ["Work", "Sell", "Business", "Company", "Help"]
  expect(await menu.getByRole("heading").allInnerTexts()).toEqual(groups)
  const { origin } = new URL(page.url())
  await context.addCookies([{ name: "preferences", value: "layout=horizontal", url: origin }])
  await visit(page, list)
  expect(await menu.getByRole("button").allInnerTexts()).toEqual(groups)
  await menu.getByRole("button", { name: "Sell" }).click()
  await menu.getByRole("link", { name: "Invoices", exact: true }).click()
  await page.waitForURL("**/apps/invoice/list")
})

test("on a phone nothing scrolls sideways, and the menu is a drawer", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone, hasTouch: true, isMobile: true })
  for (const path of [list, "/apps/user/view/3", "/apps/user/edit/3", "/access-control", "/developers"]) {
    await visit(page, path)
    expect([path, await overflow(page)]).toEqual([path, 0])
  }
  await visit(page, list)
  await page.getByRole("button", { name: "Open menu" }).click()
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Access control", exact: true })
    .click()
  await page.waitForURL("**/access-control")
  const { page: fresh } = await open({ viewport: { width: 320, height: 640 } })
  for (const path of ["/login", "/register", "/forgot-password"]) {
    await visit(fresh, path)
    expect([path, await overflow(fresh)]).toEqual([path, 0])
  }
})

test("Ctrl-K searches pages and users; Enter opens the result", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  await page.keyboard.press("Control+K")
  await page.getByRole("combobox", { name: "Search" }).fill("access")
  await page
    .getByRole("option", { name: /Access control/ })
    .first()
    .waitFor()
  await page.keyboard.press("Enter")
  await page.waitForURL("**/access-control")
})

test("an unknown address or record answers 404 with its heading and title in the server's HTML", async () => {
  const { page } = await openAs("admin@demo.com")
  const unknown = {
    "/nowhere": ["Page not found", "Page not found"],
    "/apps/todo/nowhere": ["To-do", "Page not found"],
    "/apps/user/view/99999": ["User not found", "User details"],
    "/apps/invoice/preview/99999": ["Invoice not found", "Invoice"],
    "/apps/ecommerce/product-detail/none": ["Product not found", "Product not found"],
    "/pages/blog/detail/none": ["Post not found", "Post not found"],
    "/pages/knowledge-base/none": ["Article not found", "Article not found"],
  }
  for (const [path, [title, heading]] of Object.entries(unknown)) {
    const response = await page.request.get(path)
    const html = await response.text()
    expect([path, response.status()]).toEqual([path, 404])
    expect(html).toContain(`<title>${title} · Cornerledger</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>(<bdi>)?${heading}(</bdi>)?</h1>`))
  }
})

test("a filter of the API reference leaves the open noun, and is kept when another is opened", async () => {
  const { page } = await open()
  await visit(page, "/developers?noun=users")
  await page.getByRole("searchbox", { name: "Filter endpoints" }).fill("invoice")
  await page.getByRole("heading", { name: "Users", level: 2 }).waitFor()
  await page
    .getByRole("navigation", { name: "Endpoints" })
    .getByRole("link", { name: "Users", exact: true })
    .waitFor({ state: "hidden" })
  await page.getByRole("navigation", { name: "Endpoints" }).getByRole("link", { name: "Invoices", exact: true }).click()
  await page.getByRole("heading", { name: "Invoices", level: 2 }).waitFor()
  expect(await page.getByRole("searchbox", { name: "Filter endpoints" }).inputValue()).toBe("invoice")
  expect(new URL(page.url()).searchParams.get("q")).toBe("invoice")
})
