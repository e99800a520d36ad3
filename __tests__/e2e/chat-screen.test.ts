import { axeFindings, openAs, phone, reload, withBrowser } from "../support/browser"
import {
  admin,
  bubble,
  field,
  forgetBroken,
  fresh,
  idOf,
  log,
  row,
  say,
  texts,
  visitTalk,
} from "../support/conversation"
import { pick } from "../support/gestures"
import { until } from "../support/until"

const { server } = withBrowser()

test("the first HTML has the conversation", async () => {
  const { page } = await openAs(admin)
  const html = await (await page.request.get("/apps/chat?contact=3")).text()
  expect(html).toContain("Does the grey look like the sample?")
  expect(html).toContain("Jonas Weidner")
})

test("messages waiting for a connection survive a reload, and a draft stays with its contact", async () => {
  const window = await openAs(admin)
  const { page } = window
  await visitTalk(page, 5)
  const text = fresh("Written in a tunnel")
  await page.route("**/apps/chat/send-msg", (route) => route.abort("connectionfailed"))
  await say(page, text)
  await log(page).getByRole("img", { name: "Waiting for a connection" }).waitFor()
  await field(page).fill("Half a thought")
  await row(page, "Jonas Weidner").click()
  await page.getByRole("textbox", { name: "Message to Jonas Weidner" }).waitFor()
  expect(await field(page).inputValue()).toBe("")
  await page.getByText("Half a thought").waitFor()
  await page.unroute("**/apps/chat/send-msg")
  await visitTalk(page, 5)
  expect(await field(page).inputValue()).toBe("Half a thought")
  await bubble(page, text).waitFor()
  await log(page).getByRole("img", { name: "Sent" }).last().waitFor()
  await field(page).fill("")
  forgetBroken(window)
})

test("clearing with undo, muting, and search with Back work, and are in the URL", async () => {
  const { page } = await openAs(admin)
  await visitTalk(page, 6)
  const before = await texts(page)
  const act = async (name: string) => {
    await page.getByRole("button", { name: "More options for this chat" }).click()
    await pick(page, name)
  }
  if (before.length === 0) {
    await say(page, "Something to clear")
    await bubble(page, "Something to clear").waitFor()
    await log(page).getByRole("img", { name: "Sent" }).last().waitFor()
  }
  await act("Clear chat")
  await page.getByText("No messages yet").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await log(page).locator("[data-tip] > p").first().waitFor()

  await act("Mute")
  await page.locator("header").getByRole("img", { name: "Muted" }).waitFor()
  await reload(page)
  await page.locator("header").getByRole("img", { name: "Muted" }).waitFor()
  await act("Unmute")
  await page.locator("header").getByRole("img", { name: "Muted" }).waitFor({ state: "detached" })

  await visitTalk(page, 3)
  await page.getByRole("button", { name: "Search in this chat" }).click()
  await page.getByRole("searchbox", { name: "Search messages" }).fill("ribbon")
  await page.waitForURL(/find=ribbon/)
  await reload(page)
  await page.getByRole("button", { name: /new ribbon has come/ }).click()
  await log(page)
    .locator("[data-message]:focus")
    .getByText(/new ribbon/)
    .waitFor()
  await page.getByRole("searchbox", { name: "Search messages" }).fill("nothing says this")
  await page.getByText("No matches").waitFor()
})

test("with thousands of messages, older ones load on scrolling, and a distant one is found", async () => {
  const { page } = await openAs(admin)
  const id = await idOf(page, "Noah Whitcombe")
  const post = (message: string) =>
    page.request.post("/apps/chat/send-msg", {
      data: { obj: { message, contact: { id } } },
      headers: { origin: server().url },
    })
  const count = 320
  expect((await post("The very first")).status()).toBe(201)
  for (let at = 0; at < count; at += 40) await Promise.all(Array.from({ length: 40 }, (_, i) => post(`Line ${at + i}`)))
  await visitTalk(page, id)
  const shown = () => log(page).locator("[data-message]").count()
  expect(await shown()).toBeLessThan(120)
  const bottom = log(page).locator("[data-message]").last()
  expect(await bottom.isVisible()).toBe(true)
  const scroll = async () => {
    await log(page).evaluate((element) => element.scrollBy(0, -3000))
    return (await shown()) >= count
  }
  await until(scroll, `${count} messages are shown`, 30_000)
  await page.getByRole("button", { name: "Latest" }).click()
  await page.getByRole("button", { name: "Latest" }).waitFor({ state: "detached" })

  await visitTalk(page, id)
  await page.getByRole("button", { name: "Search in this chat" }).click()
  await page.getByRole("searchbox", { name: "Search messages" }).fill("very first")
  await page.getByRole("button", { name: /The very first/ }).click()
  const found = log(page).locator("[data-message]").getByText("The very first")
  await found.waitFor()
  expect(await found.isVisible()).toBe(true)
})

test("the keyboard alone is enough to choose a contact, write, and return to the list on a phone", async () => {
  const { page } = await openAs(admin)
  await visitTalk(page)
  await row(page, "Ingrid Lindqvist").focus()
  await page.keyboard.press("Enter")
  await page.waitForURL(/contact=3/)
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA")
  const text = fresh("By keyboard")
  await page.keyboard.type(text)
  await page.keyboard.press("Shift+Enter")
  await page.keyboard.type("two lines")
  await page.keyboard.press("Enter")
  await log(page).getByText(text).waitFor()

  await page.setViewportSize(phone)
  await page.getByRole("button", { name: "All chats" }).focus()
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => !url.search)
  await page.waitForFunction(() => document.activeElement?.getAttribute("href") === "?contact=3")
  await page.goBack()
  await field(page).waitFor()
})

test("axe finds nothing in the conversation, its search and its drawers", async () => {
  const { page } = await openAs(admin)
  for (const search of ["", "?contact=3", "?contact=3&find=ribbon", "?contact=3&open=contact", "?open=profile"]) {
    await page.goto(`/apps/chat${search}`)
    if (search.includes("open")) await page.getByRole("dialog").getByRole("heading").first().waitFor()
    if (search.includes("find")) await page.getByText("message found").first().waitFor()
    expect([search, await axeFindings(page)]).toEqual([search, []])
  }
})
