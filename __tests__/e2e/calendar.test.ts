import { openAs, reload, settle, undo, withBrowser } from "../support/browser"
import { centre, drag, events, path, put, quiet, ready, show, stored } from "../support/calendar"

withBrowser()

test("the first HTML has the month with its events, and the library replaces it without a layout shift", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get(path)).text()
  expect(html).toContain("Amsel Papier: spring collection")
  await page.goto(path)
  // Read in one step, because the library may replace the month at any moment.
  const place = () => page.evaluate(() => document.querySelector(".rbc-month-view")?.getBoundingClientRect().toJSON())
  const still = await place()
  await ready(page)
  expect(still.width).toBeGreaterThan(0)
  expect(await place()).toEqual(still)
  expect(await events(page, "Amsel Papier").count()).toBeGreaterThan(0)
})

test("an event is added by a click on a day, changed, deleted and restored; the drawer is in the URL", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, quiet("2031-03-10"))
  const day = await centre(page.locator('[data-day="2031-03-19"]'))
  await page.mouse.click(day.x - 40, day.y + 50)
  await page.waitForURL(/open=add&at=2031-03-19/)
  await page.getByLabel("Title").fill("Fair in Lyon")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await page.getByText("Fair in Lyon was added").waitFor()
  await events(page, "Fair in Lyon").click()
  await page.waitForURL(/event=\d+/)
  await reload(page)
  await page.getByLabel("Location").fill("Hall 3")
  await page.getByLabel("All day").check()
  await page.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Fair in Lyon was updated").waitFor()
  await page.getByRole("dialog").waitFor({ state: "detached" })
  const [saved] = await stored(page, "Fair in Lyon")
  expect(saved).toMatchObject({
    start: "2031-03-19T00:00:00.000Z",
    allDay: true,
    extendedProps: { location: "Hall 3" },
  })
  await events(page, "Fair in Lyon").click()
  await page.getByRole("button", { name: "Delete event" }).click()
  await page.getByText("Fair in Lyon was deleted").waitFor()
  await events(page, "Fair in Lyon").waitFor({ state: "detached" })
  await undo(page, "Fair in Lyon was deleted")
  await events(page, "Fair in Lyon").waitFor()
})

test("dragging an event, dragging its end and drawing a new one are saved and undone", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.goto("/misc/error")
  await put(page, { title: "Movable", start: "2031-04-08T09:00:00Z", end: "2031-04-08T10:00:00Z" })
  await show(page, quiet("2031-04-08"))
  const from = await centre(events(page, "Movable"))
  await drag(page, from, { x: from.x + from.width * 2 + 8, y: from.y })
  await page.getByText("Movable was updated").waitFor()
  expect((await stored(page, "Movable"))[0]?.start).toBe("2031-04-10T09:00:00.000Z")
  await undo(page, "Movable was updated")
  await page.getByText("Change undone").waitFor()
  expect((await stored(page, "Movable"))[0]?.start).toBe("2031-04-08T09:00:00.000Z")

  await show(page, quiet("2031-04-08", "day"))
  const event = await centre(events(page, "Movable"))
  await drag(
    page,
    { x: event.x, y: event.y + event.height / 2 - 1 },
    { x: event.x, y: event.y + event.height / 2 + 47 },
  )
  await page.getByText("Movable was updated").waitFor()
  expect((await stored(page, "Movable"))[0]?.end).toBe("2031-04-08T11:00:00.000Z")
  const column = event.x
  await drag(page, { x: column, y: event.y + 150 }, { x: column, y: event.y + 230 })
  await page.waitForURL(/open=add&at=2031-04-08T/)
  await page.getByLabel("Title").waitFor()
})

test("the user is asked whether to change one event of a series, that and later ones, or all, and each can be undone", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.goto("/misc/error")
  const series = { calendar: "Family", recurrence: "FREQ=WEEKLY;COUNT=4", timeZone: "UTC" }
  await put(page, { title: "Choir", start: "2031-05-06T18:00:00Z", end: "2031-05-06T19:00:00Z", extendedProps: series })
  await show(page, quiet("2031-05-06"))
  expect(await events(page, "Choir").count()).toBe(4)
  const choose = async (scope: string, act: "Change" | "Delete") => {
    await page.getByRole("radio", { name: scope }).check()
    await page.getByRole("dialog").getByRole("button", { name: act, exact: true }).click()
  }
  await events(page, "Choir").nth(1).click()
  await page.getByLabel("Title").fill("Concert")
  await page.getByRole("button", { name: "Save changes" }).click()
  await choose("Only this event", "Change")
  await events(page, "Concert").waitFor()
  expect(await events(page, "Choir").count()).toBe(3)

  // The drawer gives the focus back to the event that it was opened from when it has closed.
  await page.waitForFunction(() => !document.querySelector('[role="dialog"]'))
  await settle(page)
  await events(page, "Choir").last().press("Delete")
  await choose("This and following events", "Delete")
  await page.getByText("Choir was deleted").waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[data-event*="2031-05-27"]').length === 0)
  await undo(page, "Choir was deleted")
  await page.locator('[data-event*="2031-05-27"]').waitFor()

  const from = await centre(events(page, "Choir").first())
  await drag(page, from, { x: from.x + from.width + 4, y: from.y })
  await choose("All events", "Change")
  await page.getByText("Choir was updated").waitFor()
  const starts = (await stored(page, "Choir")).map(({ start }) => start.slice(0, 10))
  expect(starts).toEqual(["2031-05-07", "2031-05-21", "2031-05-28"])
})

test("the keyboard alone is enough to go to a day, and add, move, extend and delete an event", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, quiet("2031-06-10"))
  await page.locator('[data-day="2031-06-10"]').focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowRight")
  await page.waitForURL(/date=2031-06-18/)
  await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.dataset.day === "2031-06-18")
  await page.keyboard.press("c")
  await page.getByLabel("Title").waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT")
  await page.keyboard.type("By keys")
  await page.keyboard.press("Enter")
  await page.getByText("By keys was added").waitFor()
  const [before] = await stored(page, "By keys")
  expect(before?.start.slice(0, 10)).toBe("2031-06-18")
  await events(page, "By keys").focus()
  await page.keyboard.press("Alt+ArrowRight")
  await settle(page)
  await page.keyboard.press("Alt+ArrowDown")
  await page.getByText("By keys was updated").waitFor()
  expect((await stored(page, "By keys"))[0]?.start.slice(0, 10)).toBe("2031-06-26")
  await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.dataset.event)
  await page.keyboard.press("w")
  await page.waitForURL(/view=week/)
  await page.keyboard.press("j")
  await page.waitForURL(/date=2031-06-25/)
  // While the week loads its events are missing for a moment; then the one that had the focus has it again.
  await settle(page)
  await page.locator("[aria-busy=false] [data-event]:focus").waitFor()
  await page.keyboard.press("Delete")
  await page.getByText("By keys was deleted").waitFor()
  expect(await stored(page, "By keys")).toEqual([])
})
