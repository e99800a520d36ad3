import { type Caller, client, nobody, stranger } from "../support/api"
import { query } from "../support/facts"
import { calendarFile, eventLines } from "../support/ics"
import { expectClosed, expectClosedRead, expectRefused, type Write } from "../support/planning"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const path = "/apps/calendar/events"
const preview = async (ics: string, more: object = {}) =>
  (await admin.post("/apps/calendar/preview-import", { ics, timeZone: "Europe/Stockholm", calendar: "ETC", ...more }))
    .body
const take = (ics: string) =>
  admin.post("/apps/calendar/import-events", { ics, timeZone: "Europe/Stockholm", calendar: "ETC" })
const textOf = (body: Uint8Array) => new TextDecoder().decode(body)
const exported = async (who: Caller = admin) => textOf((await who.get("/apps/calendar/export")).body)
const _one = async (...lines: string[]) => (await preview(calendarFile(...eventLines(...lines)))).events[0]

test("importing the same file again imports nothing", async () => {
  const ics = calendarFile(
    ...eventLines(
      "UID:series@example.org",
      "SUMMARY:Series",
      "DTSTART:20310303T090000Z",
      "RRULE:FREQ=DAILY;COUNT=4",
      "EXDATE:20310304T090000Z",
    ),
    ...eventLines(
      "UID:series@example.org",
      "SUMMARY:Other",
      "RECURRENCE-ID:20310305T090000Z",
      "DTSTART:20310305T120000Z",
    ),
    ...eventLines("SUMMARY:Once", "DTSTART:20310304T150000Z"),
  )
  const { status, body } = await take(ics)
  expect([status, body.ids.length]).toEqual([201, 2])
  const range = { start: "2031-03-01", end: "2031-03-10", calendars: "ETC" }
  const found = (await admin.get(path, range)).body
  expect(found.map(({ title, start }: Record<string, string>) => `${start?.slice(5, 16)} ${title}`)).toEqual([
    "03-03T09:00 Series",
    "03-04T15:00 Once",
    "03-05T12:00 Other",
    "03-06T09:00 Series",
  ])
  expect(await preview(ics)).toMatchObject({ total: 0, known: 2 })
  await expectRefused(admin, ["POST", "/apps/calendar/import-events", { ics }], "ics")
  expect((await admin.post("/apps/calendar/remove-events", { ids: body.ids })).body.ids.sort()).toEqual(body.ids.sort())
  expect((await admin.get(path, range)).body).toEqual([])
})

