import { type Caller, client, nobody, stranger } from "../support/api"
import { query } from "../support/facts"
import { tokenIn } from "../support/invitations"
import { captureLog, mailTo } from "../support/outbox"
import { colleague } from "../support/people"
import { addEvent as add, type SeriesEvent, within } from "../support/series"

// Guests' answers to invitations, and the version check when an event is deleted.

let admin: Caller
let guest: Awaited<ReturnType<typeof colleague>>

beforeAll(async () => {
  admin = await client("admin")
  guest = await colleague("editor")
})
beforeEach(() => void captureLog())

const answer = (who: Caller, body: object) => who.post("/apps/calendar/answer-event", body)
const spring = { start: "2031-03-01", end: "2031-05-01", calendars: "ETC" }
const seen = async (who: Caller, id: number): Promise<SeriesEvent & { extendedProps: object }> => {
  const { body } = await who.get("/apps/calendar/events", spring)
  return body.find((event: SeriesEvent) => event.id === id)
}
const bell = async (who: Caller) => (await who.get("/notifications/data")).body.notifications[0]
const byMail = (token: string, given: string) =>
  nobody.post("/apps/calendar/answer-invitation", { token, answer: given })
const shown = async (token: string) => (await nobody.get("/apps/calendar/invitation", { token })).body.invitation

test("a guest answers; everybody sees it next to the guests, and the organiser is notified", async () => {
  const { id } = await add({ title: "Stocktaking" }, { guests: [guest.user.fullName] })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "none" })
  expect((await seen(admin, id)).extendedProps).not.toHaveProperty("answer")
  expect((await answer(guest, { id, answer: "maybe" })).body).toEqual({ id, answer: "maybe" })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "maybe" })
  const answers = [{ guest: guest.user.fullName, answer: "maybe" }]
  expect((await seen(admin, id)).extendedProps).toMatchObject({ guests: [guest.user.fullName], answers })
  const link = `/apps/calendar?date=2031-03-17&event=${id}`
  const data = { who: guest.user.fullName, title: "Stocktaking", change: "maybe" }
  expect(await bell(admin)).toMatchObject({ kind: "invitation", data, link })
  expect(await bell(guest)).toMatchObject({ link, isRead: true })
})

test("the documented list has neither answers nor versions", async () => {
  const { id } = await add({}, { guests: [guest.user.email] })
  await answer(guest, { id, answer: "yes" })
  const { body } = await admin.get("/apps/calendar/events")
  const { extendedProps } = body.find((event: SeriesEvent) => event.id === id)
  expect(Object.keys(extendedProps).sort()).toEqual(["calendar", "guests", "timeZone"])
})

test("only guests answer, and only about events of their workspace", async () => {
  const { id } = await add({}, { guests: ["somebody@out.example"] })
  expect((await answer(guest, { id, answer: "yes" })).status).toBe(403)
  expect((await answer(await client("client"), { id, answer: "yes" })).status).toBe(403)
  expect((await answer(await stranger(), { id, answer: "yes" })).status).toBe(404)
  expect((await answer(nobody, { id, answer: "yes" })).status).toBe(401)
  expect((await answer(guest, { id, answer: "none" })).status).toBe(422)
  expect((await answer(guest, { id, answer: "yes", occurrence: "2031-03-17T08:00:00Z" })).status).toBe(404)
})

test("answers survive other changes, and are reset when the event moves", async () => {
  const { id } = await add({}, { guests: [guest.user.email] })
  await answer(guest, { id, answer: "yes" })
  await admin.post("/apps/calendar/update-event", { event: { id, title: "Renamed" } })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "yes" })
  await admin.post("/apps/calendar/update-event", { event: { id, end: "2031-03-17T09:30:00Z" } })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "none" })
  expect((await seen(admin, id)).extendedProps).not.toHaveProperty("answers")
})

test("answers come back with a restored event, and go with the guest who is removed", async () => {
  const event = await add({}, { guests: [guest.user.email] })
  const { id } = event
  await answer(guest, { id, answer: "no" })
  await admin.delete("/apps/calendar/remove-event", { id })
  await admin.post("/apps/calendar/restore-event", { id })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "no" })
  const { guests: _, ...rest } = event.extendedProps
  await admin.post("/apps/calendar/update-event", { event: { id, extendedProps: rest } })
  await admin.post("/apps/calendar/update-event", { event: { id, extendedProps: event.extendedProps } })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "none" })
})

