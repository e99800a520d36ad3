import sharp from "sharp"
import { withBrowser } from "../support/browser"
import { both, bubble, field, forgetBroken, fresh, log, row, say, texts, visitTalk } from "../support/conversation"
import { pick } from "../support/gestures"
import { dangers, payloads } from "../support/payloads"

const { server } = withBrowser()

test("two users chat live, with presence, typing and read marks", async () => {
  const { ada, tomas } = await both(server().url)
  await ada.page.getByRole("banner").or(ada.page.locator("header")).getByText("Online").first().waitFor()

  await field(tomas.page).pressSequentially("Hel")
  await ada.page.getByText("typing…").first().waitFor()
  const hello = fresh("Hello Ada")
  await say(tomas.page, hello)
  await bubble(ada.page, hello).waitFor()
  // Ada looks at it, so Tomás learns that she has read it.
  await log(tomas.page).getByRole("img", { name: "Read" }).last().waitFor()
  await ada.page.getByText("typing…").first().waitFor({ state: "detached" })

  const response = fresh("Hello Tomás")
  await say(ada.page, response)
  await bubble(tomas.page, response).waitFor()

  // Outside the conversation, the message is counted as unread instead.
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

test("a dropped connection loses and duplicates no message and keeps the order", async () => {
  const { ada, tomas } = await both(server().url)
  const words = ["one", "two", "three", "four"].map(fresh)
  await say(tomas.page, words[0] as string)
  await bubble(ada.page, words[0] as string).waitFor()

  await tomas.context.setOffline(true)
  await tomas.page.getByText(/^You’re offline/).waitFor()
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

  // The response gets lost: the message is sent again and exists once.
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

test("a blocked user sees that their message was rejected, and can send it once they are unblocked", async () => {
  const { ada, tomas } = await both(server().url)
  await ada.page.getByRole("button", { name: "More options for this chat" }).click()
  await pick(ada.page, "Block")
  await ada.page.getByText("Tomás Ferreira is blocked").waitFor()
  const text = fresh("Why?")
  await say(tomas.page, text)
  await tomas.page.getByText("This person doesn’t accept messages from you.").waitFor()
  await ada.page.getByRole("button", { name: "Unblock" }).click()
  await field(ada.page).waitFor()
  await tomas.page.getByRole("button", { name: "Try again" }).click()
  await bubble(ada.page, text).waitFor()
})

test("a picture is sent, seen by the other user, and enlarged; an emoji is found by its name", async () => {
  const { ada, tomas } = await both(server().url)
  const colours = { width: 40, height: 30, channels: 3 as const, background: "teal" }
  const png = await sharp({ create: colours }).png().toBuffer()
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

  await ada.page.getByRole("button", { name: "Insert an emoji" }).click()
  await ada.page
    .getByRole("searchbox", { name: "Search emoji" })
    .or(ada.page.getByPlaceholder("Search emoji"))
    .first()
    .fill("thumbs up")
  await ada.page.getByText(/^👍/).first().waitFor()
  await ada.page.keyboard.press("Enter")
  await ada.page.waitForFunction(() => document.querySelector("textarea")?.value.includes("👍"))
  await field(ada.page).fill("")
})

test("a changed profile is saved, and others see it", async () => {
  const { ada, tomas } = await both(server().url)
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

test("hostile texts stay text as message, about and draft", async () => {
  const { ada, tomas } = await both(server().url)
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
  await field(tomas.page).fill("")
})
