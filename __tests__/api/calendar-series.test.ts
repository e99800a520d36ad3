import { type Caller, client, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"
import { expectClosed, expectRefused, type Write } from "../support/planning"

interface Event {
  id: number
  title: string
  start: string
  end: string
  extendedProps: { calendar: string; recurrence?: string; occurrence?: string; guests?: string[] }
}

const path = "/apps/calendar/events"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const add = async (event: object, props: object = {}): Promise<Event> => {
  const extendedProps = { calendar: "ETC", timeZone: "Europe/Stockholm", ...props }
  const given = { title: "Stand-up", start: "2031-03-17T08:00:00Z", end: "2031-03-17T08:30:00Z", extendedProps }
  const { status, body } = await admin.post("/apps/calendar/add-event", { event: { ...given, ...event } })
  expect([status, body.error]).toEqual([201, undefined])
  return body.event
}
const within = async (start: string, end: string, id?: number): Promise<Event[]> => {
  const { body } = await admin.get(path, { start, end, calendars: "ETC" })
  return id ? body.filter((event: Event) => event.id === id) : body
}
const starts = async (id: number, start = "2031-03-01", end = "2031-05-01") =>
  (await within(start, end, id)).map((event) => event.start.slice(0, 16))
const changeOne = (scope: string, event: object) => admin.post("/apps/calendar/update-occurrence", { scope, event })

describe("in a range", () => {
  test("a series is answered each time it takes place, by the clock of its zone across the change of clocks", async () => {
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

  test("in the hour that is left out in spring it takes place an hour later, and by its clock again the day after", async () => {
    const at = { start: "2031-03-28T01:30:00Z", end: "2031-03-28T02:00:00Z" }
    const { id } = await add(at, { recurrence: "FREQ=DAILY;COUNT=4" })
    // 02:30 in Stockholm; on 30 March the clocks go from 02:00 to 03:00.
    expect(await starts(id)).toEqual(["2031-03-28T01:30", "2031-03-29T01:30", "2031-03-30T01:30", "2031-03-31T00:30"])
  })

  test("whole days stay whole days everywhere", async () => {
    const days = { start: "2031-03-28", end: "2031-03-30", allDay: true }
    const { id } = await add(days, { recurrence: "FREQ=WEEKLY;COUNT=2", timeZone: "America/New_York" })
    const found = await within("2031-03-01", "2031-05-01", id)
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      ["2031-03-28T00:00:00.000Z", "2031-03-30T00:00:00.000Z"],
      ["2031-04-04T00:00:00.000Z", "2031-04-06T00:00:00.000Z"],
    ])
  })

  test("what began before the range and lasts into it is in it; what ends as it begins is not", async () => {
    const long = { start: "2031-06-01T20:00:00Z", end: "2031-06-02T04:00:00Z" }
    const { id } = await add(long, { recurrence: "FREQ=DAILY;COUNT=3" })
    expect(await starts(id, "2031-06-02T03:00:00Z", "2031-06-02T05:00:00Z")).toEqual(["2031-06-01T20:00"])
    expect(await starts(id, "2031-06-02T04:00:00Z", "2031-06-02T05:00:00Z")).toEqual([])
  })

  test("without a range the series is answered once; with one, in two statements", async () => {
    const { id } = await add({}, { recurrence: "FREQ=DAILY" })
    const all: Event[] = (await admin.get(path)).body
    expect(all.filter((event) => event.id === id)).toHaveLength(1)
    const range = { start: "2031-07-01", end: "2031-08-01" }
    expect(await countStatements(() => admin.get(path, range))).toHaveLength(2)
  })

  test.each([
    [{ start: "2031-01-01" }, "end"],
    [{ end: "2031-01-01" }, "start"],
    [{ start: "2031-01-02", end: "2031-01-02" }, "end"],
    [{ start: "2031-01-01", end: "2032-03-01" }, "end"],
    [{ start: "x", end: "2032-03-01" }, "start"],
  ])("the range %j is refused", async (range, field) => {
    const { status, body } = await admin.get(path, range)
    expect([status, Object.keys(body.error)]).toEqual([422, [field]])
  })
})

describe("one of a series", () => {
  test("is changed alone, found where it was moved to, and made like the others again", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=4", guests: ["Bo"] })
    const moved = { start: "2031-05-20T10:00:00.000Z", end: "2031-05-20T11:00:00.000Z" }
    const named = { id, occurrence: "2031-03-24T08:00:00Z" }
    const { body } = await changeOne("this", { ...named, ...moved, title: "Elsewhere" })
    expect(body.event).toMatchObject({ id, ...moved, title: "Elsewhere" })
    expect(await starts(id)).toEqual(["2031-03-17T08:00", "2031-03-31T07:00", "2031-04-07T07:00"])
    const [there] = await within("2031-05-20", "2031-05-21", id)
    expect(there).toEqual(body.event)
    expect(there?.extendedProps).toMatchObject({ occurrence: "2031-03-24T08:00:00.000Z", guests: ["Bo"] })
    await admin.post("/apps/calendar/restore-occurrence", named)
    expect(await starts(id)).toHaveLength(4)
    expect(await within("2031-05-20", "2031-05-21", id)).toEqual([])
  })

  test("is deleted alone and brought back as it was", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=3" })
    const named = { id, occurrence: "2031-03-24T08:00:00.000Z" }
    await changeOne("this", { ...named, title: "Special" })
    const gone = await admin.delete("/apps/calendar/remove-occurrence", { ...named, scope: "this" })
    expect([gone.status, gone.body]).toEqual([200, { id, whole: false }])
    expect(await starts(id)).toEqual(["2031-03-17T08:00", "2031-03-31T07:00"])
    const back = await admin.post("/apps/calendar/restore-occurrence", named)
    expect(back.body.event.title).toBe("Special")
    expect(await starts(id)).toHaveLength(3)
  })

  test("an instant at which it does not take place is 404", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=3" })
    const once = await add({})
    for (const event of [
      { id, occurrence: "2031-03-25T08:00:00Z" },
      { id, occurrence: "2031-04-07T07:00:00Z" },
      { id: once.id, occurrence: once.start },
    ]) {
      expect((await changeOne("this", { ...event, title: "x" })).status).toBe(404)
      expect((await admin.delete("/apps/calendar/remove-occurrence", { ...event, scope: "following" })).status).toBe(
        404,
      )
    }
  })
})

