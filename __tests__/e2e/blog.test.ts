import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { both, card, commentBox, fresh, list, listening, titles, writeDraft } from "../support/writing"

const { server } = withBrowser()

test("the first HTML has the posts of the URL, with categories and pages", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = async (path: string) => (await page.request.get(path)).text()
  expect(await html(list)).toContain("The bowl that came back")
  const makers = await html(`${list}?category=makers`)
  expect(makers).toMatch(/<h3[^>]*>(?:(?!<\/h3>).)*Cotton, rag and river water/)
  expect(makers).not.toMatch(/<h3[^>]*>(?:(?!<\/h3>).)*Five inks for grey days/)
  expect(await html(`${list}?page=2`)).toMatch(/<h3[^>]*>(?:(?!<\/h3>).)*A pen for the first day of school/)
  expect(await html("/pages/blog/detail/7")).toContain("Duarte says I must add")
})

test("only its author sees a draft; once published, others see it and its comments at once", async () => {
  const { ada, tomas } = await both(server().url)
  const title = fresh("On waxed thread")
  await listening(tomas.page, list)
  await writeDraft(ada.page, title, "Beeswax, twice.")
  await ada.page.getByText("Only you can see this draft").waitFor()
  const address = new URL(ada.page.url()).pathname
  expect(await card(tomas.page, title).count()).toBe(0)
  expect((await tomas.page.request.get(address)).status()).toBe(404)

  await ada.page.getByRole("button", { name: "Publish" }).click()
  await card(tomas.page, title).waitFor()
  await card(tomas.page, title).getByRole("link", { name: title }).click()
  await tomas.page.getByText("Beeswax, twice.").waitFor()
  expect(await tomas.page.getByRole("button", { name: "Actions for this post" }).count()).toBe(0)

  await commentBox(tomas.page).fill("Linen holds it better.")
  await tomas.page.keyboard.press("Control+Enter")
  await ada.page.getByText("Linen holds it better.").waitFor()
  await ada.page.getByRole("button", { name: /^Reply to/ }).click()
  await ada.page.keyboard.type("True.")
  await ada.page.getByRole("button", { name: "Post comment" }).click()
  await tomas.page.getByText(/^@.+ True\.$/).waitFor()

  // Tomás may only delete his own comment, and Undo restores it for both.
  expect(await tomas.page.getByRole("button", { name: /^Delete the comment by/ }).count()).toBe(1)
  await tomas.page.getByRole("button", { name: /^Delete the comment by/ }).click()
  await ada.page.getByText("Linen holds it better.").waitFor({ state: "detached" })
  await tomas.page.getByRole("button", { name: "Undo" }).click()
  await ada.page.getByText("Linen holds it better.").waitFor()
})

test("an author submits a post, and an editor finds and publishes it", async () => {
  const { ada, tomas } = await both(server().url)
  const title = fresh("On gummed tape")
  await listening(ada.page, `${list}?shelf=pending`)
  await writeDraft(tomas.page, title, "Wet it once.")
  expect(await tomas.page.getByRole("button", { name: "Publish" }).count()).toBe(0)
  await tomas.page.getByRole("button", { name: "Submit for review" }).click()
  await card(ada.page, title).waitFor()
  await card(ada.page, title)
    .getByRole("link", { name: `Edit ${title}` })
    .click()
  await ada.page.getByRole("combobox", { name: "Status" }).selectOption("Published")
  await ada.page.getByLabel("Illustration 3").check({ force: true })
  await ada.page.getByRole("button", { name: "Save changes" }).click()
  await ada.page.waitForURL(/\/pages\/blog\/detail\/\d+/)
  await tomas.page.getByRole("button", { name: /^Save for later/ }).waitFor()
})

test("Undo restores a deleted post", async () => {
  const { page } = await openAs("admin@demo.com")
  const title = fresh("On corks")
  await writeDraft(page, title, "Push.")
  await page.getByRole("button", { name: "Actions for this post" }).click()
  await pick(page, "Delete post")
  await page.waitForURL(`**${list}`)
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByText(`“${title}” restored`).waitFor()
  await page.getByRole("link", { name: /^My drafts/ }).click()
  await card(page, title).waitFor()
})

test("search, category and page are in the URL, and Back works", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, list)
  await page.getByRole("searchbox", { name: "Search posts" }).fill("bowl")
  await page.waitForURL(/q=bowl/)
  await card(page, "Wrapping without tape").waitFor({ state: "detached" })
  expect(await titles(page)).toEqual(["The bowl that came back"])
  await page.getByRole("searchbox", { name: "Search posts" }).press("Escape")
  await card(page, "Wrapping without tape").waitFor()
  const makers = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Makers/ })
  await makers.focus()
  await page.keyboard.press("Enter")
  await page.waitForURL(/category=makers/)
  await card(page, "Wrapping without tape").waitFor({ state: "detached" })
  expect(await makers.getAttribute("aria-current")).toBe("true")
  await page.goBack()
  await card(page, "Wrapping without tape").waitFor()
  await page.getByRole("link", { name: "Page 2", exact: true }).click()
  await card(page, "A pen for the first day of school").waitFor()
  await page.reload()
  await card(page, "A pen for the first day of school").waitFor()
  expect(page.url()).toContain("page=2")
})

test("a comment that can't be saved returns to the box with the reason", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/pages/blog/detail/7")
  await page.route("**/api/blog/add-comment", (route) =>
    route.fulfill({ status: 409, json: { error: "Nothing can be said here any more.", code: "conflict" } }),
  )
  await page.getByRole("button", { name: "Post comment" }).click()
  await page.getByText("Write a comment first.").waitFor()
  await commentBox(page).fill("Lost?")
  await page.getByRole("button", { name: "Post comment" }).click()
  await page.getByText("Nothing can be said here any more.").waitFor()
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "Lost?")
  expect(await page.getByRole("list", { name: "Comments" }).getByText("Lost?").count()).toBe(0)
})

test("nothing overflows on a phone, and axe finds nothing", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  for (const path of [list, "/de/pages/blog/detail/7", "/pages/blog/detail/9", "/fr/pages/blog/edit/9"]) {
    await visit(page, path)
    expect([path, await overflow(page)]).toEqual([path, 0])
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})
