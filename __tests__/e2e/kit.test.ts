import { readFileSync } from "node:fs"
import { join } from "node:path"
import { openAs, visit, withBrowser } from "../support/browser"
import { root } from "../support/sources"

withBrowser()

test("a page of the kit is found by menu and search, its demo works, and its code is shown and copied", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await visit(page, "/apps/todo")
  const menu = page.getByRole("navigation", { name: "Main menu" })
  await menu.getByRole("button", { name: "Components" }).click()
  await menu.getByRole("link", { name: "Alerts" }).click()
  await page.getByRole("heading", { level: 1, name: "Alerts" }).waitFor()
  expect(await menu.getByRole("link", { name: "Alerts" }).getAttribute("aria-current")).toBe("page")

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

test("clients can't see the kit", async () => {
  const { page } = await openAs("client@demo.com")
  await page.goto("/components/alerts")
  await page.waitForURL(/not-authorized/)
})
