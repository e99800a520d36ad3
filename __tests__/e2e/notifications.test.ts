import type { Page } from "playwright-core"
import { openAs, visit, withBrowser } from "../support/browser"
import { callAs, permit } from "../support/permissions"

const { server } = withBrowser()

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole("region", { name: "Notifications" })
const row = (page: Page, text: string) => panel(page).getByRole("link").filter({ hasText: text }).first()
let uniqueCount = 0
const fresh = (what: string) => `${what} ${Date.now().toString(36)}${++uniqueCount}`

const post = (page: Page, path: string, data: object) => callAs(page, server().url, path, data)

const subjects = ["Mail", "Task", "Invoice", "Account", "Profile", "Blog"]

/** Ada, an administrator, and Tomás, a client with additional permissions. */
async function both(): Promise<{ ada: Page; tomas: Page }> {
  const { page: ada } = await openAs("admin@demo.com")
  const permissions = subjects.map((subject) => ({ action: "manage", subject }))
  await permit(ada, server().url, permissions)
  const { page: tomas } = await openAs("client@demo.com")
  await post(tomas, "/notifications/read", { all: true })
  await visit(tomas, "/access-control")
  return { ada, tomas }
}

test("an e-mail, a task, a mention and a payment notify an open page, and link to their subject", async () => {
  const { ada, tomas } = await both()
  const [mail, task, mention] = [fresh("Paper"), fresh("Count"), fresh("Ask")]
  const email = { to: [{ name: "Tomás", email: "client@demo.com" }], subject: mail, message: "<p>Look</p>" }

  await post(ada, "/apps/email/send-email", { email })
  await tomas.getByRole("button", { name: "Notifications, 1 unread" }).waitFor()
  await bell(tomas).click()
  await row(tomas, mail).click()
  await tomas.waitForURL("**/apps/email?mail=*")
  await tomas.getByRole("heading", { name: mail }).waitFor()

  await post(ada, "/apps/todo/add-tasks", { task: { title: task, assignee: { id: 2 } } })
  await tomas.getByRole("button", { name: "Notifications, 1 unread" }).waitFor()
  await bell(tomas).click()
  await row(tomas, task).click()
  const title = tomas.getByRole("dialog", { name: "Task" }).getByLabel(/^Title/)
  await title.waitFor()
  expect(await title.inputValue()).toBe(task)

  // A drawer covers the bell.
  await visit(tomas, "/access-control")
  const { general } = await (await tomas.request.get("/api/account-setting/data")).json()
  await post(ada, "/apps/todo/add-tasks", { task: { title: mention, description: `<p>@${general.username}?</p>` } })
  await tomas.getByRole("button", { name: "Notifications, 1 unread" }).waitFor()

  const line = { item: "Paper", qty: 1, unitPriceMinor: 5000, vatRate: 0 }
  const { invoice } = await post(ada, "/apps/invoice/add-invoice", {
    invoice: { clientId: 1, salespersonId: 2, lines: [line] },
  })
  await post(ada, "/apps/invoice/record-payment", { id: invoice.id, amountMinor: 5000 })
  await tomas.getByRole("button", { name: "Notifications, 2 unread" }).waitFor()
  await tomas.goto("/access-control")
  await bell(tomas).click()
  expect(await row(tomas, mention).getAttribute("href")).toMatch(/\/apps\/todo\?task=\d+$/)
  await row(tomas, "paid €50.00").click()
  await tomas.waitForURL(`**/apps/invoice/preview/${invoice.id}`)
})

test("notifications are marked as read one by one and all at once, and a kind can be turned off", async () => {
  const { ada, tomas } = await both()
  const first = fresh("One")
  for (const title of [first, fresh("Two")]) {
    await post(ada, "/apps/todo/add-tasks", { task: { title, assignee: { id: 2 } } })
  }
  await tomas.getByRole("button", { name: "Notifications, 2 unread" }).waitFor()
  await bell(tomas).click()
  await row(tomas, first).click()
  await tomas.getByRole("button", { name: "Notifications, 1 unread" }).waitFor()
  await tomas.waitForURL("**/apps/todo?task=*")
  await tomas.goto("/access-control")
  await bell(tomas).click()
  await panel(tomas).getByRole("button", { name: "Mark all as read" }).click()
  await tomas.getByRole("button", { name: "Notifications", exact: true }).waitFor()

  await visit(tomas, "/pages/account-settings?tab=notifications")
  await tomas.getByRole("switch", { name: "Tasks assigned to me" }).uncheck()
  await tomas.getByRole("button", { name: "Save" }).first().click()
  await tomas.getByText("Saved", { exact: true }).waitFor()
  await post(ada, "/apps/todo/add-tasks", { task: { title: fresh("Unheard"), assignee: { id: 2 } } })
  const { unread } = await (await tomas.request.get("/api/notifications/data")).json()
  expect(unread).toBe(0)
  await post(tomas, "/notifications/update-settings", { settings: { task: true } })
})

test("the notifications of the sample data lead to existing screens", async () => {
  const { page } = await openAs("admin@demo.com")
  const { notifications } = await (await page.request.get("/api/notifications/data?perPage=50")).json()
  const kinds = new Map<string, { link: string; data: { title: string } }>()
  for (const one of notifications) kinds.set(one.kind, one)
  expect(kinds.size).toBeGreaterThan(2)
  for (const { link, data } of kinds.values()) {
    await page.goto(link)
    const shown = page
      .getByRole("main")
      .getByText(data.title)
      .or(page.locator(`input[value="${data.title}"]`))
    await shown.first().waitFor()
  }
})
