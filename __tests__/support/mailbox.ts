import type { Page } from "playwright-core"
import { openAs, type Window } from "./browser"
import { beginWriting } from "./gestures"
import { callAs, permit } from "./permissions"

/** The rendered rows of the list. */
export const rows = (page: Page) =>
  page.getByRole("list", { name: /^(Inbox|Sent|Drafts|Starred|Trash|Spam)$/ }).getByRole("listitem")

/** The row that contains a text. */
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text })

export const openRow = (page: Page, text: string) => row(page, text).getByRole("link").click()

/** The composer. */
export const composer = (page: Page) =>
  page.locator("[role=dialog]").filter({ has: page.getByRole("button", { name: "Send", exact: true }) })

/** Goes to a folder by its link. */
export async function goToFolder(page: Page, name: string): Promise<void> {
  const folders = page.getByRole("navigation", { name: "Folders" })
  await folders.getByRole("link", { name: new RegExp(`^${name}`) }).click()
  await page
    .getByRole("list", { name })
    .or(page.getByText(/empty|No |Nothing/))
    .first()
    .waitFor()
}

/** Starts an e-mail by keyboard. */
export async function write(page: Page, to: string, subject: string, text: string): Promise<void> {
  await page.keyboard.press("c")
  const box = composer(page)
  await box.getByRole("combobox", { name: "To" }).fill(to)
  await page.keyboard.press("Enter")
  await box.getByRole("textbox", { name: "Subject" }).fill(subject)
  await (await beginWriting(box, "Text")).fill(text)
}

/** Sends requests as the user of a page, without the screen. `server` returns its URL. */
export const poster = (server: () => string) => (page: Page, path: string, data: object) =>
  callAs(page, server(), path, data)

/** A colleague of the administrator with access to e-mail. */
export async function colleagueOf(admin: Window, server: string, action = "manage"): Promise<Window> {
  const permissions = ["Mail", "Auth"].map((subject) => ({ action, subject }))
  await permit(admin.page, server, permissions)
  return openAs("client@demo.com")
}
