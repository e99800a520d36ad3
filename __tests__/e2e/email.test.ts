import type { Page } from "playwright-core"
import { axeFindings, open, openAs, overflow, phone, visit, type Window, withBrowser } from "../support/browser"
import { dangers, payloads, requestsOutside } from "../support/payloads"

const { server } = withBrowser()

const rows = (page: Page) =>
  page.getByRole("list", { name: /^(Inbox|Sent|Drafts|Starred|Trash|Spam)$/ }).getByRole("listitem")
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const openRow = (page: Page, text: string) => row(page, text).getByRole("link").click()
const composer = (page: Page) =>
  page.locator("[role=dialog]").filter({ has: page.getByRole("button", { name: "Send", exact: true }) })
const folder = async (page: Page, name: string) => {
  await page
    .getByRole("navigation", { name: "Folders" })
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click()
  await page
    .getByRole("list", { name })
    .or(page.getByText(/empty|No |Nothing/))
    .first()
    .waitFor()
}
const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(`/api${path}`, { data, headers: { origin: server().url } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** A colleague of the administrator, who may use mail. */
async function colleague(admin: Window): Promise<Window> {
  await post(admin.page, "/apps/users/update-permissions", {
    id: 2,
    permissions: ["Mail", "Auth"].map((subject) => ({ action: "manage", subject })),
  })
  return openAs("client@demo.com")
}

async function write(page: Page, to: string, subject: string, text: string): Promise<void> {
  await page.keyboard.press("c")
  const box = composer(page)
  await box.getByRole("combobox", { name: "To" }).fill(to)
  await page.keyboard.press("Enter")
  await box.getByRole("textbox", { name: "Subject" }).fill(subject)
  await box.getByRole("textbox", { name: "Text" }).fill(text)
}

test("the mails stand in the first HTML, and the address says where one is", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get("/apps/email/label/company")).text()
  const { mails } = await (await page.request.get("/api/apps/email/mailbox?label=company")).json()
  expect(mails.length).toBeGreaterThan(3)
  for (const { id } of mails.slice(0, 8)) expect(html).toContain(`mail=${id}`)
  await visit(page, "/apps/email")
  await folder(page, "Sent")
  expect(new URL(page.url()).pathname).toBe("/apps/email/sent")
  await rows(page).first().getByRole("link").click()
  await page.waitForURL(/sent\?mail=\d+/)
  const subject = await page.getByRole("region", { name: "Mail" }).getByRole("heading", { level: 2 }).innerText()
  await page.reload()
  await page.getByRole("heading", { name: subject, level: 2 }).waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === "/apps/email")
  expect((await page.request.get("/apps/email/attic")).status()).toBe(404)
})

test("two people: a mail arrives live, counts and bell too; the answer comes back into the thread", async () => {
  const sender = await openAs("admin@demo.com")
  const reader = await colleague(sender)
  await visit(reader.page, "/apps/email")
  await visit(sender.page, "/apps/email")
  await write(sender.page, "client@demo.com", "Paper for June", "How much would it be?")
  await composer(sender.page).getByRole("button", { name: "Send", exact: true }).click()
  await sender.page.getByText("Mail sent").waitFor()
  await row(reader.page, "Paper for June").waitFor({ timeout: 30_000 })
  expect(await row(reader.page, "Paper for June").innerText()).toMatch(/How much would it be/)

  await openRow(reader.page, "Paper for June")
  await reader.page.frameLocator("iframe").getByText("How much would it be?").waitFor()
  await reader.page.keyboard.press("r")
  const box = composer(reader.page)
  await box.getByText("Ada Lindqvist").first().waitFor()
  await box.getByRole("textbox", { name: "Text" }).fill("Twelve pounds.")
  await box.getByRole("button", { name: "Send", exact: true }).click()
  await row(sender.page, "Re: Paper for June").waitFor({ timeout: 30_000 })
  await openRow(sender.page, "Re: Paper for June")
  await sender.page.getByRole("button", { name: "View 1 earlier message" }).click()
  expect(await sender.page.getByRole("article").count()).toBe(2)
  expect((await reader.page.request.get("/api/apps/email/emails")).status()).toBe(200)
})

