import { openAs, undo, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { colleagueOf, composer, goToFolder, openRow, row, rows, write } from "../support/mailbox"

const { server } = withBrowser()

test("the first HTML has the e-mails, and the URL has the folder and the open e-mail", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get("/apps/email/label/company")).text()
  const { mails } = await (await page.request.get("/api/apps/email/mailbox?label=company")).json()
  expect(mails.length).toBeGreaterThan(3)
  for (const { id } of mails.slice(0, 8)) expect(html).toContain(`mail=${id}`)
  await visit(page, "/apps/email")
  await goToFolder(page, "Sent")
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

test("an e-mail to a colleague arrives live, with counts and notification, and the reply joins the thread", async () => {
  const sender = await openAs("admin@demo.com")
  const reader = await colleagueOf(sender, server().url)
  await visit(reader.page, "/apps/email")
  await visit(sender.page, "/apps/email")
  await write(sender.page, "client@demo.com", "Paper for June", "How much would it be?")
  await composer(sender.page).getByRole("button", { name: "Send", exact: true }).click()
  await sender.page.getByText("Sending the message…").waitFor()
  await row(reader.page, "Paper for June").waitFor({ timeout: 30_000 })
  expect(await row(reader.page, "Paper for June").innerText()).toMatch(/How much would it be/)

  await openRow(reader.page, "Paper for June")
  await reader.page.frameLocator("iframe").getByText("How much would it be?").waitFor()
  await reader.page.keyboard.press("r")
  const box = composer(reader.page)
  await box.getByText("Ada Lindqvist").first().waitFor()
  await box.getByRole("textbox", { name: "Text" }).fill("Twelve pounds.")
  await reader.page.keyboard.press("Control+Enter")
  await row(sender.page, "Re: Paper for June").waitFor({ timeout: 30_000 })
  await openRow(sender.page, "Re: Paper for June")
  await sender.page.getByRole("button", { name: "View 1 earlier message" }).click()
  expect(await sender.page.getByRole("article").count()).toBe(2)
  expect((await reader.page.request.get("/api/apps/email/emails")).status()).toBe(200)
})

test("sending can be undone for ten seconds; drafts are saved while typing and can be discarded", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.clock.install()
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
  await page.clock.fastForward(11_000)
  await composer(page).getByRole("button", { name: "Discard draft" }).click()
  await row(page, "Too soon").waitFor({ state: "detached" })
  await undo(page, "Draft discarded")
  await composer(page).getByText("Not yet finished").waitFor()
  await page.keyboard.press("Escape")
  await row(page, "Too soon").waitFor()
  const sent = await (await page.request.get("/api/apps/email/mailbox?folder=sent")).json()
  expect(JSON.stringify(sent)).not.toContain("Too soon")
})

test("a scheduled e-mail stays in the drafts and shows its time", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email/draft")
  await write(page, "elsewhere@example.com", "For tomorrow", "Good morning")
  await composer(page).getByRole("button", { name: "Send later" }).click()
  await pick(page, /Tomorrow morning/)
  await page.getByText(/Message scheduled for/).waitFor()
  await row(page, "For tomorrow")
    .getByRole("img", { name: /Scheduled for/ })
    .waitFor()
})

test("several e-mails can be labelled, moved with undo, and all selected; failures are reverted with a message", async () => {
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
  await pick(page, "Private")
  await first.getByText("Private").waitFor({ state: "attached" })
  await page.getByRole("button", { name: "Move to", exact: true }).click()
  await pick(page, "Spam")
  for (const id of ids) await gone(id, "detached")
  await undo(page, "2 messages moved to Spam")
  for (const id of ids) await gone(id, "attached")

  const star = first.getByRole("button", { name: /^Star/ })
  const wasStarred = (await star.getAttribute("aria-pressed")) === "true"
  await first.click({ button: "right" })
  await page.getByRole("menuitemcheckbox", { name: /^Star/, checked: wasStarred }).click()
  await first.getByRole("button", { name: /^Star/, pressed: !wasStarred }).waitFor()

  await page.getByRole("checkbox", { name: "Select all" }).check()
  await page.getByText(/^\d\d+ selected$/).waitFor()
  await page.getByRole("button", { name: "Clear selection" }).click()

  await page.route("**/update-emails", (route) =>
    route.fulfill({ status: 409, json: { error: "Broken.", code: "conflict" } }),
  )
  const before = await star.getAttribute("aria-pressed")
  await star.click()
  await page.getByText("Broken.").waitFor()
  await first.getByRole("button", { name: /^Star/, pressed: before === "true" }).waitFor()
})

test("files are attached, previewed and downloaded", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email")
  await write(page, "admin@demo.com", "With a picture", "See below")
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  const file = { name: "dot.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") }
  await composer(page)
    .locator("input[type=file]")
    .setInputFiles([
      file,
      { name: "terms.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 terms") },
      { name: "a.html", mimeType: "text/html", buffer: Buffer.from("<p>") },
    ])
  await page.getByText("a.html is of a type that can’t be attached").waitFor()
  for (const name of ["dot.png", "terms.pdf"]) {
    await composer(page)
      .getByRole("button", { name: `Remove ${name}` })
      .waitFor()
  }
  await composer(page).getByRole("button", { name: "Send", exact: true }).click()
  await row(page, "With a picture").waitFor({ timeout: 30_000 })
  await openRow(page, "With a picture")
  await page.getByRole("button", { name: "Preview dot.png" }).click()
  await page.getByRole("dialog", { name: "dot.png" }).getByRole("img").waitFor()
  await page.keyboard.press("Escape")
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download dot.png" }).click()
  expect((await download).suggestedFilename()).toBe("dot.png")
  await page.getByRole("link", { name: "Download terms.pdf" }).waitFor()
})
