import { type Caller, client } from "../support/api"
import { calendarFile, eventLines } from "../support/ics"
import { payloads } from "../support/payloads"
import { expectRefused } from "../support/planning"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const _path = "/apps/calendar/events"
const preview = async (ics: string, more: object = {}) =>
  (await admin.post("/apps/calendar/preview-import", { ics, timeZone: "Europe/Stockholm", calendar: "ETC", ...more }))
    .body
const _take = (ics: string) =>
  admin.post("/apps/calendar/import-events", { ics, timeZone: "Europe/Stockholm", calendar: "ETC" })
const textOf = (body: Uint8Array) => new TextDecoder().decode(body)
const _exported = async (who: Caller = admin) => textOf((await who.get("/apps/calendar/export")).body)
const one = async (...lines: string[]) => (await preview(calendarFile(...eventLines(...lines)))).events[0]

describe("importing a file", () => {
  test.each([
    ["UTC", ["DTSTART:20310301T090000Z"], "2031-03-01T09:00:00.000Z"],
    ["a zone by its name", ["DTSTART;TZID=America/New_York:20310701T090000"], "2031-07-01T13:00:00.000Z"],
    ["one of Outlook's", ["DTSTART;TZID=W. Europe Standard Time:20310701T090000"], "2031-07-01T07:00:00.000Z"],
    ["none: that of the reader", ["DTSTART:20310701T090000"], "2031-07-01T07:00:00.000Z"],
    ["whole days", ["DTSTART;VALUE=DATE:20310701"], "2031-07-01T00:00:00.000Z"],
  ])("reads a time in %s", async (_, lines, start) => {
    expect((await one("SUMMARY:A", ...lines)).start).toBe(start)
  })

  test("reads an end, a duration, or neither", async () => {
    const start = "DTSTART:20310301T090000Z"
    expect((await one(start, "DTEND:20310301T103000Z")).end).toBe("2031-03-01T10:30:00.000Z")
    expect((await one(start, "DURATION:PT45M")).end).toBe("2031-03-01T09:45:00.000Z")
    expect((await one(start)).end).toBe("2031-03-01T09:00:00.000Z")
    expect((await one("DTSTART;VALUE=DATE:20310301")).end).toBe("2031-03-02T00:00:00.000Z")
  })

  test("reads every field that we store", async () => {
    const event = await one(
      "SUMMARY:Fair\\, day one",
      "DTSTART;TZID=Europe/Berlin:20310301T090000",
      "LOCATION:Hall 3",
      "DESCRIPTION:First line\\nSecond",
      "URL:https://example.org/fair",
      "CATEGORIES:Family",
      "ATTENDEE;CN=Bo:mailto:bo@example.org",
      "ATTENDEE;CN=Elif Aydın:urn:none",
      "RRULE:FREQ=WEEKLY;UNTIL=20310401T090000",
      "BEGIN:VALARM",
      "TRIGGER:-PT30M",
      "END:VALARM",
    )
    expect(event).toMatchObject({ title: "Fair, day one", url: "https://example.org/fair" })
    expect(event.extendedProps).toEqual({
      calendar: "Family",
      location: "Hall 3",
      description: "First line\nSecond",
      guests: ["bo@example.org", "Elif Aydın"],
      recurrence: "FREQ=WEEKLY;UNTIL=20310401T070000Z",
      timeZone: "Europe/Berlin",
      reminder: 30,
    })
  })

  test("drops links that run code and keeps text as text", async () => {
    const event = await one(
      "SUMMARY:<img src=x onerror=alert(1)>",
      "DTSTART:20310301T090000Z",
      "URL:javascript:alert(1)",
    )
    expect(event).toMatchObject({ title: "<img src=x onerror=alert(1)>", url: "" })
  })

  test("imports every hostile text as text, and only web addresses as links", async () => {
    const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n")
    const lines = payloads.flatMap((payload) =>
      eventLines(`SUMMARY:${escaped(payload)}`, "DTSTART:20310301T090000Z", `URL:${escaped(payload)}`),
    )
    const { events, total, problems } = await preview(calendarFile(...lines))
    expect([total, problems]).toEqual([payloads.length, []])
    for (const { url } of events) expect(url).toMatch(/^(https?:|$)/)
  })

  test("names the events that can't be imported and imports the others", async () => {
    const ics = calendarFile(
      ...eventLines("SUMMARY:Good", "DTSTART:20310301T090000Z"),
      ...eventLines("SUMMARY:No start"),
      ...eventLines("SUMMARY:Hourly", "DTSTART:20310301T090000Z", "RRULE:FREQ=HOURLY"),
      ...eventLines("SUMMARY:Never", "DTSTART:20310301T090000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
      ...eventLines("SUMMARY:Called off", "DTSTART:20310301T090000Z", "STATUS:CANCELLED"),
      ...eventLines("SUMMARY:Orphan", "DTSTART:20310301T090000Z", "RECURRENCE-ID:20310301T090000Z"),
      ...eventLines("SUMMARY:Bad date", "DTSTART:20311399T990000Z"),
    )
    const { events, total, problems } = await preview(ics)
    expect([events.map(({ title }: { title: string }) => title), total]).toEqual([["Good"], 1])
    expect(Object.fromEntries(problems.map(({ title, reason }: Record<string, string>) => [title, reason]))).toEqual({
      "No start": "unreadable",
      Hourly: "recurrence",
      Never: "recurrence",
      "Called off": "cancelled",
      Orphan: "noSeries",
      "Bad date": "unreadable",
    })
  })

  test.each([
    ["", "ics"],
    ["hello", "ics"],
    ["BEGIN:VCARD\r\nEND:VCARD\r\n", "ics"],
    ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n", "ics"],
    ["<html></html>", "ics"],
    [calendarFile(...Array.from({ length: 2001 }, () => eventLines("DTSTART:20310301T090000Z")).flat()), "ics"],
    [`BEGIN:VCALENDAR\r\n${"X".repeat(900_000)}`, "ics"],
  ])("rejects other files and files that are too large, with a message: %#", async (ics, field) => {
    await expectRefused(admin, ["POST", "/apps/calendar/preview-import", { ics }], field)
    await expectRefused(admin, ["POST", "/apps/calendar/import-events", { ics }], field)
  })
})