test("a mail that was sent can be taken back for ten seconds; drafts are kept as one types and can be discarded", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email/draft")
  await write(page, "elsewhere@example.com", "Too soon", "Not yet finished")
  await page.getByText("Draft saved").waitFor()
  await row(page, "Too soon").waitFor()
  await page.waitForURL(/compose=\d+/)
  await page.reload()
  await composer(page).getByText("Not yet finished").waitFor()
  await composer(page).getByRole("button", { name: "Send", exact: true }).click()
  await page.getByRole("button", { name: "Undo" }).click()
  await composer(page).getByText("Not yet finished").waitFor()
  await page.waitForTimeout(11_000)
  const sent = await (await page.request.get("/api/apps/email/mailbox?folder=sent")).json()
  expect(JSON.stringify(sent)).not.toContain("Too soon")
  await composer(page).getByRole("button", { name: "Discard draft" }).click()
  await row(page, "Too soon").waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Undo" }).last().click()
  await composer(page).getByText("Not yet finished").waitFor()
  await page.keyboard.press("Escape")
  await row(page, "Too soon").waitFor()
})

test("sent later: it waits among the drafts and says until when", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email/draft")
  await write(page, "elsewhere@example.com", "For tomorrow", "Good morning")
  await composer(page).getByRole("button", { name: "Send later" }).click()
  await page.getByRole("menuitem", { name: /Tomorrow morning/ }).click()
  await page.getByText(/The mail will be sent/).waitFor()
  await row(page, "For tomorrow")
    .getByRole("img", { name: /To be sent/ })
    .waitFor()
})

test("several at once: label, move with undo, select all; what fails is taken back with a message", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email")
  const [first, second] = [rows(page).nth(3), rows(page).nth(4)]
  const ids = await Promise.all([first, second].map((one) => one.locator("[data-mail]").getAttribute("data-mail")))
  const gone = (id: string | null, state: "attached" | "detached") =>
    page.locator(`[data-mail="${id}"]`).waitFor({ state })
  await first.getByRole("checkbox").check()
  await second.getByRole("checkbox").check()
  await page.getByText("2 selected").waitFor()
  await page.getByRole("button", { name: "Label", exact: true }).click()
  await page.getByRole("menuitem", { name: "Private" }).click()
  await first.getByText("Private").waitFor({ state: "attached" })
  await page.getByRole("button", { name: "Move to", exact: true }).click()
  await page.getByRole("menuitem", { name: "Spam" }).click()
  for (const id of ids) await gone(id, "detached")
  await page.getByRole("button", { name: "Undo" }).first().click()
  for (const id of ids) await gone(id, "attached")

  await page.getByRole("checkbox", { name: "Select all" }).check()
  await page.getByText(/^\d\d+ selected$/).waitFor()
  await page.getByRole("button", { name: "Clear selection" }).click()

  await page.route("**/update-emails", (route) =>
    route.fulfill({ status: 409, json: { error: "Broken.", code: "conflict" } }),
  )
  await first.getByRole("button", { name: /^Star/ }).click()
  await page.getByText("Broken.").waitFor()
  expect(await first.getByRole("button", { name: /^Star/ }).getAttribute("aria-pressed")).toBe("false")
})

