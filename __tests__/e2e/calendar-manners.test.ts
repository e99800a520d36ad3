import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { axeFindings, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"
import { centre, drag, events, path, put, quiet, show } from "../support/calendar"
import { calendarFile, eventLines } from "../support/ics"

withBrowser()

test("changes by others appear without a reload", async () => {
  const [one, other] = [await openAs("admin@demo.com"), await openAs("admin@demo.com")]
  await show(one.page, quiet("2031-07-08"))
  await show(other.page, quiet("2031-07-08"))
  const id = await put(one.page, { title: "From afar", start: "2031-07-08T09:00:00Z", end: "2031-07-08T10:00:00Z" })
  await events(other.page, "From afar").waitFor()
  const headers = { origin: new URL(one.page.url()).origin }
  await one.page.request.delete(`/api/apps/calendar/remove-event?id=${id}`, { headers })
  await events(other.page, "From afar").waitFor({ state: "detached" })
})

test("a failed write is undone on the screen, with the reason", async () => {
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

test("filters are in the URL; with all of them off the view says so and offers to reset them", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, path)
  await page.getByLabel("Show all").uncheck()
  await page.waitForURL((url) => url.searchParams.get("calendars") === "")
  await page.locator("[data-event]").first().waitFor({ state: "detached" })
  await reload(page)
  await page.getByRole("button", { name: "Show all calendars" }).click()
  await page.locator("[data-event]").first().waitFor()
  await page.getByLabel("Holidays").uncheck()
  await page.waitForURL((url) => url.searchParams.get("calendars") === "Business,Personal,Family,ETC")
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has("calendars"))
})

test("an import shows a preview and clear errors before it writes, and never runs hostile text", async () => {
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
  await dialog.getByText("1 event can’t be imported").waitFor()
  await dialog.getByRole("button", { name: "Import 1 event" }).click()
  await page.getByText("1 event was imported").waitFor()
  await events(page, "onerror").click()
  await page.getByLabel("Description").waitFor()
  expect(await page.locator("img[src=x]").count()).toBe(0)
  expect(await page.title()).not.toBe("run")
})

test("the private URL is created, works without sign-in, and is revoked", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, path)
  await page.getByRole("button", { name: "Subscribe from another app" }).first().click()
  await page.getByRole("button", { name: "Create address" }).click()
  const address = await page.getByLabel("Private address").inputValue()
  const read = async () => fetch(new URL(new URL(address).pathname, page.url()))
  const response = await read()
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"])
  expect(await response.text()).toContain("BEGIN:VCALENDAR")
  await page.getByRole("button", { name: "Revoke address" }).click()
  await page.getByText("The address no longer works").waitFor()
  expect((await read()).status).toBe(404)
})

test("a reader in another time zone sees local times from the first paint on", async () => {
  const { page, context } = await openAs("admin@demo.com", { timezoneId: "America/New_York" })
  await page.goto("/misc/error")
  await put(page, { title: "Call", start: "2031-10-07T02:00:00Z", end: "2031-10-07T03:00:00Z" })
  await context.addCookies([{ name: "time-zone", value: "America/New_York", url: new URL(page.url()).origin }])
  const address = quiet("2031-10-07", "agenda")
  const html = await (await page.request.get(quiet("2031-10-06", "agenda"))).text()
  expect(html).toContain("Monday, 6 October 2031, 22:00 – 23:00, Other")
  await visit(page, address)
  await page.getByText("Times shown in America/New York").waitFor()
})

test("on a phone the agenda comes first, nothing scrolls sideways, and axe finds nothing in any view", async () => {
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

test("axe finds nothing on a desktop, in the drawer and in the dialogs", async () => {
  const { page } = await openAs("admin@demo.com")
  for (const view of ["month", "week"]) {
    await show(page, `${path}?view=${view}`)
    expect([view, await axeFindings(page)]).toEqual([view, []])
  }
  await page.getByRole("button", { name: "Add event" }).first().click()
  await page.getByLabel("Repeats").selectOption("weekly")
  expect(await axeFindings(page)).toEqual([])
})
