import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { beginWriting } from "../support/gestures"
import { dangers, payloads } from "../support/payloads"
import { newcomer } from "../support/shop-browser"
import { add, call, drawer, line, row, rows } from "../support/tasks"
import { until } from "../support/until"

withBrowser()

test("axe finds nothing in list, input line, editor and deleted task; a phone doesn't scroll sideways", async () => {
  const { page } = await openAs("admin@demo.com")
  const id = await add(page, "Looked at", { description: "<p>With <a href='https://example.com'>a link</a></p>" })
  await visit(page, "/apps/todo")
  await line(page).fill("Call @lind next friday or 5/6 #nope !high @in")
  await page.getByRole("option").first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await visit(page, `/apps/todo?task=${id}`)
  await drawer(page).getByRole("group", { name: "Description" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await beginWriting(drawer(page), "Description")
  expect(await axeFindings(page)).toEqual([])
  await call(page, "delete-tasks", { taskIds: [id] })
  await visit(page, `/apps/todo/deleted?task=${id}`)
  await drawer(page).getByRole("link", { name: "a link" }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const small = await openAs("admin@demo.com", { viewport: phone })
  await visit(small.page, "/apps/todo")
  expect(await axeFindings(small.page)).toEqual([])
  expect(await overflow(small.page)).toBe(0)
  await small.page.getByRole("button", { name: "Lists and tags" }).click()
  await drawer(small.page)
    .getByRole("link", { name: /^Important/ })
    .click()
  await small.page.waitForURL("**/apps/todo/important")
})

test("script payloads in titles and descriptions don't run in the list, the editor or the plain view", async () => {
  const { page } = await openAs("admin@demo.com", { reducedMotion: "reduce" })
  // A payload with an unclosed tag swallows all that follow it, so they are joined in both orders.
  const divs = payloads.map((payload) => `<div>${payload}</div>`)
  const together = [divs, divs.toReversed()].map((all) => all.join(""))
  const ids: number[] = []
  for (const [i, payload] of payloads.entries()) {
    ids.push(await add(page, payload.slice(0, 200), { description: together[i] ?? payload }))
  }
  await visit(page, "/apps/todo")
  await rows(page).first().waitFor()
  expect(await dangers(page)).toEqual([])
  await line(page).fill(payloads.slice(0, 4).join(" ").slice(0, 390))
  expect(await dangers(page)).toEqual([])
  // All of them together, and some alone.
  const opened = ids.filter((_, i) => i < together.length || i % 16 === 0)
  for (const id of opened) {
    await visit(page, `/apps/todo?task=${id}`)
    await drawer(page).getByRole("group", { name: "Description" }).waitFor()
    expect(await dangers(page)).toEqual([])
    await beginWriting(drawer(page), "Description")
    expect(await dangers(page)).toEqual([])
  }
  // The plain view of deleted tasks.
  await call(page, "delete-tasks", { taskIds: ids })
  await visit(page, "/apps/todo/deleted")
  for (const id of opened) {
    await page.locator(`[data-row="${id}"] a`).click()
    await drawer(page).getByText("Open", { exact: true }).waitFor()
    expect(await dangers(page)).toEqual([])
    await page.keyboard.press("Escape")
    await drawer(page).waitFor({ state: "detached" })
  }
}, 300_000)

test("a list of hundreds begins with its first tasks and loads more as its end comes near", async () => {
  const { page } = await newcomer()
  for (let first = 0; first < 450; first += 25)
    await Promise.all(Array.from({ length: 25 }, (_, i) => add(page, `Task ${first + i}`)))
  await add(page, "The last one", { dueDate: "2190-01-01" })
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith("/apps/todo/tasks")) asked.push(searchParams.get("limit") ?? "")
  })
  await visit(page, "/apps/todo?sortBy=due-date")
  await rows(page).first().waitFor()
  const toTheEnd = async () => {
    // The row may be replaced meanwhile by one of the next page, which scrollIntoViewIfNeeded reports as an error.
    await rows(page)
      .last()
      .evaluate((element) => element.scrollIntoView())
    return (await row(page, "The last one").count()) > 0
  }
  // Each page of hundreds of rows takes seconds on a busy machine.
  await until(toTheEnd, "the last task is listed", 60_000)
  expect([...new Set(asked)].filter((limit) => limit !== "200")).toEqual(["400", "800"])
}, 120_000)
