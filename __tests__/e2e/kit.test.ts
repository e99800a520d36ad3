import { readFileSync } from "node:fs"
import { join } from "node:path"
import { kitPages } from "@/lib/kit/pages"
import { openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { root } from "../support/sources"

withBrowser()

test("a page of the kit is found by menu, index and search, its demo works, and its code is shown and copied", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await visit(page, "/apps/todo")
  const menu = page.getByRole("navigation", { name: "Main menu" })
  await menu.getByRole("link", { name: "Interface kit" }).click()
  await page.getByRole("heading", { level: 1, name: "Interface kit" }).waitFor()
  await page.getByRole("searchbox", { name: "Filter by name or example" }).fill("live alert")
  await page.getByRole("status").getByText("1 page").waitFor()
  await page.getByRole("main").getByRole("link", { name: "Alerts" }).click()
  await page.getByRole("heading", { level: 1, name: "Alerts" }).waitFor()
  expect(await menu.getByRole("link", { name: "Interface kit" }).getAttribute("aria-current")).toBe("true")

  const demo = page.getByRole("region", { name: "Live example" })
  await demo.getByRole("button", { name: "Receive a message" }).click()
  await demo.getByRole("alert").getByText("You have one new message.").waitFor()
  await demo.getByRole("button", { name: "Show the code of “Live example”" }).click()
  await demo.getByText("export default function").waitFor()
  await demo.getByRole("button", { name: "Copy the code" }).click()
  await demo.getByRole("button", { name: "Copied" }).waitFor()
  const file = join(root, "components/kit/demos/components/alerts/live.tsx")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync(file, "utf8"))

  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Search" }).fill("badg")
  await page
    .getByRole("option", { name: /Badges/ })
    .first()
    .waitFor()
})

test("a component's properties are documented from its source", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/components/alerts")
  const table = page.getByRole("table", { name: "Properties of Alert" })
  await table.getByRole("row", { name: /announce.*boolean.*Announced by screen readers/ }).waitFor()
})

test("the index links each page once, and its filter survives going back", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/kit?q=slider")
  const links = page.getByRole("main").getByRole("listitem").getByRole("link")
  await links.filter({ hasText: "Slider" }).click()
  await page.getByRole("heading", { level: 1, name: "Slider" }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: "Interface kit" }).waitFor()
  expect(await page.getByRole("searchbox", { name: "Filter by name or example" }).inputValue()).toBe("slider")
  const html = await (await page.request.get("/kit")).text()
  for (const { link } of kitPages) expect([link, html.split(`href="${link}"`).length]).toEqual([link, 2])
})

test("an example's address is copied from its title, and opens the page at the example, below the navbar", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await visit(page, "/components/buttons")
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Sizes" }).click()
  const card = page.getByRole("region", { name: "Sizes", exact: true })
  await card.getByRole("link", { name: "Sizes" }).click()
  await page.getByText("Link copied").waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).pathname + new URL(address).hash).toBe("/components/buttons#demo-sizes")
  const { page: other } = await openAs("admin@demo.com")
  await visit(other, "/components/buttons#demo-sizes")
  for (const reload of [false, true]) {
    if (reload) await other.reload()
    await other.waitForFunction(() => {
      const top = document.getElementById("demo-sizes")?.getBoundingClientRect().top ?? 0
      const navbar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      return top >= navbar && top < innerHeight / 2
    })
    expect(new URL(other.url()).hash).toBe("#demo-sizes")
  }
})

test("on a phone the parts of a page are folded above it, and the import of a component is copied", async () => {
  const { page, context } = await openAs("admin@demo.com", { viewport: phone, hasTouch: true, isMobile: true })
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await visit(page, "/components/alerts")
  const parts = page.getByRole("navigation", { name: "On this page" })
  expect(await parts.getByRole("link").count()).toBe(0)
  await parts.getByRole("button", { name: "On this page" }).click()
  await parts.getByRole("link", { name: "Properties" }).click()
  await parts.getByRole("link", { name: "Properties" }).waitFor({ state: "hidden" })
  await page.getByRole("button", { name: "Copy the import of Alert" }).click()
  await page.getByRole("button", { name: "Copied" }).waitFor()
  const line = 'import { Alert } from "@/components/ui/alert"'
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line)
  expect(await overflow(page)).toBe(0)
})

test("clients can't see the kit", async () => {
  const { page } = await openAs("client@demo.com")
  await page.goto("/components/alerts")
  await page.waitForURL(/not-authorized/)
})
