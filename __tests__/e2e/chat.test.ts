import type { Page } from "playwright-core"
import { axeFindings, openAs, phone, scriptBytes, type Window, withBrowser } from "../support/browser"
import { dangers, payloads, requestsOutside } from "../support/payloads"

const { server } = withBrowser()

const admin = "admin@demo.com"
const client = "client@demo.com"
const most = 330_000

/** Lets the client use the chat, which its role does not. */
async function letClientChat({ page }: Window): Promise<void> {
  const rules = [
    { action: "manage", subject: "Chat" },
    { action: "read", subject: "Auth" },
  ]
  const answer = await page.request.post("/apps/users/update-permissions", {
    data: { id: 2, permissions: rules },
    headers: { origin: server().url },
  })
  expect(answer.status()).toBe(200)
}

/** Ada and Tomás, each in a browser of their own, in their talk with each other. */
async function both(): Promise<{ ada: Window; tomas: Window }> {
  const ada = await openAs(admin)
  await letClientChat(ada)
  const tomas = await openAs(client)
  await visitTalk(ada.page, 2)
  await visitTalk(tomas.page, 1)
  return { ada, tomas }
}

/** A page with a stream of events never falls silent; its stream says when it is there. */
async function visitTalk(page: Page, id?: number): Promise<void> {
  const live = page.waitForResponse("**/api/live")
  await page.goto(`/apps/chat${id ? `?contact=${id}` : ""}`)
  await live
  await page.getByRole("button", { name: /^Your profile/ }).waitFor()
}

const field = (page: Page) => page.getByRole("textbox", { name: /^Message to/ })
const log = (page: Page) => page.getByRole("region", { name: /^Messages with/ })
const bubble = (page: Page, text: string) => log(page).locator("[data-tip] > p").getByText(text, { exact: true })
const row = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) })

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press("Enter")
}

/** Chromium says in the console that there was no connection; here that is what is tried. */
function forgetBroken({ complaints }: Window): void {
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/net::ERR_(INTERNET|CONNECTION)_/.test(line)))
}

/** The id of somebody in the list. */
async function idOf({ request }: Page, name: string): Promise<number> {
  const { contacts } = await (await request.get("/api/apps/chat/chats-and-contacts")).json()
  return contacts.find(({ fullName }: { fullName: string }) => fullName === name).id
}

let told = 0
/** A text nobody has written yet. */
const fresh = (text: string) => `${text} ${Date.now()}-${++told}`

const texts = (page: Page) => log(page).locator("[data-tip] > p").allTextContents()

test("the talk stands in the first HTML", async () => {
  const { page } = await openAs(admin)
  const html = await (await page.request.get("/apps/chat?contact=3")).text()
  expect(html).toContain("Does the grey look like the sample?")
  expect(html).toContain("Jonas Weidner")
})

test("two people talk live: messages, presence, typing and read marks", async () => {
  const { ada, tomas } = await both()
  await ada.page.getByRole("banner").or(ada.page.locator("header")).getByText("Online").first().waitFor()

  await field(tomas.page).pressSequentially("Hel")
  await ada.page.getByText("typing…").first().waitFor()
  const hello = fresh("Hello Ada")
  await say(tomas.page, hello)
  await bubble(ada.page, hello).waitFor()
  // Ada looks at it, so Tomás learns that she has read it.
  await log(tomas.page).getByRole("img", { name: "Read" }).last().waitFor()
  await ada.page.getByText("typing…").first().waitFor({ state: "detached" })

  const answer = fresh("Hello Tomás")
  await say(ada.page, answer)
  await bubble(tomas.page, answer).waitFor()

  // Away from the talk it counts instead.
  await row(tomas.page, "Ada Lindqvist").waitFor()
  await tomas.page.goto("/apps/chat")
  await row(tomas.page, "Ada Lindqvist").waitFor()
  for (const i of [1, 2]) await say(ada.page, fresh(`Waiting ${i}`))
  await row(tomas.page, "Ada Lindqvist").getByText("2 new messages").waitFor()
  expect(await log(ada.page).getByRole("img").last().getAttribute("aria-label")).toBe("Sent")
  await row(tomas.page, "Ada Lindqvist").click()
  await tomas.page.getByText("New messages", { exact: true }).waitFor()
  await log(ada.page).getByRole("img", { name: "Read" }).last().waitFor()
  expect(await row(tomas.page, "Ada Lindqvist").getByText("new message").count()).toBe(0)

  await tomas.context.close()
  await ada.page.locator("header").getByText("Offline").first().waitFor()
})

