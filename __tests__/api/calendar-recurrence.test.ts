import { type Caller, client } from "../support/api"
import { countStatements } from "../support/facts"
import { expectRefused } from "../support/planning"
import { addEvent as add, type SeriesEvent as Event, starts, within } from "../support/series"

const path = "/apps/calendar/events"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

describe("in a range", () => {
  test("a series has one entry per occurrence, at its local time across daylight saving changes", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY" })
    expect(await starts(id, "2031-03-20", "2031-04-15")).toEqual([
      "2031-03-24T08:00",
      "2031-03-31T07:00",
      "2031-04-07T07:00",
      "2031-04-14T07:00",
    ])
    const [one] = await within("2031-03-30", "2031-04-02", id)
    expect(one?.end).toBe("2031-03-31T07:30:00.000Z")
    expect(one?.extendedProps).toMatchObject({ occurrence: one?.start, recurrence: "FREQ=WEEKLY" })
  })

  test("an occurrence in the hour skipped in spring is an hour later, and back at its local time the next day", async () => {
    const at = { start: "2031-03-28T01:30:00Z", end: "2031-03-28T02:00:00Z" }
    const { id } = await add(at, { recurrence: "FREQ=DAILY;COUNT=4" })
    // 02:30 in Stockholm; on 30 March the clocks go from 02:00 to 03:00.
    expect(await starts(id)).toEqual(["2031-03-28T01:30", "2031-03-29T01:30", "2031-03-30T01:30", "2031-03-31T00:30"])
  })

  test("all-day events stay all-day in every time zone", async () => {
    const days = { start: "2031-03-28", end: "2031-03-30", allDay: true }
    const { id } = await add(days, { recurrence: "FREQ=WEEKLY;COUNT=2", timeZone: "America/New_York" })
    const found = await within("2031-03-01", "2031-05-01", id)
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      ["2031-03-28T00:00:00.000Z", "2031-03-30T00:00:00.000Z"],
      ["2031-04-04T00:00:00.000Z", "2031-04-06T00:00:00.000Z"],
    ])
  })

  test("an event that overlaps the start of the range is included; one that ends at the start is not", async () => {
    const long = { start: "2031-06-01T20:00:00Z", end: "2031-06-02T04:00:00Z" }
    const { id } = await add(long, { recurrence: "FREQ=DAILY;COUNT=3" })
    expect(await starts(id, "2031-06-02T03:00:00Z", "2031-06-02T05:00:00Z")).toEqual(["2031-06-01T20:00"])
    expect(await starts(id, "2031-06-02T04:00:00Z", "2031-06-02T05:00:00Z")).toEqual([])
  })

  test("without a range a series is returned once; with a range it takes three statements, one for the guests' answers", async () => {
    const { id } = await add({}, { recurrence: "FREQ=DAILY" })
    const all: Event[] = (await admin.get(path)).body
    expect(all.filter((event) => event.id === id)).toHaveLength(1)
    const range = { start: "2031-07-01", end: "2031-08-01" }
    expect(await countStatements(() => admin.get(path, range))).toHaveLength(3)
  })

  test.each([
    [{ start: "2031-01-01" }, "end"],
    [{ end: "2031-01-01" }, "start"],
    [{ start: "2031-01-02", end: "2031-01-02" }, "end"],
    [{ start: "2031-01-01", end: "2032-03-01" }, "end"],
    [{ start: "x", end: "2032-03-01" }, "start"],
  ])("the range %j is rejected", async (range, field) => {
    const { status, body } = await admin.get(path, range)
    expect([status, Object.keys(body.error)]).toEqual([422, [field]])
  })
})

test("a series starts at the first occurrence of its rule", async () => {
  const event = await add({}, { recurrence: "FREQ=MONTHLY;BYDAY=-1FR" })
  expect([event.start, event.end]).toEqual(["2031-03-28T08:00:00.000Z", "2031-03-28T08:30:00.000Z"])
})

test.each([
  ["nonsense", "recurrence"],
  ["FREQ=HOURLY", "recurrence"],
  ["FREQ=DAILY;COUNT=5000", "recurrence"],
  ["FREQ=DAILY;COUNT=5;UNTIL=20310401", "recurrence"],
  ["FREQ=WEEKLY;BYDAY=1MO", "recurrence"],
  ["FREQ=DAILY;X=1", "recurrence"],
  ["FREQ=DAILY;FREQ=DAILY", "recurrence"],
  ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "recurrence"],
  ["FREQ=YEARLY;UNTIL=20200101", "recurrence"],
])("recurrence %s is rejected", async (recurrence, field) => {
  const event = { title: "x", start: "2031-03-01", end: "2031-03-01", extendedProps: { calendar: "ETC", recurrence } }
  const started = Date.now()
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", { event }], `event.extendedProps.${field}`)
  expect(Date.now() - started).toBeLessThan(2_000)
})

test.each(["Mars/Olympus", "+02:00", "x".repeat(100)])("time zone %s is rejected", async (timeZone) => {
  const event = { title: "x", start: "2031-03-01", end: "2031-03-01", extendedProps: { calendar: "ETC", timeZone } }
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", { event }], "event.extendedProps.timeZone")
})