test("another workspace can import an export unchanged", async () => {
  const from = await stranger()
  const to = await stranger()
  const mine = (await from.get(path)).body.map(({ id }: { id: number }) => id)
  const theirs = (await to.get(path)).body.map(({ id }: { id: number }) => id)
  await from.post("/apps/calendar/remove-events", { ids: mine })
  await to.post("/apps/calendar/remove-events", { ids: theirs })
  const props = { calendar: "Family", location: "Ä; B, C", description: "One\ntwo\\three", guests: ["bo@example.org"] }
  const event = { title: "Line, with; signs", start: "2031-03-17T08:00:00Z", end: "2031-03-17T08:30:00Z" }
  const rule = { recurrence: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20310501T080000Z", timeZone: "Europe/Stockholm", reminder: 15 }
  const { body } = await from.post("/apps/calendar/add-event", {
    event: { ...event, extendedProps: { ...props, ...rule } },
  })
  const { id } = body.event
  const days = {
    title: "Days",
    start: "2031-03-20",
    end: "2031-03-22",
    allDay: true,
    extendedProps: { calendar: "ETC", reminder: 1440 },
  }
  await from.post("/apps/calendar/add-event", { event: days })
  const changed = {
    id,
    occurrence: "2031-03-31T07:00:00Z",
    title: "Moved",
    start: "2031-04-01T09:00:00Z",
    end: "2031-04-01T10:00:00Z",
  }
  await from.post("/apps/calendar/update-occurrence", { scope: "this", event: changed })
  await from.delete("/apps/calendar/remove-occurrence", { id, occurrence: "2031-04-07T07:00:00Z", scope: "this" })

  const ics = await exported(from)
  expect(ics).toMatch(/BEGIN:VTIMEZONE[\s\S]*TZOFFSETTO:\+0200/)
  expect(ics.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect((await to.post("/apps/calendar/import-events", { ics })).body.ids).toHaveLength(2)
  const range = { start: "2031-03-01", end: "2031-06-01" }
  const plain = ({ id: _, ...rest }: Record<string, unknown>) => rest
  const [before, after] = [(await from.get(path, range)).body.map(plain), (await to.get(path, range)).body.map(plain)]
  expect(after).toEqual(before)
  expect(before).toHaveLength(7)
})

describe("the private address", () => {
  const read = (address: string, headers = {}) => {
    const token = new URL(address).pathname.split("/").at(-1) as string
    return nobody.send("/apps/calendar/feed/{token}", { params: { token }, headers })
  }

  test("gives access to the calendar until it is renewed or revoked", async () => {
    const who = await stranger()
    expect((await who.get("/apps/calendar/feed-address")).body.address).toBeNull()
    const { address } = (await who.post("/apps/calendar/renew-feed")).body
    expect(address).toMatch(/\/api\/apps\/calendar\/feed\/[\w-]{60,}\.ics$/)
    const response = await read(address)
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"])
    expect(textOf(response.body)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Dentist/)
    expect((await read(address, { "if-none-match": response.headers.get("etag") })).status).toBe(304)
    expect((await who.get("/apps/calendar/feed-address")).body.lastReadAt).not.toBeNull()

    const second = (await who.post("/apps/calendar/renew-feed")).body.address
    expect(second).not.toBe(address)
    expect([(await read(address)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await who.delete("/apps/calendar/revoke-feed")).body.address).toBeNull()
    expect((await read(second)).status).toBe(404)
    expect((await who.delete("/apps/calendar/revoke-feed")).status).toBe(404)
  })

  test("gives the same error for every wrong secret, and isn't stored in plain text", async () => {
    const { address } = (await admin.post("/apps/calendar/renew-feed")).body as { address: string }
    const token = new URL(address).pathname.split("/").at(-1)?.replace(".ics", "") as string
    const wrong = [
      "x",
      "",
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith("_") ? "-" : "_"}`,
      `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
      token.slice(0, 22),
      `${token}x`,
    ]
    const responses = await Promise.all(wrong.map((one) => read(`https://h/${one}.ics`)))
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body.error, body.code]))).size).toBe(1)
    expect(responses[0]?.status).toBe(404)
    const rows = await query<{ nonce: string }>("select nonce from calendar_feeds where workspace_id = 1")
    expect(rows.every(({ nonce }) => !nonce.includes(token.slice(22)))).toBe(true)
  })

  test("stops working when its owner may not read events any more", async () => {
    const who = await stranger()
    const { address } = (await who.post("/apps/calendar/renew-feed")).body
    await query(`update users set status = 'inactive' where email = '${who.user.email}'`)
    expect((await read(address)).status).toBe(404)
    await query(`update users set status = 'active', role = 'subscriber' where email = '${who.user.email}'`)
    expect((await read(address)).status).toBe(404)
  })
})

const ics = calendarFile(...eventLines("DTSTART:20310301T090000Z"))
const writes: Write[] = [
  ["POST", "/apps/calendar/preview-import", { ics }],
  ["POST", "/apps/calendar/import-events", { ics }],
  ["POST", "/apps/calendar/renew-feed", {}],
  ["DELETE", "/apps/calendar/revoke-feed", {}],
]
test.each(writes)("%s %s: signed out 401, client 403, nothing written", async (...write) => expectClosed(write))
test.each(["/apps/calendar/export", "/apps/calendar/feed-address"])("%s is closed to others", expectClosedRead)
