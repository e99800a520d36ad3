import type { Page } from "playwright-core"
import { openAs, type Window } from "./browser"
import { beginWriting } from "./gestures"
import { permit } from "./permissions"

export const list = "/pages/blog/list"

/** Lets the client read and write posts, but not publish them. */
export async function letClientWrite({ page }: Window, server: string): Promise<void> {
  const rules = [
    { action: "read", subject: "Auth" },
    { action: "read", subject: "Blog" },
    { action: "create", subject: "Blog" },
  ]
  await permit(page, server, rules)
}

/** Ada, who publishes, and Tomás, who writes,, in separate browsers. */
export async function both(server: string): Promise<{ ada: Window; tomas: Window }> {
  const ada = await openAs("admin@demo.com")
  await letClientWrite(ada, server)
  return { ada, tomas: await openAs("client@demo.com") }
}

/** Opens a page that gets live updates. */
export async function listening(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse(/\/api\/live/)
  await page.goto(path)
  await live
}

export const titles = (page: Page) => page.locator("article h3").allInnerTexts()
export const card = (page: Page, title: string) => page.locator("article").filter({ hasText: title })
export const commentBox = (page: Page) => page.getByRole("textbox", { name: "Your comment" })

let uniqueCount = 0
/** A unique title. */
export const fresh = (title: string) => `${title} ${Date.now()}-${++uniqueCount}`

/** Writes a post in its form and saves it as a draft. */
export async function writeDraft(page: Page, title: string, text: string): Promise<void> {
  await page.goto("/pages/blog/edit/new")
  await (await beginWriting(page.getByRole("main"), "Text")).pressSequentially(text)
  await page.getByRole("textbox", { name: "Title" }).fill(title)
  await page.getByRole("button", { name: "Save post" }).click()
  await page.waitForURL(/\/pages\/blog\/detail\/\d+/)
}