test("keys: down, open, star, next, back, trash; search", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email")
  const before = await rows(page).count()
  await page.keyboard.press("j")
  await page.keyboard.press("j")
  await page.keyboard.press("s")
  await page.waitForResponse(/update-emails/)
  await page.keyboard.press("Enter")
  await page.waitForURL(/mail=\d+/)
  const opened = page.url()
  await page.getByRole("region", { name: "Mail" }).getByRole("article").waitFor()
  await page.keyboard.press("j")
  await page.waitForURL((url) => url.href !== opened)
  await page.getByRole("region", { name: "Mail" }).getByRole("article").waitFor()
  await page.keyboard.press("#")
  await page.getByText("moved to the trash").waitFor()
  await page.waitForURL((url) => !url.search.includes("mail="))
  await page.waitForFunction((most) => document.querySelectorAll("[data-mail]").length < most, before)
  await page.keyboard.press("/")
  await page.keyboard.type("has:attachment from:jonas")
  await page.waitForURL(/q=has/)
  await page.waitForFunction(() => document.querySelectorAll("[data-mail]").length === 1)
  expect(await rows(page).innerText()).toContain("Jonas Weidner")
})

test("files: attached, previewed, downloaded", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email")
  await write(page, "admin@demo.com", "With a picture", "See below")
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  const file = { name: "dot.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") }
  await composer(page)
    .locator("input[type=file]")
    .setInputFiles([file, { name: "a.html", mimeType: "text/html", buffer: Buffer.from("<p>") }])
  await page.getByText("a.html is of a kind that cannot be attached").waitFor()
  await composer(page).getByRole("button", { name: "Remove dot.png" }).waitFor()
  await composer(page).getByRole("button", { name: "Send", exact: true }).click()
  await row(page, "With a picture").waitFor({ timeout: 30_000 })
  await openRow(page, "With a picture")
  await page.getByRole("button", { name: "Look at dot.png" }).click()
  await page.getByRole("dialog", { name: "dot.png" }).getByRole("img").waitFor()
  await page.keyboard.press("Escape")
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download dot.png" }).click()
  expect((await download).suggestedFilename()).toBe("dot.png")
})

test("5,000 mails scroll; only the rows in sight are there", async () => {
  const { page } = await openAs("admin@demo.com")
  const line = (n: number) => ({
    id: 100_000 - n,
    from: { email: "many@example.com", name: "Many", avatar: "" },
    to: [],
    subject: `Mail ${n + 1}`,
    excerpt: "Text",
    time: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
    isStarred: false,
    labels: [],
    hasAttachments: false,
    isDraft: false,
    folder: "inbox",
    isRead: true,
  })
  await page.route("**/api/apps/email/mailbox*", (route) => {
    const at = (Number(new URL(route.request().url()).searchParams.get("page") ?? 1) - 1) * 100
    return route.fulfill({ json: { mails: Array.from({ length: 100 }, (_, i) => line(at + i)), total: 5000 } })
  })
  await visit(page, "/apps/email/starred")
  await folder(page, "Inbox")
  await row(page, "Mail 1").first().waitFor()
  const scroller = page.getByRole("list", { name: "Inbox" }).locator("..")
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await row(page, "Mail 5000").waitFor()
  expect(await rows(page).count()).toBeLessThan(60)
  const frames = await scroller.evaluate(async (element) => {
    const long: number[] = []
    let last = performance.now()
    for (let y = 0; y < 60_000; y += 600) {
      element.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      long.push(now - last)
      last = now
    }
    return long.sort((a, b) => a - b)
  })
  expect(frames[Math.floor(frames.length / 2)]).toBeLessThan(60)
})

test("the phone: the list, then the mail, writing over everything; nothing scrolls sideways", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone, hasTouch: true })
  await visit(page, "/apps/email")
  expect(await overflow(page)).toBe(0)
  await rows(page).first().getByRole("link").click()
  await page.getByRole("article").waitFor()
  expect(await page.getByRole("list", { name: "Inbox" }).isVisible()).toBe(false)
  await page.getByRole("button", { name: "Back to the list" }).click()
  await page.getByRole("button", { name: "Compose" }).click()
  await composer(page).waitFor()
  expect(await composer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: phone.width, height: phone.height })
  expect(await overflow(page)).toBe(0)
})

