import { enterAs, visit, withBrowser } from "../support/browser"

withBrowser()

test("a page that takes long is announced at once, and the sign ends when it appears", async () => {
  const { page } = await enterAs("admin@demo.com")
  await visit(page, "/apps/todo")
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/apps\/user\/list\?.*_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  const link = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "User list" })
  await link.click()
  await page.locator(".route-progress").waitFor()
  expect(await link.getAttribute("data-pending")).toBe("true")
  expect(await page.getByRole("main").getAttribute("aria-busy")).toBe("true")
  await page.getByRole("status").getByText("Loading…").waitFor({ state: "attached" })
  release()
  await page.getByRole("heading", { name: "Users", level: 1 }).waitFor()
  await page.locator(".route-progress").waitFor({ state: "detached" })
  expect(await page.getByRole("main").getAttribute("aria-busy")).toBeNull()
})

test("the palette shows the bar too", async () => {
  const { page } = await enterAs("admin@demo.com")
  await visit(page, "/apps/todo")
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/apps\/user\/list\?.*_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Search" }).fill("User list")
  await page.getByRole("option").first().waitFor()
  await page.keyboard.press("Enter")
  await page.locator(".route-progress").waitFor()
  release()
  await page.waitForURL("**/apps/user/list*")
  await page.locator(".route-progress").waitFor({ state: "detached" })
})
