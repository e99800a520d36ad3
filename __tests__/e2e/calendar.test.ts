import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Locator, Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { calendarFile, eventLines } from "../support/ics"

withBrowser()

const path = "/apps/calendar"
/** A month far enough away to hold nothing but what a test puts there. */
const quiet = (month: string, view = "month") => `${path}?view=${view}&date=${month}`
const events = (page: Page, title: string) => page.locator("[data-event]").filter({ hasText: title })
const ready = (page: Page) => page.locator(".rbc-addons-dnd").waitFor()

async function show(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await ready(page)
}

interface Draft {
  title: string
  start?: string
  end?: string
  allDay?: boolean
  extendedProps?: object
}

async function put(page: Page, event: Draft): Promise<number> {
  const { start = "2031-03-12T09:00:00Z", end = "2031-03-12T10:00:00Z", extendedProps = { calendar: "ETC" } } = event
  const data = { event: { ...event, start, end, extendedProps } }
  const headers = { origin: new URL(page.url()).origin, "content-type": "application/json" }
  const answer = await page.request.post("/api/apps/calendar/add-event", { data, headers })
  return (await answer.json()).event.id
}
const stored = async (page: Page, title: string, start = "2031-01-01", end = "2031-12-31") => {
  const answer = await page.request.get("/api/apps/calendar/events", { params: { start, end } })
  const all = (await answer.json()) as { title: string; start: string; end: string }[]
  return all.filter((event) => event.title === title)
}

const centre = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error("nothing to drag")
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

test("the month stands in the first HTML with its events, and the library takes its place without a shift", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get(path)).text()
  expect(html).toContain("Amsel Papier: spring collection")
  await page.goto(path)
  const still = await page.locator(".rbc-month-view").boundingBox()
  await ready(page)
  expect(await page.locator(".rbc-month-view").boundingBox()).toEqual(still)
  expect(await events(page, "Amsel Papier").count()).toBeGreaterThan(0)
})

test("add by a click on a day, change, delete, undo; the drawer stands in the address", async () => {
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
  await page.reload()
  await page.getByLabel("Place").fill("Hall 3")
  await page.getByLabel("All day").check()
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByText("Fair in Lyon was updated").waitFor()
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
  await page.getByRole("button", { name: "Undo" }).first().click()
  await events(page, "Fair in Lyon").waitFor()
})

test("drag to another day, drag the end, draw a new one: saved, and taken back by Undo", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.goto("/misc/error")
  await put(page, { title: "Movable", start: "2031-04-08T09:00:00Z", end: "2031-04-08T10:00:00Z" })
  await show(page, quiet("2031-04-08"))
  const from = await centre(events(page, "Movable"))
  await drag(page, from, { x: from.x + from.width * 2 + 8, y: from.y })
  await page.getByText("Movable was updated").waitFor()
  expect((await stored(page, "Movable"))[0]?.start).toBe("2031-04-10T09:00:00.000Z")
  await page.getByRole("button", { name: "Undo" }).first().click()
  await page.getByText("Undone").waitFor()
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

test("one of a series, that and those after it, all: asked, changed, and taken back", async () => {
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
  await page.getByRole("button", { name: "Update" }).click()
  await choose("Only this one", "Change")
  await events(page, "Concert").waitFor()
  expect(await events(page, "Choir").count()).toBe(3)

  await events(page, "Choir").last().focus()
  await page.keyboard.press("Delete")
  await choose("This one and those after it", "Delete")
  await page.getByText("Choir was deleted").waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[data-event*="2031-05-27"]').length === 0)
  await page.getByRole("button", { name: "Undo" }).first().click()
  await page.locator('[data-event*="2031-05-27"]').waitFor()

  const from = await centre(events(page, "Choir").first())
  await drag(page, from, { x: from.x + from.width + 4, y: from.y })
  await choose("All of them", "Change")
  await page.getByText("Choir was updated").waitFor()
  const starts = (await stored(page, "Choir")).map(({ start }) => start.slice(0, 10))
  expect(starts).toEqual(["2031-05-07", "2031-05-21", "2031-05-28"])
})

test("keyboard alone: go to a day, add, move, lengthen, delete", async () => {
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
  await page.waitForTimeout(60)
  await page.keyboard.press("Alt+ArrowDown")
  await page.getByText("By keys was updated").waitFor()
  expect((await stored(page, "By keys"))[0]?.start.slice(0, 10)).toBe("2031-06-26")
  await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.dataset.event)
  await page.keyboard.press("w")
  await page.waitForURL(/view=week/)
  await page.keyboard.press("j")
  await page.waitForURL(/date=2031-06-25/)
  await events(page, "By keys").focus()
  await page.keyboard.press("Delete")
  await page.getByText("By keys was deleted").waitFor()
  expect(await stored(page, "By keys")).toEqual([])
})

test("what others do shows without a reload", async () => {
  const [one, other] = [await openAs("admin@demo.com"), await openAs("admin@demo.com")]
  await show(one.page, quiet("2031-07-08"))
  await show(other.page, quiet("2031-07-08"))
  await one.page.waitForTimeout(1500)
  const id = await put(one.page, { title: "From afar", start: "2031-07-08T09:00:00Z", end: "2031-07-08T10:00:00Z" })
  await events(other.page, "From afar").waitFor()
  const headers = { origin: new URL(one.page.url()).origin }
  await one.page.request.delete(`/api/apps/calendar/remove-event?id=${id}`, { headers })
  await events(other.page, "From afar").waitFor({ state: "detached" })
})