test("a dropped connection loses nothing, doubles nothing and keeps the order", async () => {
  const { ada, tomas } = await both()
  const words = ["one", "two", "three", "four"].map(fresh)
  await say(tomas.page, words[0] as string)
  await bubble(ada.page, words[0] as string).waitFor()

  await tomas.context.setOffline(true)
  await tomas.page.getByText("No connection.").waitFor()
  for (const word of words.slice(1, 3)) await say(tomas.page, word)
  await log(tomas.page)
    .getByRole("img", { name: "Waiting for a connection" })
    .or(log(tomas.page).getByRole("img", { name: "Sending…" }))
    .last()
    .waitFor()
  const meanwhile = fresh("Are you still there?")
  await say(ada.page, meanwhile)
  await tomas.context.setOffline(false)
  await bubble(tomas.page, meanwhile).waitFor()
  await bubble(ada.page, words[2] as string).waitFor()

  // The answer gets lost on its way back: it is sent again, and is there once.
  await tomas.page.route(
    "**/apps/chat/send-msg",
    async (route) => {
      await route.fetch()
      await route.abort("connectionreset")
    },
    { times: 1 },
  )
  await say(tomas.page, words[3] as string)
  await bubble(ada.page, words[3] as string).waitFor()
  await log(tomas.page)
    .getByRole("img", { name: /Sending|Waiting/ })
    .first()
    .waitFor({ state: "detached" })

  for (const { page } of [ada, tomas]) {
    const seen = (await texts(page)).filter((text) => [...words, meanwhile].includes(text))
    expect(seen.filter((text) => text !== meanwhile)).toEqual(words)
    expect(seen).toHaveLength(words.length + 1)
  }
  expect(await texts(ada.page)).toEqual(await texts(tomas.page))
  forgetBroken(tomas)
})