test("axe finds nothing: list, mail, writing, empty, unknown", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const path of [
    "/apps/email",
    "/apps/email?mail=37",
    "/apps/email?q=nothing-fits-this",
    "/apps/email?mail=99999",
    "/apps/email?compose=new",
  ]) {
    await visit(page, path)
    if (path.includes("compose")) await page.locator(".ProseMirror").waitFor()
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})

test("nothing of what is written runs, neither in the text nor in a name, subject, address or file", async () => {
  const { page, context } = await openAs("admin@demo.com")
  const left = requestsOutside(context, server().url)
  const dialogs: string[] = []
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  expect(payloads.length).toBeGreaterThanOrEqual(40)
  await post(page, "/apps/email/send-email", {
    email: {
      to: ["admin@demo.com"],
      subject: "All payloads",
      message: payloads.map((payload) => `<div>${payload}</div>`).join(""),
    },
  })
  for (const payload of payloads) {
    const name = payload.replace(/\s+/g, " ").slice(0, 110)
    await post(page, "/apps/email/send-email", {
      email: {
        to: [{ email: "admin@demo.com", name }],
        cc: [{ email: "c@example.com", name }],
        subject: name,
        message: `<p>before</p>${payload}<p>after</p>`,
      },
    })
  }
  const { mails } = await (await page.request.get("/api/apps/email/mailbox")).json()
  // The newest first, then one after the other by key, as one would read them; the list beside shows the next ones.
  const ids = mails.slice(0, payloads.length + 1).map(({ id }: { id: number }) => id)
  await visit(page, `/apps/email?mail=${ids[0]}`)
  for (const id of ids) {
    await page.locator(`[data-mail="${id}"] a[aria-current]`).waitFor()
    await page.getByRole("region", { name: "Mail" }).getByRole("article").waitFor()
    await page.frameLocator("iframe").locator("body").waitFor({ state: "attached" })
    expect([id, await dangers(page)]).toEqual([id, []])
    await page.keyboard.press("j")
  }
  // The most of them at once: asked for pictures, answered, passed on and as a draft.
  const all = mails.find(({ subject }: { subject: string }) => subject === "All payloads")
  for (const compose of [`reply-${all.id}`, `forward-${all.id}`]) {
    await visit(page, `/apps/email?mail=${all.id}&compose=${compose}`)
    await composer(page).locator(".ProseMirror").waitFor()
    await page.getByRole("button", { name: "Show quoted mail" }).click()
    await page.waitForTimeout(500)
    expect(await dangers(page)).toEqual([])
  }
  expect(dialogs).toEqual([])
  expect(left).toEqual([])
})

test("pictures of other hosts come only when asked for", async () => {
  const { page, context } = await openAs("admin@demo.com")
  const left = requestsOutside(context, server().url)
  await context.route("https://pictures.invalid/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  )
  const message = '<p>Look</p><img src="https://pictures.invalid/a.png" alt="A boat">'
  await post(page, "/apps/email/send-email", { email: { to: ["admin@demo.com"], subject: "A boat", message } })
  await visit(page, "/apps/email")
  await openRow(page, "A boat")
  await page.frameLocator("iframe").getByText("Look").waitFor()
  expect(left).toEqual([])
  await page.getByRole("button", { name: "Show pictures" }).click()
  await page.frameLocator("iframe").locator("img[src^='https://pictures.invalid']").waitFor()
  await page.waitForTimeout(500)
  expect(left).toEqual(["https://pictures.invalid/a.png"])
})

test("who may only read sees mails and no way to change them", async () => {
  const admin = await openAs("admin@demo.com")
  await post(admin.page, "/apps/users/update-permissions", {
    id: 2,
    permissions: ["Mail", "Auth"].map((subject) => ({ action: "read", subject })),
  })
  const { page } = await openAs("client@demo.com")
  await visit(page, "/apps/email")
  expect(await page.getByRole("button", { name: "Compose" }).count()).toBe(0)
  expect(await page.getByRole("checkbox").count()).toBe(0)
  const nobody = await open()
  await nobody.page.goto("/apps/email")
  await nobody.page.waitForURL(/login/)
})
