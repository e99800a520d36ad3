import { open, openAs, settle, visit, withBrowser } from "../support/browser"
import { beginWriting } from "../support/gestures"
import { colleagueOf, composer, openRow, poster } from "../support/mailbox"
import { dangers, payloads } from "../support/payloads"

const { server } = withBrowser()
const post = poster(() => server().url)

test("no script in an e-mail runs, neither in the text nor in a name, subject, address or file", async () => {
  const { page } = await openAs("admin@demo.com", { reducedMotion: "reduce" })
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
  // Opens the newest e-mail, then the next ones by key, as a reader would; the list beside shows further ones.
  const ids = mails.slice(0, payloads.length + 1).map(({ id }: { id: number }) => id)
  await visit(page, `/apps/email?mail=${ids[0]}`)
  for (const id of ids) {
    await page.locator(`[data-mail="${id}"] a[aria-current]`).waitFor()
    await page.getByRole("region", { name: "Mail" }).getByRole("article").waitFor()
    await page.frameLocator("iframe").locator("body").waitFor({ state: "attached" })
    expect([id, await dangers(page)]).toEqual([id, []])
    await page.keyboard.press("j")
  }
  // Opens the e-mail with all payloads as reply and as forward.
  const all = mails.find(({ subject }: { subject: string }) => subject === "All payloads")
  for (const compose of [`reply-${all.id}`, `forward-${all.id}`]) {
    await visit(page, `/apps/email?mail=${all.id}&compose=${compose}`)
    await beginWriting(composer(page), "Text")
    await page.getByRole("button", { name: "Show quoted message" }).click()
    // A picture that can't be decoded has dispatched its error event.
    await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
    await settle(page)
    expect(await dangers(page)).toEqual([])
  }
})

test("the words of a newsletter with narrow columns stay whole, and a long address in a text breaks", async () => {
  const { page } = await openAs("admin@demo.com")
  const cell = "<td><p>Spring catalogue</p></td>"
  const message = `<table width="600"><tr>${cell.repeat(12)}</tr></table><p>https://example.com/${"a".repeat(400)}</p>`
  await post(page, "/apps/email/send-email", { email: { to: ["admin@demo.com"], subject: "Newsletter", message } })
  await visit(page, "/apps/email")
  await openRow(page, "Newsletter")
  const text = page.frameLocator("iframe").locator("td p").first()
  await text.waitFor()
  const lines = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBeLessThanOrEqual(2)
  const long = page.frameLocator("iframe").locator("body > p")
  expect(await long.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test("pictures of other hosts load only on request", async () => {
  const { page, context, outside } = await openAs("admin@demo.com")
  await context.route("https://pictures.invalid/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  )
  const message = '<p>Look</p><img src="https://pictures.invalid/a.png" alt="A boat">'
  await post(page, "/apps/email/send-email", { email: { to: ["admin@demo.com"], subject: "A boat", message } })
  await visit(page, "/apps/email")
  await openRow(page, "A boat")
  await page.frameLocator("iframe").getByText("Look").waitFor()
  expect(outside).toEqual([])
  await page.getByRole("button", { name: "Show images" }).click()
  const picture = page.frameLocator("iframe").locator("img[src^='https://pictures.invalid']")
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  // Removed from the list, because none is expected at the end of a test.
  expect(outside.splice(0)).toEqual(["https://pictures.invalid/a.png"])
})

test("read-only users see e-mails and no way to change them", async () => {
  const admin = await openAs("admin@demo.com")
  const { page } = await colleagueOf(admin, server().url, "read")
  await visit(page, "/apps/email")
  expect(await page.getByRole("button", { name: "Compose" }).count()).toBe(0)
  expect(await page.getByRole("checkbox").count()).toBe(0)
  const nobody = await open()
  await nobody.page.goto("/apps/email")
  await nobody.page.waitForURL(/login/)
})
