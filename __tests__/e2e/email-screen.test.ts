import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { beginWriting } from "../support/gestures"
import { composer, goToFolder, row, rows } from "../support/mailbox"

withBrowser()

test("keys move, open, star, go to the next e-mail, go back, delete and search", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/email")
  const before = await rows(page).count()
  await page.keyboard.press("j")
  await page.keyboard.press("j")
  const starred = page.waitForResponse(/update-emails/)
  await page.keyboard.press("s")
  await starred
  await page.keyboard.press("Enter")
  await page.waitForURL(/mail=\d+/)
  const opened = page.url()
  await page.getByRole("region", { name: "Mail" }).getByRole("article").waitFor()
  await page.keyboard.press("j")
  await page.waitForURL((url) => url.href !== opened)
  await page.getByRole("region", { name: "Mail" }).getByRole("article").waitFor()
  // The URL changes before the row is marked.
  await page.waitForFunction(() => {
    const row = document.querySelector<HTMLAnchorElement>("a[data-index][aria-current]")
    const shown = (address: string) => new URL(address).searchParams.get("mail")
    return row !== null && shown(row.href) === shown(window.location.href)
  })
  const at = await page.locator("a[data-index][aria-current]").getAttribute("data-index")
  const following = await page.locator(`a[data-index="${Number(at) + 1}"]`).getAttribute("href")
  await page.keyboard.press("#")
  await page.getByText("moved to the trash").waitFor()
  await page.waitForURL((url) => !url.search.includes("mail="))
  await page.waitForFunction((count) => document.querySelectorAll("[data-mail]").length < count, before)
  // The next e-mail is in the place of the deleted one and has the focus.
  await page.waitForFunction((href) => document.activeElement?.getAttribute("href") === href, following)
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-index"))).toBe(at)
  await page.keyboard.press("Enter")
  await page.waitForURL(/mail=\d+/)
  await page.keyboard.press("Escape")
  await page.waitForURL((url) => !url.search.includes("mail="))
  await page.waitForFunction((index) => document.activeElement?.getAttribute("data-index") === index, at)
  await page.keyboard.press("/")
  await page.keyboard.type("has:attachment from:ingrid")
  await page.waitForURL(/q=has/)
  await page.waitForFunction(() => document.querySelectorAll("[data-mail]").length === 1)
  expect(await rows(page).innerText()).toContain("Ingrid Lindqvist")
})

test("with 5,000 e-mails only the visible rows are rendered", async () => {
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
  await goToFolder(page, "Inbox")
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
  expect(frames[Math.floor(frames.length / 2)]).toBeLessThan(100)
})

test("on a phone list, e-mail and composer fill the screen, and nothing scrolls sideways", async () => {
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

test("axe finds nothing in list, e-mail, composer, empty and unknown states", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const path of [
    "/apps/email",
    "/apps/email?mail=37",
    "/apps/email?q=nothing-fits-this",
    "/apps/email?mail=99999",
    "/apps/email?compose=new",
  ]) {
    await visit(page, path)
    if (path.includes("compose")) await beginWriting(composer(page), "Text")
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})