test("what waits for a connection outlives a reload, and a draft waits for its contact", async () => {
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

test("a blocked person is told that their message is not taken, and can send it once they are unblocked", async () => {
  const { ada, tomas } = await both()
  await ada.page.getByRole("button", { name: "More about this chat" }).click()
  await ada.page.getByRole("menuitem", { name: "Block" }).click()
  await ada.page.getByText("Tomás Ferreira is blocked").waitFor()
  const text = fresh("Why?")
  await say(tomas.page, text)
  await tomas.page.getByText("This person does not take messages from you.").waitFor()
  await ada.page.getByRole("button", { name: "Unblock" }).click()
  await field(ada.page).waitFor()
  await tomas.page.getByRole("button", { name: "Try again" }).click()
  await bubble(ada.page, text).waitFor()
})

test("clear with undo, mute, search and its way back, each in the address", async () => {
  const { page } = await openAs(admin)
  await visitTalk(page, 6)
  const before = await texts(page)
  const act = async (name: string) => {
    await page.getByRole("button", { name: "More about this chat" }).click()
    await page.getByRole("menuitem", { name }).click()
  }
  if (before.length === 0) {
    await say(page, "Something to clear")
    await bubble(page, "Something to clear").waitFor()
    await log(page).getByRole("img", { name: "Sent" }).last().waitFor()
  }
  await act("Clear chat")
  await page.getByText("Nothing here yet").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await log(page).locator("[data-tip] > p").first().waitFor()

  await act("Mute")
  await page.locator("header").getByRole("img", { name: "Muted" }).waitFor()
  await page.reload()
  await page.locator("header").getByRole("img", { name: "Muted" }).waitFor()
  await act("Unmute")
  await page.locator("header").getByRole("img", { name: "Muted" }).waitFor({ state: "detached" })

  await visitTalk(page, 3)
  await page.getByRole("button", { name: "Search in this chat" }).click()
  await page.getByRole("searchbox", { name: "Search messages" }).fill("ribbon")
  await page.waitForURL(/find=ribbon/)
  await page.reload()
  await page.getByRole("button", { name: /new ribbon has come/ }).click()
  await log(page)
    .locator("[data-message]:focus")
    .getByText(/new ribbon/)
    .waitFor()
  await page.getByRole("searchbox", { name: "Search messages" }).fill("nothing says this")
  await page.getByText("No match").waitFor()
})

test("thousands of messages: older ones come while one scrolls, and a far one is found", async () => {
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
  for (let i = 0; i < 40 && (await shown()) < count; i++) {
    await log(page).evaluate((element) => element.scrollBy(0, -3000))
    await page.waitForTimeout(50)
  }
  expect(await shown()).toBeGreaterThanOrEqual(count)
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

test("a picture is sent, seen by the other one, and enlarged; an emoji is picked by its name", async () => {
  const { ada, tomas } = await both()
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC",
    "base64",
  )
  await ada.page.locator("input[type=file]").setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: png })
  await ada.page.getByText("dot.png").waitFor()
  const caption = fresh("Look")
  await say(ada.page, caption)
  await bubble(tomas.page, caption).waitFor()
  await tomas.page
    .getByRole("button", { name: /Picture from Ada Lindqvist/ })
    .last()
    .click()
  await tomas.page.waitForURL(/picture=/)
  await tomas.page.getByRole("dialog").getByRole("img").waitFor()
  await tomas.page.keyboard.press("Escape")

  const outside = requestsOutside(ada.context, server().url)
  await ada.page.getByRole("button", { name: "Insert an emoji" }).click()
  await ada.page
    .getByRole("searchbox", { name: "Search emoji" })
    .or(ada.page.getByPlaceholder("Search emoji"))
    .first()
    .fill("thumbs up")
  await ada.page.getByText("👍", { exact: true }).first().waitFor()
  await ada.page.keyboard.press("Enter")
  await ada.page.waitForFunction(() => document.querySelector("textarea")?.value.includes("👍"))
  expect(outside).toEqual([])
  await field(ada.page).fill("")
})

test("the own profile is saved, and the others see it", async () => {
  const { ada, tomas } = await both()
  await tomas.page.getByRole("button", { name: /^Your profile/ }).click()
  await tomas.page.waitForURL(/open=profile/)
  const drawer = tomas.page.getByRole("dialog")
  await drawer.getByLabel("About you").fill("x".repeat(121))
  expect(await drawer.getByRole("button", { name: "Save" }).isDisabled()).toBe(true)
  const about = fresh("At the fair until Friday")
  await drawer.getByLabel("About you").fill(about)
  await drawer.getByRole("button", { name: "Save" }).click()
  await drawer.getByText("Busy").click()
  await ada.page.locator("header").getByText("Busy").first().waitFor()
  await ada.page.locator("header").getByRole("button", { name: /Tomás/ }).click()
  await ada.page.getByRole("dialog").getByText(about).waitFor()
  await drawer.getByText("Online").click()
  await ada.page.getByRole("dialog").getByText("Online").waitFor()
})

test("hostile texts stay texts, as message, about and draft", async () => {
  const { ada, tomas } = await both()
  const outside = [ada, tomas].flatMap(({ context }) => [requestsOutside(context, server().url)])
  for (const message of payloads)
    await tomas.page.request.post("/apps/chat/send-msg", {
      data: { obj: { message, contact: { id: 1 } } },
      headers: { origin: server().url },
    })
  await ada.page.request.post("/apps/chat/users/update-profile-user", {
    data: { profileUser: { about: "<img src=x onerror=alert(1)>" } },
    headers: { origin: server().url },
  })
  await visitTalk(ada.page, 2)
  await visitTalk(tomas.page, 1)
  await field(tomas.page).fill(payloads[0] as string)
  await tomas.page.goto("/apps/chat")
  await tomas.page.getByText("Draft:").waitFor()
  await visitTalk(tomas.page, 1)
  const shown = await texts(ada.page)
  for (const payload of payloads.slice(-40)) expect(shown.map((text) => text.trim())).toContain(payload.trim())
  for (const { page } of [ada, tomas]) expect(await dangers(page)).toEqual([])
  expect(outside.flat()).toEqual([])
  await field(tomas.page).fill("")
})

test("keyboard alone: choose someone, write, and go back to the list on a phone", async () => {
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

test("axe finds nothing in the talk, its search and its drawers, and the scripts stay within their measure", async () => {
  const { page } = await openAs(admin)
  for (const search of ["", "?contact=3", "?contact=3&find=ribbon", "?contact=3&open=contact", "?open=profile"]) {
    await page.goto(`/apps/chat${search}`)
    if (search.includes("open")) await page.getByRole("dialog").getByRole("heading").first().waitFor()
    if (search.includes("find")) await page.getByText("message found").first().waitFor()
    expect([search, await axeFindings(page)]).toEqual([search, []])
  }
  if (!process.env.E2E_URL) {
    const fresh = await openAs(admin)
    expect(await scriptBytes(fresh.page, "/apps/chat?contact=3")).toBeLessThan(most)
  }
})
