import type { Page } from "playwright-core"
import sharp from "sharp"
import { axeFindings, openAs, overflow, phone, settle, undo, visit, type Window, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { permit } from "../support/permissions"

const { server } = withBrowser()
const admin = "admin@demo.com"
const client = "client@demo.com"

let uniqueCount = 0
/** A unique text. */
const fresh = (text: string) => `${text} ${Date.now()}-${++uniqueCount}`
const post = (page: Page, text: string) => page.locator("[data-post]").filter({ hasText: text })
const compose = (page: Page) => page.getByRole("textbox", { name: "Your post" })

const visitProfile = (page: Page, query = "") => visit(page, `/pages/profile${query}`)

/** Ada and Tomás, who gets the permission, in separate browsers. */
async function both(): Promise<{ ada: Window; tomas: Window }> {
  const ada = await openAs(admin)
  const rules = [
    { action: "manage", subject: "Profile" },
    { action: "read", subject: "Auth" },
  ]
  await permit(ada.page, server().url, rules)
  const tomas = await openAs(client)
  await visitProfile(ada.page)
  await visitProfile(tomas.page)
  return { ada, tomas }
}

test("the first HTML has posts, polls and the profile", async () => {
  const { page } = await openAs(admin)
  const html = await (await page.request.get("/pages/profile")).text()
  for (const text of ["Ada Lindqvist", "The new notebooks are here", "Which wrapping paper", "Suggested pages"]) {
    expect(html).toContain(text)
  }
})

test("a post with a picture reaches another user live, their like and comment come back, and all survive a reload", async () => {
  const { ada, tomas } = await both()
  const text = fresh("Shelves are full again")
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .png()
    .toBuffer()
  const chooser = ada.page.waitForEvent("filechooser")
  await ada.page.getByRole("button", { name: "Add a picture" }).click()
  await (await chooser).setFiles({ name: "shelf.png", mimeType: "image/png", buffer })
  await ada.page.getByText("shelf.png").waitFor()
  await compose(ada.page).fill(text)
  await ada.page.getByRole("button", { name: "Post", exact: true }).click()
  await post(ada.page, text).waitFor()
  expect(await compose(ada.page).inputValue()).toBe("")

  const theirs = post(tomas.page, text)
  await theirs.waitFor()
  const shown = theirs.locator("img[src^='/api/files/']")
  await shown.scrollIntoViewIfNeeded()
  await tomas.page.waitForFunction(
    (src) => document.querySelector<HTMLImageElement>(`img[src='${src}']`)?.naturalWidth === 900,
    await shown.getAttribute("src"),
  )
  await theirs.getByRole("button", { name: "Like 0" }).click()
  await theirs.getByRole("button", { name: "Like 1", pressed: true }).waitFor()
  const field = theirs.getByRole("textbox", { name: "Comment on Ada Lindqvist’s post" })
  await field.fill("I come and see")
  await field.press("Enter")
  await theirs.getByRole("list", { name: "Comments" }).getByText("I come and see").waitFor()

  const mine = post(ada.page, text)
  await mine.getByText("I come and see").waitFor()
  await mine.getByRole("button", { name: "Like 1", pressed: false }).waitFor()
  const kept = ada.page.waitForResponse("**/profile/share-post")
  await mine.getByRole("button", { name: "Share 0" }).click()
  await mine.getByRole("button", { name: "Share 1", pressed: true }).waitFor()
  await kept

  await visitProfile(tomas.page)
  await theirs.getByText("I come and see").waitFor()
  await theirs.getByRole("button", { name: "Share 1", pressed: false }).waitFor()
  // The picture also appears among the author's photos.
  await visitProfile(ada.page, "?tab=photos")
  await ada.page.getByText("10 photos").waitFor()
})

test("a vote changes the shares at once, for others too, and survives a reload", async () => {
  const { ada, tomas } = await both()
  await ada.page.getByRole("button", { name: /^Last year's geese\s*10%/ }).click()
  await ada.page.getByRole("button", { name: /^Last year's geese\s*18%/, pressed: true }).waitFor()
  await tomas.page.getByText("11 votes.").waitFor()
  await visitProfile(ada.page)
  await ada.page.getByText("11 votes. You chose “Last year's geese”.").waitFor()
})

test("deleted posts and comments are restored with everything on them", async () => {
  const { page } = await openAs(admin)
  await visitProfile(page)
  const theirs = post(page, "Window two is done")
  await theirs.getByRole("button", { name: "Actions for Elif Aydın’s post" }).click()
  await pick(page, "Delete post")
  await theirs.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Undo" }).click()
  await theirs.getByText("Show all 3 comments").click()
  await theirs.getByText("It stops people.").waitFor()
  await theirs.getByRole("button", { name: "Delete Jonas Weidner’s comment" }).click()
  await theirs.getByText("A little more to the left.").waitFor({ state: "detached" })
  await undo(page, "Comment deleted")
  await theirs.getByText("A little more to the left.").waitFor()
})

test("failed changes are reverted with a message; a comment returns to its field", async () => {
  const { page, complaints } = await openAs(admin)
  await visitProfile(page)
  await page.route("**/profile/{like-post,add-comment}", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: '{"error":"Busy today.","code":"unavailable"}',
    }),
  )
  const theirs = post(page, "The new notebooks are here")
  const heart = theirs.getByRole("button", { name: /^Like \d/ })
  const before = await heart.textContent()
  await heart.click()
  await page.getByText("Busy today.").first().waitFor()
  expect(await heart.textContent()).toBe(before)
  const field = theirs.getByRole("textbox")
  await field.fill("Keep mine")
  await field.press("Enter")
  await page.waitForFunction(() =>
    [...document.querySelectorAll("textarea")].some(({ value }) => value === "Keep mine"),
  )
  // Chromium logs an error for each rejected request, which this test causes on purpose.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 503/.test(line)))
})

test("the keyboard alone is enough to write, post, follow somebody and change the profile", async () => {
  const { page } = await openAs(admin)
  await visitProfile(page)
  const text = fresh("By keys")
  await compose(page).focus()
  await page.keyboard.type(text)
  await page.keyboard.press("Control+Enter")
  await post(page, text).waitFor()
  await page.getByRole("button", { name: "Follow Noah Whitcombe" }).focus()
  await page.keyboard.press("Enter")
  await page.getByText("You are now following Noah Whitcombe").waitFor()
  await page.getByRole("button", { name: "Edit profile" }).focus()
  await page.keyboard.press("Enter")
  const what = page.getByRole("dialog").getByLabel("What you do")
  await what.fill("Owner and wrapper")
  expect(page.url()).toContain("edit=1")
  await what.press("Enter")
  await page.getByText("Owner and wrapper").waitFor()
  await visitProfile(page, "?tab=friends")
  await page.getByRole("button", { name: "Stop following Noah Whitcombe" }).waitFor()
})

test("on a phone nothing overflows; axe finds nothing on any tab, nor in the dialog", async () => {
  const { page } = await openAs(admin, { viewport: phone })
  for (const query of ["", "?tab=about", "?tab=photos", "?tab=friends"]) {
    await visitProfile(page, query)
    expect(await overflow(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  }
  await visitProfile(page, "?edit=1")
  await page.getByRole("dialog").getByLabel("What you do").waitFor()
  await settle(page)
  expect(await axeFindings(page)).toEqual([])
})