describe("this and following", () => {
  test("a change cuts the series: both parts keep their count, and what differed goes along", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=6" })
    await changeOne("this", { id, occurrence: "2031-04-14T07:00:00Z", title: "Special" })
    await admin.delete("/apps/calendar/remove-occurrence", { id, occurrence: "2031-04-07T07:00:00Z", scope: "this" })
    const later = { start: "2031-03-31T08:00:00Z", end: "2031-03-31T09:00:00Z" }
    const { body } = await changeOne("following", { id, occurrence: "2031-03-31T07:00:00Z", ...later, title: "Later" })
    const split: Event = body.event
    expect(split.id).not.toBe(id)
    expect(split.extendedProps.recurrence).toBe("FREQ=WEEKLY;COUNT=4")
    expect(await starts(id)).toEqual(["2031-03-17T08:00", "2031-03-24T08:00"])
    expect(await starts(split.id)).toEqual(["2031-03-31T08:00", "2031-04-14T07:00", "2031-04-21T08:00"])

    const whole = { id, recurrence: "FREQ=WEEKLY;COUNT=6", splitId: split.id }
    expect((await admin.post("/apps/calendar/rejoin-event", whole)).status).toBe(200)
    expect(await starts(id)).toHaveLength(5)
    expect((await within("2031-04-14", "2031-04-15", id))[0]?.title).toBe("Special")
    expect(await starts(split.id)).toEqual([])
  })

  test("moved to another day of the week, the rest falls on that day", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;BYDAY=MO,WE" })
    const wednesday = { start: "2031-03-25T08:00:00Z", end: "2031-03-25T08:30:00Z" }
    const { body } = await changeOne("following", { id, occurrence: "2031-03-24T08:00:00Z", ...wednesday })
    expect(body.event.extendedProps.recurrence).toBe("FREQ=WEEKLY;BYDAY=TU,TH")
    expect(await starts(id, "2031-03-01", "2031-04-01")).toEqual(["2031-03-17T08:00", "2031-03-19T08:00"])
  })

  test("a delete ends the series before it; from the first on, all of it goes and can be put back", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=4" })
    const cut = { id, occurrence: "2031-03-31T07:00:00Z", scope: "following" }
    expect((await admin.delete("/apps/calendar/remove-occurrence", cut)).body).toEqual({ id, whole: false })
    expect(await starts(id)).toEqual(["2031-03-17T08:00", "2031-03-24T08:00"])
    await admin.post("/apps/calendar/rejoin-event", { id, recurrence: "FREQ=WEEKLY;COUNT=4" })
    await changeOne("this", { id, occurrence: "2031-03-31T07:00:00Z", title: "Special" })
    const first = { id, occurrence: "2031-03-17T08:00:00Z", scope: "following" }
    expect((await admin.delete("/apps/calendar/remove-occurrence", first)).body).toEqual({ id, whole: true })
    expect(await starts(id)).toEqual([])
    expect((await admin.post("/apps/calendar/restore-event", { id })).status).toBe(200)
    expect((await within("2031-03-31", "2031-04-01", id))[0]?.title).toBe("Special")
  })

  test("what others made cannot be deleted by joining it to something", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY" })
    const rejoin = { id, recurrence: "FREQ=WEEKLY", splitId: 1 }
    expect((await admin.post("/apps/calendar/rejoin-event", rejoin)).status).toBe(404)
    expect(await query("select 1 from events where workspace_id = 1 and id = 1")).toHaveLength(1)
  })
})

