import { GET } from "@/app/api/[...path]/route"
import { type Caller, client, nobody, stranger } from "../support/api"
import { processorTime } from "../support/event-loop"
import { query } from "../support/facts"
import { hostileCalendars } from "../support/hostile-calendars"
import { calendarFile, eventLines } from "../support/ics"
import { captureLog } from "../support/outbox"

/** Processor time of a request in milliseconds: in total, and without a break for other requests. */
const limit = { took: 6_000, held: 400 }

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
  // The first import loads the modules that the others use.
  await preview(calendarFile(...eventLines("DTSTART:20310301T090000Z", "RRULE:FREQ=DAILY")))
})

const send = (path: string, ics: string) => admin.post(path, { ics, timeZone: "Europe/Stockholm", calendar: "ETC" })
const preview = (ics: string) => send("/apps/calendar/preview-import", ics)
test.each(hostileCalendars)(
  "%s gets a quick response, without blocking other requests",
  async (_name, file, expected) => {
    const ics = file()
    const { response, took, held } = await processorTime(limit, () => preview(ics))
    if (typeof expected === "number") expect([response.status, response.body.total]).toEqual([200, expected])
    else expect(response.status === 200 ? String(response.body.total) : response.body.error.ics[0]).toMatch(expected)
    expect(took).toBeLessThan(limit.took)
    expect(held).toBeLessThan(limit.held)
  },
)

test("a calendar full of rules that rarely match a day is answered quickly", async () => {
  const extendedProps = { calendar: "Holiday", recurrence: "FREQ=DAILY;COUNT=70;BYMONTH=2;BYMONTHDAY=29" }
  const event = { title: "Leap day", start: "1904-02-29T09:00:00Z", end: "1904-02-29T10:00:00Z", extendedProps }
  const { id } = (await admin.post("/apps/calendar/add-event", { event })).body.event
  await query(`insert into events select (jsonb_populate_record(e, jsonb_build_object('id', 100000 + n))).*
    from events e, generate_series(1, 1500) n where workspace_id = 1 and id = ${id}`)
  const range = { start: "2031-01-01", end: "2031-12-31", calendars: "Holiday" }
  const { response, took, held } = await processorTime(limit, () => admin.get("/apps/calendar/events", range))
  expect([response.status, response.body]).toEqual([200, []])
  expect(took).toBeLessThan(limit.took)
  expect(held).toBeLessThan(limit.held)
  await query("delete from events where id > 100000")
})

test("the secret of a feed's URL is never logged", async () => {
  const { address } = (await admin.post("/apps/calendar/renew-feed")).body as { address: string }
  const token = new URL(address).pathname.split("/").at(-1) as string
  const lines = captureLog()
  const path = "/apps/calendar/feed/{token}"
  expect((await nobody.send(path, { params: { token } })).status).toBe(200)
  expect((await nobody.send(path, { params: { token: `${token}x` } })).status).toBe(404)
  expect((await nobody.send(path, { method: "POST", params: { token } })).status).toBe(405)
  await GET(new Request(`http://localhost:3000/api/apps/calendar/feed/${token}/more`), {
    params: Promise.resolve({ path: ["apps", "calendar", "feed", token, "more"] }),
  })
  expect(lines.map((line) => line.path)).toEqual([
    ...Array.from({ length: 3 }, () => "/api/apps/calendar/feed/{token}"),
    "/api/apps/calendar/feed/[cut]/more",
  ])
  expect(JSON.stringify(lines)).not.toContain(token.slice(0, 20))
})

describe("a carriage return", () => {
  const files = async (who: Caller) => new TextDecoder().decode((await who.get("/apps/calendar/export")).body)

  test("in a text doesn't break a line of an exported file", async () => {
    const who = await stranger()
    const description = "One\rATTENDEE:mailto:x@example.org\r\nTwo\u2028Three\u0085Four\u000bFive"
    const extendedProps = { calendar: "ETC", description, recurrence: "FREQ=DAILY;COUNT=2", reminder: 10 }
    const event = { title: "Ä".repeat(190), start: "2031-03-01T09:00:00Z", end: "2031-03-01T10:00:00Z", extendedProps }
    expect((await who.post("/apps/calendar/add-event", { event })).status).toBe(201)
    const text = await files(who)
    const alone = text.replaceAll("\r\n", "")
    expect(["\r", "\n", "\u0085", "\u2028", "\u000b"].filter((sign) => alone.includes(sign))).toEqual([])
    expect(text).toContain("DESCRIPTION:One\\nATTENDEE:mailto:x@example.org\\nTwo\\nThree\\nFour")
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test("doesn't break a line of an imported file", async () => {
    const { body } = await preview(
      calendarFile(
        ...eventLines("SUMMARY:One\rLOCATION:Two", "DTSTART:20310301T090000Z", "DESCRIPTION:a\rURL:https://x.example"),
      ),
    )
    expect(body.events[0]).toMatchObject({ title: "One LOCATION:Two", url: "" })
    expect(body.events[0].extendedProps.location).toBeUndefined()
  })
})

test("a time zone defined in the file keeps its own offsets, in summer and winter", async () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Office clocks",
    "BEGIN:STANDARD",
    "DTSTART:16011028T030000",
    "TZOFFSETFROM:+0530",
    "TZOFFSETTO:+0430",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010325T020000",
    "TZOFFSETFROM:+0430",
    "TZOFFSETTO:+0530",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ]
  const at = (time: string) => eventLines(`DTSTART;TZID=Office clocks:${time}`)
  const { body } = await preview(calendarFile(...zone, ...at("20310115T090000"), ...at("20310715T090000")))
  expect(body.events.map((event: { start: string }) => event.start)).toEqual([
    "2031-01-15T04:30:00.000Z",
    "2031-07-15T03:30:00.000Z",
  ])
})
