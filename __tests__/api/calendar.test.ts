import { calendars } from "@/lib/features/calendar/values"
import { type Caller, client, stranger } from "../support/api"
import { contents, countStatements, query } from "../support/facts"
import { expectClosed, expectClosedRead, expectRefused, make, type Write } from "../support/planning"

interface Event {
  id: number
  title: string
  start: string
  end: string
  allDay: boolean
  extendedProps: { calendar: string }
}

const path = "/apps/calendar/events"
const fresh = { title: "Meeting", start: "2031-03-01T09:00:00.000Z", end: "2031-03-01T10:00:00.000Z" }
let admin: Caller
let everything: Event[]

const add = async (event: object = {}) =>
  (await admin.post("/apps/calendar/add-event", { event: { ...fresh, ...event } })).body.event
const change = (event: object) => admin.post("/apps/calendar/update-event", { event })

beforeAll(async () => {
  admin = await client("admin")
  everything = (await admin.get(path)).body
})

test("there are 12 sample events around today, in all five calendars, with users as guests", async () => {
  expect(everything).toHaveLength(12)
  expect(new Set(everything.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(calendars))
  const days = everything.map(({ start }) => (Date.parse(start) - Date.now()) / 86_400_000)
  expect(Math.min(...days)).toBeLessThan(0)
  expect(Math.max(...days)).toBeGreaterThan(0)
  for (const day of days) expect(Math.abs(day)).toBeLessThan(30)
  const people = (await admin.get("/api/users/list/all-data")).body.map((user: { fullName: string }) => user.fullName)
  const guests = everything.flatMap(({ extendedProps }) => (extendedProps as { guests?: string[] }).guests ?? [])
  for (const guest of guests) expect(people).toContain(guest)
})

test("an event has the seven fields of the contract with ISO times; events are ordered by start", () => {
  for (const event of everything) {
    expect(Object.keys(event).sort()).toEqual("allDay end extendedProps id start title url".split(" "))
    for (const time of [event.start, event.end]) expect(new Date(time).toISOString()).toBe(time)
    expect(event.end >= event.start).toBe(true)
  }
  const starts = everything.map(({ start }) => start)
  expect(starts).toEqual([...starts].sort())
})

test("without calendars all events are listed, with an empty list none, else those named, in every notation of a list", async () => {
  const of = (...names: string[]) => everything.filter(({ extendedProps }) => names.includes(extendedProps.calendar))
  expect((await admin.get(path, { calendars: ["ETC", "Family"] })).body).toEqual(of("ETC", "Family"))
  for (const search of [
    "?calendars[]=ETC&calendars[]=Family",
    "?calendars=ETC,Family",
    "?calendars=ETC&calendars=Family",
  ])
    expect((await admin.send(path, { search })).body).toEqual(of("ETC", "Family"))
  expect((await admin.get(path, { calendars: "Holiday" })).body).toEqual(of("Holiday"))
  expect((await admin.send(path, { search: "?calendars=" })).body).toEqual([])
  for (const name of ["etc", "business", "Work"]) {
    const { status, body } = await admin.get(path, { calendars: ["Family", name] })
    expect([status, Object.keys(body.error)]).toEqual([422, ["calendars.1"]])
  }
})

test("adding returns 201 with the event and its defaults; ids are consecutive", async () => {
  const { status, body } = await admin.post("/apps/calendar/add-event", { event: { id: 4000, ...fresh } })
  const defaults = { url: "", allDay: false, extendedProps: { calendar: "Business" } }
  expect([status, body]).toEqual([201, { event: { id: 13, ...fresh, ...defaults } }])
  const ids = await Promise.all(Array.from({ length: 20 }, () => add().then(({ id }) => id)))
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => 14 + i))
})

test("every field is saved", async () => {
  const extendedProps = {
    calendar: "ETC",
    location: "Hall 3",
    description: "Bring\nboth",
    guests: ["Elif Aydın", "Bo"],
  }
  const given = { url: "https://example.org/fair", allDay: true, extendedProps }
  const event = await add(given)
  expect(event).toMatchObject(given)
  expect((await admin.get(path, { calendars: "ETC" })).body).toContainEqual(event)
})

test("a time's zone is honoured, a date means its first moment, and end may equal start", async () => {
  const event = await add({ start: "2031-07-01T09:00:00+02:00", end: "2031-07-01T07:00:00Z" })
  expect([event.start, event.end]).toEqual(["2031-07-01T07:00:00.000Z", "2031-07-01T07:00:00.000Z"])
  const day = await add({ start: "2031-07-01", end: "2031-07-02", allDay: true })
  expect([day.start, day.end]).toEqual(["2031-07-01T00:00:00.000Z", "2031-07-02T00:00:00.000Z"])
  expect((await add({ start: "2031-02-28T10:00", end: "2031-03-01" })).start).toBe("2031-02-28T10:00:00.000Z")
})