test("an answer is about a whole series or one occurrence; a moved occurrence waits for a new one", async () => {
  const { id } = await add({}, { guests: [guest.user.email], recurrence: "FREQ=WEEKLY;COUNT=4" })
  const states = async () => {
    const { body } = await guest.get("/apps/calendar/events", spring)
    const own = body.filter((event: SeriesEvent) => event.id === id)
    return own.map(({ extendedProps }: { extendedProps: { answer: string } }) => extendedProps.answer)
  }
  const occurrences = (await within(spring.start, spring.end, id)).map((event) => event.extendedProps.occurrence)
  await answer(guest, { id, answer: "yes" })
  await answer(guest, { id, answer: "no", occurrence: occurrences[1] })
  expect(await states()).toEqual(["yes", "no", "yes", "yes"])
  const move = { id, occurrence: occurrences[2], start: "2031-04-01T10:00:00Z", end: "2031-04-01T10:30:00Z" }
  await admin.post("/apps/calendar/update-occurrence", { scope: "this", event: move })
  expect(await states()).toEqual(["yes", "no", "none", "yes"])
  await answer(guest, { id, answer: "maybe" })
  expect(await states()).toEqual(["maybe", "maybe", "maybe", "maybe"])
})

describe("the link in the mail", () => {
  test("lets a guest from outside answer without signing in; reading it answers nothing", async () => {
    const { id } = await add({ title: "Tasting" }, { guests: ["Taster@Out.example"], location: "Cellar" })
    const token = tokenIn(mailTo("taster@out.example")?.text)
    expect(await shown(token)).toMatchObject({ title: "Tasting", location: "Cellar", answer: "none" })
    expect((await seen(admin, id)).extendedProps).not.toHaveProperty("answers")
    expect((await byMail(token, "yes")).body).toEqual({ answer: "yes" })
    expect((await seen(admin, id)).extendedProps).toMatchObject({
      answers: [{ guest: "Taster@Out.example", answer: "yes" }],
    })
    expect(await shown(token)).toMatchObject({ answer: "yes" })
    expect(await bell(admin)).toMatchObject({ data: { who: "taster@out.example", change: "yes" } })
  })

  test("stands for that guest and event only, and dies with the invitation", async () => {
    const { id } = await add({}, { guests: ["first@out.example"] })
    const token = tokenIn(mailTo("first@out.example")?.text)
    const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`
    expect([(await byMail(forged, "yes")).status, await shown(forged)]).toEqual([404, null])
    expect((await byMail("", "yes")).status).toBe(404)
    await admin.post("/apps/calendar/update-event", { event: { id, extendedProps: { calendar: "ETC" } } })
    expect([(await byMail(token, "yes")).status, await shown(token)]).toEqual([404, null])
    expect(await query(`select guest from event_answers where event_id = ${id}`)).toEqual([])
  })
})

describe("deleting", () => {
  const remove = (query: object) => admin.delete("/apps/calendar/remove-event", { ...query })

  test("an event that somebody has changed since gets 409 with the current one", async () => {
    const { id } = await add({})
    const { extendedProps } = await seen(admin, id)
    await admin.post("/apps/calendar/update-event", { event: { id, title: "Newer" } })
    const stale = await remove({ id, version: extendedProps.version })
    expect([stale.status, stale.body.code, stale.body.current.title]).toEqual([409, "conflict", "Newer"])
    expect((await remove({ id, version: stale.body.current.extendedProps.version })).status).toBe(200)
  })

  test("one occurrence is checked by itself, and without a version nothing is", async () => {
    const { id } = await add({}, { recurrence: "FREQ=WEEKLY;COUNT=3" })
    const [first, second] = await within(spring.start, spring.end, id)
    const key = (event?: SeriesEvent) => ({ id, occurrence: event?.extendedProps.occurrence })
    await admin.post("/apps/calendar/update-occurrence", { scope: "this", event: { ...key(first), title: "Newer" } })
    const removeOne = (event: SeriesEvent | undefined, version?: number) =>
      admin.delete("/apps/calendar/remove-occurrence", { ...key(event), scope: "this", ...(version && { version }) })
    expect((await removeOne(first, first?.extendedProps.version)).status).toBe(409)
    expect((await removeOne(second, second?.extendedProps.version)).status).toBe(200)
    expect((await removeOne(first)).status).toBe(200)
    expect((await remove({ id })).status).toBe(200)
  })
})

test("a series that is split keeps its answers, as long as the times stay", async () => {
  const { id } = await add({}, { guests: [guest.user.email], recurrence: "FREQ=WEEKLY;COUNT=4" })
  const [, second, third] = (await within(spring.start, spring.end, id)).map((event) => event.extendedProps.occurrence)
  await answer(guest, { id, answer: "yes" })
  const split = async (event: object) =>
    (await admin.post("/apps/calendar/update-occurrence", { scope: "following", event })).body.event.id
  const renamed = await split({ id, occurrence: second, title: "Renamed" })
  expect((await seen(guest, renamed)).extendedProps).toMatchObject({ answer: "yes" })
  const times = { start: "2031-03-31T12:00:00Z", end: "2031-03-31T12:30:00Z" }
  const moved = await split({ id: renamed, occurrence: third, ...times })
  expect((await seen(guest, moved)).extendedProps).toMatchObject({ answer: "none" })
  expect((await seen(guest, id)).extendedProps).toMatchObject({ answer: "yes" })
})
