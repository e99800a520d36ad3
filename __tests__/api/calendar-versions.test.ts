import { type Caller, client } from "../support/api"
import { addEvent as add, type SeriesEvent, within } from "../support/series"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const versionIn = (event?: SeriesEvent) => event?.extendedProps.version ?? 0
const change = (event: object) => admin.post("/apps/calendar/update-event", { event })
const changeOne = (scope: string, event: object) => admin.post("/apps/calendar/update-occurrence", { scope, event })

test("of two people who edit the same event, the second gets 409 with the current event, and nothing is overwritten", async () => {
  const { id } = await add({})
  const [seen] = await within("2031-03-17", "2031-03-18", id)
  const version = versionIn(seen)
  const first = await change({ id, version, title: "First" })
  expect([first.status, versionIn(first.body.event)]).toEqual([200, version + 1])
  const second = await change({ id, version, title: "Second" })
  expect([second.status, second.body.code]).toEqual([409, "conflict"])
  expect(second.body.current).toEqual(first.body.event)
  const [now] = await within("2031-03-17", "2031-03-18", id)
  expect(now?.title).toBe("First")
  expect((await change({ id, version: versionIn(now), title: "Second" })).status).toBe(200)
})

test("without a version the last write wins, as in the contract, and the response has none", async () => {
  const { id } = await add({})
  await change({ id, title: "First" })
  const { status, body } = await change({ id, title: "Second" })
  expect([status, body.event.title]).toEqual([200, "Second"])
  expect(body.event.extendedProps).not.toHaveProperty("version")
})

test("an edit of one occurrence is a conflict for that one only, and an edit of the series for all", async () => {
  const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=3" })
  const seen = await within("2031-03-01", "2031-05-01", id)
  const named = (at: number, from = seen) => ({
    id,
    occurrence: from[at]?.extendedProps.occurrence,
    version: versionIn(from[at]),
  })
  expect((await changeOne("this", { ...named(0), title: "A" })).status).toBe(200)
  const stale = await changeOne("this", { ...named(0), title: "B" })
  expect([stale.status, stale.body.current.title]).toEqual([409, "A"])
  expect((await changeOne("this", { ...named(1), title: "B" })).status).toBe(200)
  expect((await changeOne("all", { ...named(2), title: "C" })).status).toBe(200)
  expect((await changeOne("this", { ...named(2), title: "D" })).status).toBe(409)
  const now = await within("2031-03-01", "2031-05-01", id)
  expect(now.map(({ title }) => title)).toEqual(["A", "B", "C"])
  await admin.post("/apps/calendar/restore-occurrence", { id, occurrence: named(0).occurrence })
  expect((await changeOne("this", { ...named(0, now), title: "E" })).status).toBe(409)
})