test("a change is merged at top level, and extendedProps is replaced whole", async () => {
  const event = await add({ extendedProps: { calendar: "Family", location: "Home", guests: ["Bo"] } })
  const { status, body } = await change({ id: String(event.id), title: "Other" })
  expect([status, body]).toEqual([200, { event: { ...event, title: "Other" } }])
  const extendedProps = { calendar: "Personal", description: "Alone" }
  expect((await change({ id: event.id, extendedProps })).body.event).toEqual({ ...body.event, extendedProps })
  expect((await change({ id: event.id })).body.event.extendedProps).toEqual(extendedProps)
})

test("an end before the start is rejected, even if only one of them changes", async () => {
  const event = await add()
  const before = { start: "2031-03-01T10:00:00Z", end: "2031-03-01T09:59:59Z" }
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", { event: { ...fresh, ...before } }], "event.end")
  for (const one of [{ end: "2031-02-28" }, { start: "2031-03-02" }])
    await expectRefused(
      admin,
      ["POST", "/apps/calendar/update-event", { event: { id: event.id, ...one } }],
      "event.end",
    )
  const later = { start: "2031-03-02T09:00:00.000Z", end: "2031-03-02T10:00:00.000Z" }
  expect((await change({ id: event.id, ...later })).body.event).toMatchObject(later)
})

test("removing deletes the event, returns its id, and can be undone for an hour", async () => {
  const event = await add({ extendedProps: { calendar: "ETC", location: "Here", guests: ["Bo"] } })
  const { status, body } = await admin.delete("/apps/calendar/remove-event", { id: event.id })
  expect([status, body]).toEqual([200, { id: event.id }])
  expect(await query(`select 1 from events where workspace_id = 1 and id = ${event.id}`)).toEqual([])
  expect((await admin.delete("/apps/calendar/remove-event", { id: event.id })).status).toBe(404)
  const restored = await admin.post("/apps/calendar/restore-event", { id: event.id })
  expect([restored.status, restored.body]).toEqual([200, { event }])
  expect((await admin.post("/apps/calendar/restore-event", { id: event.id })).status).toBe(404)
})

test.each<[string, unknown, string?]>([
  ["title", ""],
  ["title", "x".repeat(201)],
  ["title", null],
  ["url", "javascript:alert(1)"],
  ["start", "tomorrow"],
  ["start", "2031-02-30"],
  ["start", "2031-02-28T25:00:00Z"],
  ["start", "1500-01-01"],
  ["end", 7],
  ["end", ""],
  ["allDay", "yes"],
  ["extendedProps", "Business"],
  ["extendedProps", {}, "extendedProps.calendar"],
  ["extendedProps", { calendar: "etc" }, "extendedProps.calendar"],
  ["extendedProps", { calendar: "ETC", guests: "Bo" }, "extendedProps.guests"],
  ["extendedProps", { calendar: "ETC", guests: [""] }, "extendedProps.guests.0"],
  ["extendedProps", { calendar: "ETC", location: "x".repeat(201) }, "extendedProps.location"],
])("%s = %j is a 422 that names the field, and nothing is written", async (field, value, named = field) => {
  const event = { id: 1, ...fresh, [field]: value }
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", { event }], `event.${named}`)
  await expectRefused(admin, ["POST", "/apps/calendar/update-event", { event }], `event.${named}`)
})

test("missing fields are named", async () => {
  await expectRefused(admin, ["POST", "/apps/calendar/add-event", {}], "event")
  for (const field of ["title", "start", "end"])
    await expectRefused(
      admin,
      ["POST", "/apps/calendar/add-event", { event: { ...fresh, [field]: undefined } }],
      `event.${field}`,
    )
  await expectRefused(admin, ["POST", "/apps/calendar/update-event", { event: fresh }], "event.id")
  await expectRefused(admin, ["DELETE", "/apps/calendar/remove-event", { id: "x" }], "id")
})

const writes: Write[] = [
  ["POST", "/apps/calendar/add-event", { event: fresh }],
  ["POST", "/apps/calendar/update-event", { event: { id: 1, title: "x" } }],
  ["DELETE", "/apps/calendar/remove-event", { id: 1 }],
  ["POST", "/apps/calendar/restore-event", { id: 1 }],
]

test.each(writes)("%s %s: signed out 401, client 403, nothing written", async (...write) => expectClosed(write))

test("reading is 401 without sign-in, 403 for a client, and takes one statement", async () => {
  await expectClosedRead(path)
  expect(await countStatements(() => admin.get(path, { calendars: ["Family", "Personal"] }))).toHaveLength(1)
})

test("an unknown id, or one of another workspace, is 404 and writes nothing", async () => {
  const other = await stranger()
  const own: Event[] = (await other.get(path)).body
  expect(own).toHaveLength(12)
  const { id } = await add({ title: "Ours alone" })
  const before = await contents()
  for (const [who, unknown] of [
    [other, id],
    [admin, 99_999],
  ] as const) {
    expect(
      (await make(who, ["POST", "/apps/calendar/update-event", { event: { id: unknown, title: "a" } }])).status,
    ).toBe(404)
    expect((await make(who, ["DELETE", "/apps/calendar/remove-event", { id: unknown }])).status).toBe(404)
    expect((await make(who, ["POST", "/apps/calendar/restore-event", { id: unknown }])).status).toBe(404)
  }
  expect(await contents()).toEqual(before)
})
