import type { Page } from "playwright-core"
import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"

const { server } = withBrowser()
const tab = "/pages/account-settings?tab=apiKeys"
const confirmDialog = (page: Page) => page.getByRole("dialog", { name: "Confirm your identity" }).locator("form")
const status = async (token: string, path: string, method = "GET") => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const body = method === "POST" ? JSON.stringify({ task: { title: "By a program" } }) : undefined
  return (await fetch(`${server().url}${path}`, { method, headers, body })).status
}

async function confirm(page: Page, password: string) {
  await confirmDialog(page).getByLabel("Your password").fill(password)
  await page.keyboard.press("Enter")
}

test("a key is made, shown once, used by a program, and revoked", async () => {
  const { page, account } = await openFounder()
  await visit(page, tab)
  await page.getByText("No API keys yet").waitFor()
  await page.getByRole("button", { name: "Create key" }).click()
  const form = page.getByRole("dialog")
  await form.getByRole("button", { name: "Create key" }).click()
  await form.getByText("This field is required.").waitFor()
  await form.getByRole("textbox", { name: "Name" }).fill("Bookkeeping")
  await form.getByRole("radio", { name: "Choose areas" }).check()
  await form.getByRole("button", { name: "Create key" }).click()
  await form.getByText("Tick at least one area.").waitFor()
  await form.getByRole("checkbox", { name: "Change: To-do" }).check()
  expect(await form.getByRole("checkbox", { name: "Read: To-do" }).isChecked()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Create key" }).click()
  await confirm(page, account.password)

  const ready = page.getByRole("dialog", { name: "Bookkeeping is ready" })
  const token = await ready.getByRole("textbox", { name: "Key", exact: true }).inputValue()
  expect(token).toMatch(/^cl_[0-9A-Za-z]{38}$/)
  expect(await ready.getByRole("textbox", { name: "Try it in a terminal" }).inputValue()).toContain(token)
  expect(await axeFindings(page)).toEqual([])
  expect(await status(token, "/apps/todo/tasks")).toBe(200)
  expect(await status(token, "/apps/todo/add-tasks", "POST")).toBe(201)
  expect(await status(token, "/api/users/list/data")).toBe(403)
  await ready.getByRole("button", { name: "Done" }).click()
  await ready.waitFor({ state: "detached" })
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bookkeeping" })
  await row.getByText("Reads and changes: To-do.").waitFor()
  expect(await page.content()).not.toContain(token)

  await row.getByRole("button", { name: "Revoke Bookkeeping" }).click()
  await page.getByText("You can’t undo this", { exact: false }).waitFor()
  await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click()
  await row.getByText("Revoked").waitFor()
  expect(await status(token, "/apps/todo/tasks")).toBe(401)
})

test("a key is renamed, loses an area and gets an earlier last day", async () => {
  const { page, account } = await openFounder()
  await visit(page, tab)
  await page.getByRole("button", { name: "Create key" }).click()
  const form = page.getByRole("dialog")
  await form.getByRole("textbox", { name: "Name" }).fill("Bookkeeping")
  await form.getByRole("radio", { name: "Choose areas" }).check()
  await form.getByRole("checkbox", { name: "Change: To-do" }).check()
  await form.getByRole("checkbox", { name: "Read: Audit log" }).check()
  await form.getByLabel("Works for").selectOption("365")
  await form.getByRole("button", { name: "Create key" }).click()
  await confirm(page, account.password)
  const ready = page.getByRole("dialog", { name: "Bookkeeping is ready" })
  const token = await ready.getByRole("textbox", { name: "Key", exact: true }).inputValue()
  await ready.getByRole("button", { name: "Done" }).click()

  await page.getByRole("button", { name: "Edit Bookkeeping" }).click()
  const drawer = page.getByRole("dialog", { name: "Edit Bookkeeping" })
  await drawer.getByRole("textbox", { name: "Name" }).fill("Reader")
  await drawer.getByRole("checkbox", { name: "Change: To-do" }).uncheck()
  const day = new Date(Date.now() + 10 * 86_400_000)
  await drawer.getByLabel("Last day").fill(day.toISOString().slice(0, 10).split("-").reverse().join("/"))
  expect(await axeFindings(page)).toEqual([])
  await drawer.getByRole("button", { name: "Save changes" }).click()
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Reader" })
  await row.getByText("Reads: To-do and Audit log.").waitFor()
  expect(await status(token, "/apps/todo/tasks")).toBe(200)
  expect(await status(token, "/apps/todo/add-tasks", "POST")).toBe(403)
})

test("on a phone an administrator sees the keys of everyone", async () => {
  const { page, account } = await openFounder({ viewport: phone, hasTouch: true, isMobile: true, colorScheme: "dark" })
  await visit(page, tab)
  await page.getByRole("button", { name: "Create key" }).tap()
  const form = page.getByRole("dialog")
  await form.getByRole("textbox", { name: "Name" }).fill("A program with a rather long name that has to wrap")
  await form.getByLabel("Works for").selectOption("never")
  await form.getByText("An expiry is safer.", { exact: false }).waitFor()
  expect(await overflow(page)).toBe(0)
  await form.getByRole("button", { name: "Create key" }).tap()
  await confirm(page, account.password)
  await page.getByRole("button", { name: "Done" }).tap()
  await page.getByText("Everyone’s keys").tap()
  await page.getByText(/^Created by /).waitFor()
  await page.getByRole("button", { name: /^Edit A program/ }).tap()
  await page.getByRole("dialog").getByRole("checkbox", { name: "Read: Everything" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
