import { openAs, withBrowser } from "../support/browser"
import { events, path, quiet, show } from "../support/calendar"
import { calendarFile, eventLines } from "../support/ics"
import { dangers, payloads } from "../support/payloads"

/** A file made to keep the server busy: rules that are searched for centuries and never match a day. */
const endless = calendarFile(
  ...Array.from({ length: 900 }, () => [
    ...eventLines("SUMMARY:Never", "DTSTART:19010101T090000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
  ]).flat(),
)

const { server } = withBrowser()

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")
const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, " ")

test("hostile texts stay text in every field, view and drawer", async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(40)
  const { page } = await openAs("admin@demo.com")
  const headers = { origin: server().url, "content-type": "application/json" }
  for (const [i, payload] of payloads.entries()) {
    const text = oneLine(payload).slice(0, 190)
    const at = new Date(Date.UTC(2031, 10, 3, 8) + i * 3_600_000 * 5)
    const extendedProps = { calendar: "ETC", location: text, description: payload, guests: [text.slice(0, 110)] }
    const times = { start: at.toISOString(), end: new Date(at.getTime() + 3_600_000).toISOString() }
    const data = { event: { title: text, ...times, extendedProps } }
    expect((await page.request.post("/api/apps/calendar/add-event", { data, headers })).status()).toBe(201)
  }
  for (const view of ["agenda", "month", "week", "day"]) {
    await show(page, quiet("2031-11-03", view))
    await page.locator("[data-event]").first().waitFor()
    expect([view, await dangers(page)]).toEqual([view, []])
  }
  await show(page, quiet("2031-11-03", "agenda"))
  for (const payload of [payloads[0], payloads[6], payloads[20]] as string[]) {
    await events(page, oneLine(payload).trim().slice(0, 60)).first().click()
    await page.getByLabel("Description").waitFor()
    expect(await page.getByLabel("Description").inputValue()).toBe(payload)
    expect(await dangers(page)).toEqual([])
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "detached" })
  }
})

test("hostile texts stay text in a calendar file, its preview and its import", async () => {
  const { page } = await openAs("admin@demo.com")
  const lines = payloads.flatMap((payload) => {
    const [text, link] = [escaped(payload), escaped(oneLine(payload))]
    return eventLines(
      `SUMMARY:${text}`,
      "DTSTART:20321103T090000Z",
      `DESCRIPTION:${text}`,
      `LOCATION:${text}`,
      `URL:${link}`,
    )
  })
  await show(page, path)
  await page.getByRole("button", { name: "Import a file" }).first().click()
  const file = { name: "hostile.ics", mimeType: "text/calendar", buffer: Buffer.from(calendarFile(...lines)) }
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file)
  await page.getByRole("button", { name: `Import ${payloads.length} events` }).click()
  await page.getByText(`${payloads.length} events were imported`).waitFor()
  await show(page, quiet("2032-11-03", "agenda"))
  await page.locator("[data-event]").first().waitFor()
  expect(await dangers(page)).toEqual([])
})

test("a calendar file made to keep the server busy is rejected with a message, and the screen keeps working", async () => {
  const { page } = await openAs("admin@demo.com")
  await show(page, path)
  await page.getByRole("button", { name: "Import a file" }).first().click()
  const input = page.getByRole("dialog").locator("input[type=file]")
  const choose = (ics: string) =>
    input.setInputFiles({ name: "plan\u202esci.ics", mimeType: "text/calendar", buffer: Buffer.from(ics) })
  await choose(endless)
  // Other requests are answered while the file is processed.
  expect((await page.request.get("/api/apps/calendar/feed-address")).status()).toBe(200)
  await page.getByText("These repeating events take too long to calculate.").waitFor()
  await choose(calendarFile(...eventLines("SUMMARY:Still here", "DTSTART:20331103T090000Z")))
  await page.getByText("Still here").waitFor()
  expect(await page.getByRole("dialog").innerText()).toContain("plansci.ics")
  await page.getByRole("button", { name: "Import 1 event" }).click()
  await page.getByText("1 event was imported").waitFor()
})
