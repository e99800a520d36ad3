import { openAs, visit, withBrowser } from "../support/browser"
import { admin, both, client, field, fresh, log, say } from "../support/conversation"
import { permit } from "../support/permissions"

const { server } = withBrowser()

test("a message shows in bell, menu and title of another screen, and not once it is read", async () => {
  const { ada, tomas } = await both(server().url)
  await visit(tomas.page, "/access-control")
  const menu = tomas.page.getByRole("navigation", { name: "Main menu" })
  // Right after both opened the conversation, which used to keep the bell silent.
  for (const n of [1, 2]) await say(ada.page, fresh(`Hello ${n}`))
  await menu.getByRole("link", { name: /^Chat.*2 unread/ }).waitFor()
  await tomas.page.waitForFunction(() => document.title.startsWith("(2) "))
  await tomas.page.getByRole("button", { name: /^Notifications/ }).click()
  await tomas.page.getByText("Ada Lindqvist sent you 2 chat messages").click()
  await tomas.page.waitForURL(/\/apps\/chat\?contact=1/)
  await tomas.page.waitForFunction(() => !/^\(\d/.test(document.title))
  await menu.getByRole("link", { name: "Chat", exact: true }).waitFor()
})

test("a pasted text beyond the limit stays whole, and an address becomes a link", async () => {
  const { ada } = await both(server().url)
  const text = `www.example.org/${"x".repeat(5000)}`
  await field(ada.page).fill(text)
  await ada.page.getByText(/^16 characters too many/).waitFor()
  await field(ada.page).press("Enter")
  expect(await field(ada.page).inputValue()).toBe(text)
  await say(ada.page, fresh("Look at www.example.org/a and ada@example.org"))
  for (const [name, href] of [
    ["www.example.org/a", "https://www.example.org/a"],
    ["ada@example.org", "mailto:ada@example.org"],
  ] as const) {
    expect(await log(ada.page).getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href)
  }
})

test("permissions that are taken away show at once, in menu, notice and screen", async () => {
  const ada = await openAs(admin)
  const rules = ["Chat", "Task"].map((subject) => ({ action: "manage", subject }))
  const auth = { action: "read", subject: "Auth" }
  await permit(ada.page, server().url, [...rules, auth])
  const tomas = await openAs(client)
  const live = tomas.page.waitForResponse((response) => response.url().includes("/api/live"))
  await tomas.page.goto("/apps/todo")
  await live
  const menu = tomas.page.getByRole("navigation", { name: "Main menu" })
  await menu.getByRole("link", { name: /^Chat/ }).waitFor()
  await permit(ada.page, server().url, [...rules.slice(1), auth])
  await tomas.page.getByText("Your permissions have changed").waitFor()
  await menu.getByRole("link", { name: /^Chat/ }).waitFor({ state: "detached" })
  await permit(ada.page, server().url, [auth])
  await tomas.page.waitForURL(/\/misc\/not-authorized/)
})