describe("all", () => {
  test("are moved by what one of them is moved by, also across the change of clocks, and what differed is kept", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=4" })
    await admin.delete("/apps/calendar/remove-occurrence", { id, occurrence: "2031-03-24T08:00:00Z", scope: "this" })
    const tuesday = { start: "2031-04-01T09:00:00Z", end: "2031-04-01T10:00:00Z" }
    await changeOne("all", { id, occurrence: "2031-03-31T07:00:00Z", ...tuesday })
    expect(await starts(id)).toEqual(["2031-03-18T10:00", "2031-04-01T09:00", "2031-04-08T09:00"])
  })

  test("a series that repeats no more is one event", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=4" })
    const event = { id, occurrence: "2031-03-24T08:00:00Z", extendedProps: { calendar: "ETC" } }
    expect((await changeOne("all", event)).body.event.extendedProps).not.toHaveProperty("recurrence")
    expect(await starts(id)).toEqual(["2031-03-17T08:00"])
  })
})

test("a series starts with the first time its rule falls on", async () => {
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
])("recurrence %s is refused", async (recurrence, field) => {
  const event = { title: "x", start: "2031-03-01", end: "2031-03-01", extendedProps: { calendar: "ETC", recurrence } }
  const started = Date.now()
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", { event }], `event.extendedProps.${field}`)
  expect(Date.now() - started).toBeLessThan(2_000)
})

test.each(["Mars/Olympus", "+02:00", "x".repeat(100)])("time zone %s is refused", async (timeZone) => {
  const event = { title: "x", start: "2031-03-01", end: "2031-03-01", extendedProps: { calendar: "ETC", timeZone } }
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", { event }], "event.extendedProps.timeZone")
})

const named = { id: 1, occurrence: "2031-03-01" }
const writes: Write[] = [
  ["POST", "/apps/calendar/update-occurrence", { scope: "this", event: { ...named, title: "x" } }],
  ["DELETE", "/apps/calendar/remove-occurrence", { ...named, scope: "this" }],
  ["POST", "/apps/calendar/restore-occurrence", named],
  ["POST", "/apps/calendar/rejoin-event", { id: 1, recurrence: "FREQ=DAILY" }],
  ["POST", "/apps/calendar/remove-events", { ids: [1] }],
]
test.each(writes)("%s %s: nobody 401, client 403, nothing written", async (...write) => expectClosed(write))

test("another workspace's series is 404", async () => {
  const { id } = await add({}, { recurrence: "FREQ=WEEKLY" })
  const other = await stranger()
  const event = { id, occurrence: "2031-03-24T08:00:00Z", title: "x" }
  expect((await other.post("/apps/calendar/update-occurrence", { scope: "all", event })).status).toBe(404)
  expect((await other.post("/apps/calendar/rejoin-event", { id, recurrence: "FREQ=DAILY" })).status).toBe(404)
  const { body } = await other.post("/apps/calendar/remove-events", { ids: [id] })
  expect(body).toEqual({ ids: [] })
})
