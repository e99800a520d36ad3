import { type Caller, client, stranger } from "../support/api"
import { query } from "../support/facts"
import { expectClosed, type Write } from "../support/planning"
import { addEvent as add, type SeriesEvent as Event, starts, within } from "../support/series"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const changeOne = (scope: string, event: object) => admin.post("/apps/calendar/update-occurrence", { scope, event })

describe("a single occurrence", () => {
  test("is changed alone, found at its new time, and reset to the series", async () => {
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

  test("is deleted alone and restored unchanged", async () => {
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

  test("is 404 at a time when the series has none", async () => {
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
  test("a change splits the series; both parts keep their count and their changed occurrences", async () => {
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

  test("moved to another weekday, the rest is on that day", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;BYDAY=MO,WE" })
    const wednesday = { start: "2031-03-25T08:00:00Z", end: "2031-03-25T08:30:00Z" }
    const { body } = await changeOne("following", { id, occurrence: "2031-03-24T08:00:00Z", ...wednesday })
    expect(body.event.extendedProps.recurrence).toBe("FREQ=WEEKLY;BYDAY=TU,TH")
    expect(await starts(id, "2031-03-01", "2031-04-01")).toEqual(["2031-03-17T08:00", "2031-03-19T08:00"])
  })

  test("a delete ends the series before it; deleting from the first occurrence deletes all of it, and can be undone", async () => {
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

  test("other users' events can't be deleted by joining them to a series", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY" })
    const rejoin = { id, recurrence: "FREQ=WEEKLY", splitId: 1 }
    expect((await admin.post("/apps/calendar/rejoin-event", rejoin)).status).toBe(404)
    expect(await query("select 1 from events where workspace_id = 1 and id = 1")).toHaveLength(1)
  })
})

describe("all", () => {
  test("are moved by the same amount, across daylight saving changes too, and changed occurrences are kept", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=4" })
    await admin.delete("/apps/calendar/remove-occurrence", { id, occurrence: "2031-03-24T08:00:00Z", scope: "this" })
    const tuesday = { start: "2031-04-01T09:00:00Z", end: "2031-04-01T10:00:00Z" }
    await changeOne("all", { id, occurrence: "2031-03-31T07:00:00Z", ...tuesday })
    expect(await starts(id)).toEqual(["2031-03-18T10:00", "2031-04-01T09:00", "2031-04-08T09:00"])
  })

  test("a series without a rule becomes a single event", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=4" })
    const event = { id, occurrence: "2031-03-24T08:00:00Z", extendedProps: { calendar: "ETC" } }
    expect((await changeOne("all", event)).body.event.extendedProps).not.toHaveProperty("recurrence")
    expect(await starts(id)).toEqual(["2031-03-17T08:00"])
  })
})

const named = { id: 1, occurrence: "2031-03-01" }
const writes: Write[] = [
  ["POST", "/apps/calendar/update-occurrence", { scope: "this", event: { ...named, title: "x" } }],
  ["DELETE", "/apps/calendar/remove-occurrence", { ...named, scope: "this" }],
  ["POST", "/apps/calendar/restore-occurrence", named],
  ["POST", "/apps/calendar/rejoin-event", { id: 1, recurrence: "FREQ=DAILY" }],
  ["POST", "/apps/calendar/remove-events", { ids: [1] }],
]
test.each(writes)("%s %s: signed out 401, client 403, nothing written", async (...write) => expectClosed(write))

test("a series of another workspace is 404", async () => {
  const { id } = await add({}, { recurrence: "FREQ=WEEKLY" })
  const other = await stranger()
  const event = { id, occurrence: "2031-03-24T08:00:00Z", title: "x" }
  expect((await other.post("/apps/calendar/update-occurrence", { scope: "all", event })).status).toBe(404)
  expect((await other.post("/apps/calendar/rejoin-event", { id, recurrence: "FREQ=DAILY" })).status).toBe(404)
  const { body } = await other.post("/apps/calendar/remove-events", { ids: [id] })
  expect(body).toEqual({ ids: [] })
})
