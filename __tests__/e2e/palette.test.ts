import type { Page } from "playwright-core"
import { axeFindings, openAs, visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"

withBrowser()

const results = (page: Page) => page.getByRole("listbox", { name: "Results" })
const option = (page: Page, name: string | RegExp) => results(page).getByRole("option", { name }).first()

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Search" }).fill(text)
}

test("records are found by their names and opened with the keyboard alone", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/access-control")
  await search(page, "Ada Lindq")
  await option(page, /Ada Lindqvist/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("Enter")
  await page.waitForURL("**/apps/user/view/1")
  // The last opened record is listed first the next time, before any input.
  await page.keyboard.press("Control+k")
  await results(page).getByText("Recent", { exact: true }).waitFor()
  await option(page, /Ada Lindqvist/).waitFor()
  await page.keyboard.press("Escape")
  await results(page).waitFor({ state: "detached" })
})

test("users without permission find no users, invoices and other records", async () => {
  const { page } = await openAs("client@demo.com")
  await visit(page, "/access-control")
  await search(page, "an")
  await page.getByText("No results here.").first().waitFor()
  for (const group of ["Invoices", "E-mail", "Tasks", "New invoice", "New user"]) {
    expect([group, await results(page).getByText(group, { exact: true }).count()]).toEqual([group, 0])
  }
  await page.getByRole("combobox", { name: "Search" }).fill("access")
  await option(page, /Access control/).waitFor()
})

/** Actions that create a record, each with a wait for the form it opens. */
const beginnings: [string, (page: Page) => Promise<void>][] = [
  [
    "New task",
    (page) =>
      page
        .getByRole("dialog", { name: "New task" })
        .getByLabel(/^Title/)
        .waitFor(),
  ],
  ["New e-mail", (page) => page.getByPlaceholder("Subject").waitFor()],
  [
    "New event",
    (page) =>
      page
        .getByRole("dialog")
        .getByLabel(/^Title/)
        .waitFor(),
  ],
  [
    "New user",
    (page) =>
      page
        .getByRole("dialog")
        .getByLabel(/^Full name/)
        .waitFor(),
  ],
  ["New invoice", (page) => page.waitForURL("**/apps/invoice/add")],
]

test.each(beginnings)("%s creates one, from any screen", async (name, begun) => {
  const { page } = await openFounder()
  await visit(page, "/access-control")
  await search(page, name)
  await option(page, name).click()
  await begun(page)
})

test("skin, language and sign-out are actions too", async () => {
  const { page } = await openFounder()
  await visit(page, "/access-control")
  await search(page, "dark")
  await option(page, "Switch between light and dark").click()
  await page.locator("html.dark").waitFor()
  await search(page, "deutsch")
  await option(page, /Deutsch/).click()
  await page.waitForURL("**/de/access-control")
  await page.waitForLoadState("networkidle")
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill("abmelden")
  await page.getByRole("option", { name: "Abmelden" }).first().click()
  await page.waitForURL("**/login**")
})

test("a task's due date is written in the reader's language", async () => {
  const { page } = await openFounder()
  await visit(page, "/access-control")
  await page.request.post("/api/apps/todo/add-tasks", {
    headers: { origin: new URL(page.url()).origin },
    data: { task: { title: "Count the winter stock", dueDate: "2027-01-05" } },
  })
  await search(page, "winter stock")
  await option(page, /Count the winter stock/).waitFor()
  expect(await option(page, /Count the winter stock/).innerText()).toContain("Jan 5, 2027")
})