test("a write that fails puts back what was there, and says why", async () => {
  const { page } = await openAs("admin@demo.com")
  await page.goto("/misc/error")
  await put(page, { title: "Stubborn", start: "2031-08-05T09:00:00Z", end: "2031-08-05T10:00:00Z" })
  await show(page, quiet("2031-08-05"))
  await page.route("**/update-event", (route) =>
    route.fulfill({ status: 409, json: { error: "Someone was quicker.", code: "conflict" } }),
  )
  const from = await centre(events(page, "Stubborn"))
  await drag(page, from, { x: from.x + from.width + 4, y: from.y })
  await page.getByText("Someone was quicker.").waitFor()
  const { x } = await centre(events(page, "Stubborn"))
  expect(Math.round(x)).toBe(Math.round(from.x))
})

test("filters stand in the address; with all of them off the view says so and offers them again", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, path)
  await page.getByLabel("View all").uncheck()
  await page.waitForURL((url) => url.searchParams.get("calendars") === "")
  await page.locator("[data-event]").first().waitFor({ state: "detached" })
  await page.reload()
  await page.getByRole("button", { name: "Show all calendars" }).click()
  await page.locator("[data-event]").first().waitFor()
  await page.getByLabel("Holiday").uncheck()
  await page.waitForURL((url) => url.searchParams.get("calendars") === "Business,Personal,Family,ETC")
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has("calendars"))
})

test("import: a look first, clear errors, then written, and hostile text runs nowhere", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, quiet("2031-09-02"))
  const folder = process.env.TMPDIR ?? "/tmp"
  const file = async (name: string, text: string) => {
    const to = join(folder, `calendar-${process.pid}-${name}.ics`)
    await writeFile(to, text)
    return to
  }
  const nasty = "<img src=x onerror=\"document.title='run'\">"
  const good = await file(
    "good",
    calendarFile(
      ...eventLines(`SUMMARY:${nasty}`, "DTSTART:20310903T090000Z", `DESCRIPTION:${nasty}`, `LOCATION:${nasty}`),
      ...eventLines("SUMMARY:Hourly", "DTSTART:20310903T090000Z", "RRULE:FREQ=HOURLY"),
    ),
  )
  await page.getByRole("button", { name: "Import a file" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("input[type=file]").setInputFiles(await file("bad", "hello"))
  await dialog.getByText("This is not a calendar file.").waitFor()
  await dialog.locator("input[type=file]").setInputFiles(good)
  await dialog.getByText("1 event cannot be taken over").waitFor()
  await dialog.getByRole("button", { name: "Import 1 event" }).click()
  await page.getByText("1 event was imported").waitFor()
  await events(page, "onerror").click()
  await page.getByLabel("Description").waitFor()
  expect(await page.locator("img[src=x]").count()).toBe(0)
  expect(await page.title()).not.toBe("run")
})

test("the private address is made, read without signing in, and taken back", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, path)
  await page.getByRole("button", { name: "Subscribe from elsewhere" }).first().click()
  await page.getByRole("button", { name: "Make an address" }).click()
  const address = await page.getByLabel("Private address").inputValue()
  const read = async () => fetch(new URL(new URL(address).pathname, page.url()))
  const answer = await read()
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"])
  expect(await answer.text()).toContain("BEGIN:VCALENDAR")
  await page.getByRole("button", { name: "Take it back" }).click()
  await page.getByText("The address leads nowhere any more").waitFor()
  expect((await read()).status).toBe(404)
})

test("a reader elsewhere sees the same moment on their own clock, from the first paint on", async () => {
  const { page, context } = await openAs("admin@demo.com", { timezoneId: "America/New_York" })
  await page.goto("/misc/error")
  await put(page, { title: "Call", start: "2031-10-07T02:00:00Z", end: "2031-10-07T03:00:00Z" })
  await context.addCookies([{ name: "time-zone", value: "America/New_York", url: new URL(page.url()).origin }])
  const address = quiet("2031-10-07", "agenda")
  const html = await (await page.request.get(quiet("2031-10-06", "agenda"))).text()
  expect(html).toContain("Monday, October 6, 2031, 10 PM – 11 PM, Other")
  await visit(page, address)
  await page.getByText("Times in America/New York").waitFor()
})

test("phone: the agenda comes first, nothing scrolls sideways, axe finds nothing in any view", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  await show(page, path)
  await page.getByRole("heading", { level: 3 }).first().waitFor()
  expect(await page.locator(".rbc-month-view").count()).toBe(0)
  for (const view of ["agenda", "month", "week", "day"]) {
    await show(page, `${path}?view=${view}`)
    expect([view, await overflow(page)]).toEqual([view, 0])
    expect([view, await axeFindings(page)]).toEqual([view, []])
  }
})

test("axe finds nothing on the desk, in the drawer and in the dialogs", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const view of ["month", "week"]) {
    await show(page, `${path}?view=${view}`)
    expect([view, await axeFindings(page)]).toEqual([view, []])
  }
  await page.getByRole("button", { name: "Add event" }).first().click()
  await page.getByLabel("Repeats").selectOption("weekly")
  expect(await axeFindings(page)).toEqual([])
})
