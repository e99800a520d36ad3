import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"

withBrowser()

const list = "/apps/user/list"
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })

async function fillDrawer(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole("dialog")
  const username = name.toLowerCase().replaceAll(" ", ".")
  const values = {
    "Full name": name,
    Username: username,
    "E-mail": `${username}@example.org`,
    Company: "Example Ltd",
    Country: "Ireland",
    Contact: "+353 1 555 0100",
  }
  for (const [label, value] of Object.entries(values)) await drawer.getByLabel(label).fill(value)
  await drawer.getByRole("button", { name: "Add user" }).click()
  await page.getByText(`${name} was added`).waitFor()
}

test("the first HTML has the rows", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get(list)).text()
  const { users } = await (await page.request.get("/api/users/list/data")).json()
  for (const { email } of users) expect(html).toContain(email)
})

test("a user is added, edited, deleted and restored", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  await page.getByRole("button", { name: "Add user" }).first().click()
  await fillDrawer(page, "Greta Example")
  await row(page, "Greta Example").waitFor()

  await row(page, "Greta Example").getByRole("button", { name: "Actions for Greta Example" }).click()
  await pick(page, "Edit")
  await page.waitForURL("**/apps/user/edit/*")
  await page.waitForLoadState("networkidle")
  await page.getByLabel("Company").fill("Changed & Sons")
  await page.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Changes to Greta Example saved").waitFor()
  await reload(page)
  expect(await page.getByLabel("Company").inputValue()).toBe("Changed & Sons")

  await visit(page, list)
  await row(page, "Greta Example").getByRole("button", { name: "Actions for Greta Example" }).click()
  await pick(page, "Delete")
  await page.getByText("Greta Example was deleted").waitFor()
  expect(await row(page, "Greta Example").count()).toBe(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await row(page, "Greta Example").waitFor()
})

test("filter, sort and page are in the URL and survive reload and Back", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, `${list}?role=subscriber&sortBy=fullName&page=2`)
  const first = await page.getByRole("row").nth(1).innerText()
  await reload(page)
  expect(await page.getByRole("row").nth(1).innerText()).toBe(first)
  await page.getByPlaceholder("Search users").or(page.getByLabel("Search users")).first().fill("lindqvist")
  await page.waitForURL(/q=lindqvist/)
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes("lindqvist"))
})

test("the keyboard alone is enough to sign in, and add, edit and delete a user", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.context().clearCookies()
  await visit(page, "/login")
  await focusOn(page, "E-mail")
  await page.keyboard.type("admin@demo.com")
  await focusOn(page, "Password")
  await page.keyboard.type("admin")
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname !== "/login")
  await visit(page, list)
  await press(page, "Add user")
  await page.getByRole("dialog").getByLabel("Full name").waitFor()
  const entries: [string, string][] = [
    ["Full name", "Kay Board"],
    ["Username", "kay"],
    ["E-mail", "kay@example.org"],
    ["Company", "Keys"],
    ["Country", "Norway"],
    ["Contact", "1234"],
  ]
  for (const [label, value] of entries) {
    await focusOn(page, label)
    await page.keyboard.type(value)
  }
  await page.keyboard.press("Enter")
  await page.getByText("Kay Board was added").waitFor()
  await page.getByRole("dialog").waitFor({ state: "detached" })

  await press(page, "Actions for Kay Board")
  await choose(page, "Edit")
  await page.waitForURL("**/apps/user/edit/*")
  await page.waitForLoadState("networkidle")
  await focusOn(page, "Company")
  await page.keyboard.press("Control+A")
  await page.keyboard.type("New Keys")
  await page.keyboard.press("Enter")
  await page.getByText("Changes to Kay Board saved").waitFor()

  await visit(page, list)
  await press(page, "Actions for Kay Board")
  await choose(page, "Delete")
  await page.getByText("Kay Board was deleted").waitFor()
})

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
    const label = element?.labels?.[0]?.innerText
    return (element?.getAttribute("aria-label") ?? label ?? element?.innerText ?? "").replace(/\s*\*?\s*$/, "").trim()
  })

/** Presses Tab until an element of that name has the focus, and checks that the focus is visible. */
async function focusOn(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const now = await focused(page)
    if (now === name || now.split("\n")[0]?.trim() === name) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not reach ${name}; the focus is on "${await focused(page)}"`)
}

async function press(page: Page, name: string): Promise<void> {
  await focusOn(page, name)
  await page.keyboard.press("Enter")
}

/** Selects an entry of the open menu with the arrows. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("menuitem", { name }).waitFor()
  for (let i = 0; i < 10; i++) {
    const active = page.getByRole("menuitem", { name }).and(page.locator("[data-focus], :focus"))
    if ((await active.count()) > 0) break
    await page.keyboard.press("ArrowDown")
  }
  await page.keyboard.press("Enter")
}

test("axe finds nothing in the add drawer, on a phone too", async () => {
  for (const viewport of [undefined, phone]) {
    const { page } = await openAs("admin@demo.com", viewport ? { viewport } : {})
    await visit(page, list)
    await page.getByRole("button", { name: "Add user" }).first().click()
    await page.getByRole("dialog").getByLabel("Full name").waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})
