import type { Page } from "playwright-core"
import { openAs, type Window } from "./browser"
import { permit } from "./permissions"

export const admin = "admin@demo.com"
export const client = "client@demo.com"

/** Gives the client access to the chat, which its role lacks. */
async function letClientChat({ page }: Window, server: string): Promise<void> {
  const rules = [
    { action: "manage", subject: "Chat" },
    { action: "read", subject: "Auth" },
  ]
  await permit(page, server, rules)
}

/** Ada and Tomás, in separate browsers, in their conversation with each other. */
export async function both(server: string): Promise<{ ada: Window; tomas: Window }> {
  const ada = await openAs(admin)
  await letClientChat(ada, server)
  const tomas = await openAs(client)
  await visitTalk(ada.page, 2)
  await visitTalk(tomas.page, 1)
  return { ada, tomas }
}

/** Waits for a page's event stream. Such a page never becomes idle. */
export async function visitTalk(page: Page, id?: number): Promise<void> {
  const live = page.waitForResponse((response) => response.url().includes("/api/live"))
  await page.goto(`/apps/chat${id ? `?contact=${id}` : ""}`)
  await live
  await page.getByRole("button", { name: /^Your profile/ }).waitFor()
}

export const field = (page: Page) => page.getByRole("textbox", { name: /^Message to/ })
export const log = (page: Page) => page.getByRole("region", { name: /^Messages with/ })
export const bubble = (page: Page, text: string) => log(page).locator("[data-tip] > p").getByText(text, { exact: true })
export const row = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) })

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press("Enter")
}

/** Removes Chromium's console errors about the missing connection, which the test causes on purpose. */
export function forgetBroken({ complaints }: Window): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((line) => !/net::ERR_(INTERNET|CONNECTION)_|net::ERR_FAILED/.test(line)),
  )
}

/** The id of a contact in the list. */
export async function idOf({ request }: Page, name: string): Promise<number> {
  const { contacts } = await (await request.get("/api/apps/chat/chats-and-contacts")).json()
  return contacts.find(({ fullName }: { fullName: string }) => fullName === name).id
}

let uniqueCount = 0
/** A unique text. */
export const fresh = (text: string) => `${text} ${Date.now()}-${++uniqueCount}`

export const texts = (page: Page) => log(page).locator("[data-tip] > p").allTextContents()
