import type { Page } from "playwright-core"
import { type DemoEmail, enterAs, signInWith, visit, withBrowser } from "../support/browser"
import { both, field, fresh, visitTalk } from "../support/conversation"

const { server } = withBrowser()

/** Everything the browser stores for the site, as one text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))

/** Starts a message in the open conversation and waits until the browser has stored it. */
async function begin(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.waitForFunction((draft) => Object.values({ ...localStorage }).includes(draft), text)
}

/** Signs in through the form as the next user of the same browser, and opens a conversation. */
async function next(page: Page, email: DemoEmail, password: string, contact: number): Promise<void> {
  await signInWith(page, email, password)
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))
  await visitTalk(page, contact)
}

test("an unsent message is deleted on sign-out in another tab, and the next user never sees it", async () => {
  const { ada, tomas } = await both(server().url)
  await tomas.context.close()
  const draft = fresh("Between us: the takeover")
  await begin(ada.page, draft)

  const other = await ada.context.newPage()
  await visit(other, "/apps/user/list")
  await other.getByRole("button", { name: /Ada Lindqvist/ }).click()
  await other.getByText("Sign out", { exact: true }).click()
  for (const page of [other, ada.page]) {
    await page.waitForURL("**/login*")
    const kept = await stored(page)
    expect([kept.includes(draft), kept.includes("admin@demo.com")]).toEqual([false, false])
  }
  await next(ada.page, "client@demo.com", "client", 1)
  expect(await field(ada.page).inputValue()).toBe("")
})

test("a user who left without signing out leaves no data to the next user", async () => {
  const { page, context } = await enterAs("admin@demo.com")
  await page.waitForLoadState("networkidle")
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Search" }).fill("User list")
  await page.getByRole("option").first().waitFor()
  await page.keyboard.press("Enter")
  await page.waitForURL("**/apps/user/list*")
  expect(await stored(page)).toContain("recentSearches")
  await visitTalk(page, 2)
  const draft = fresh("Left on a shared computer")
  await begin(page, draft)
  // The browser was closed, and the session has expired.
  await context.clearCookies()
  await next(page, "client@demo.com", "client", 1)
  const kept = await stored(page)
  for (const text of [draft, "recentSearches", "admin@demo.com"])
    expect([text, kept.includes(text)]).toEqual([text, false])
})
