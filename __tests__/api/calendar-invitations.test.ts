import { onOutcomes } from "@/lib/core/outbox/outcomes"
import { invitationOutcome } from "@/lib/features/calendar/service/invitation-outcome"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { calendarFile, eventLines } from "../support/ics"
import { invitationsTo, valueIn } from "../support/invitations"
import type { Arrived } from "../support/mail-server"
import { colleague } from "../support/people"
import { addEvent as add, type SeriesEvent, within } from "../support/series"
import { deliverAll, serve, stopServing } from "../support/smtp"

let admin: Caller
let server: { arrived: Arrived[] }
let made = 0
/** An address that no other test uses. */
const outsider = () => `guest${++made}@out.example`

beforeAll(async () => {
  admin = await client("admin")
  await query("update users set email_confirmed_at = now() where workspace_id = 1 and id = 1")
})
beforeEach(async () => {
  server = await serve({
    recipient: (address) => (address.startsWith("gone") ? [550, "5.1.1 No such user"] : undefined),
  })
})
afterEach(stopServing)

async function inbox(address: string) {
  await deliverAll()
  return invitationsTo(server, address)
}
const change = (event: object) => admin.post("/apps/calendar/update-event", { event })
const changeOne = (scope: string, event: object) => admin.post("/apps/calendar/update-occurrence", { scope, event })
const withGuests = (...guests: string[]) => ({ guests })
const props = (more: object) => ({ calendar: "ETC", timeZone: "Europe/Stockholm", ...more })
const bell = async (who: Caller) => (await who.get("/notifications/data")).body.notifications[0]
const facts = (ics: string) => ["METHOD", "SEQUENCE", "STATUS"].map((name) => valueIn(ics, name))

test("a guest from outside gets a mail with a calendar file, its updates and the cancellation, with rising sequence numbers", async () => {
  const to = outsider()
  const { id } = await add({ title: "Press day" }, { ...withGuests(to), location: "Hall 3", reminder: 10 })
  await change({ id, start: "2031-03-18T08:00:00Z", end: "2031-03-18T08:30:00Z" })
  await inbox(to)
  await admin.delete("/apps/calendar/remove-event", { id })
  const [first, second, third, ...more] = await inbox(to)
  expect(more).toEqual([])
  expect([first, second, third].map((mail) => facts(mail?.ics ?? ""))).toEqual([
    ["REQUEST", "0", "CONFIRMED"],
    ["REQUEST", "1", "CONFIRMED"],
    ["CANCEL", "2", "CANCELLED"],
  ])
  expect(valueIn(second?.ics ?? "", "DTSTART")).toBe("20310318T080000Z")
  expect(new Set([first, second, third].map((mail) => valueIn(mail?.ics ?? "", "UID"))).size).toBe(1)
  expect(first?.text).toContain("Hall 3")
  expect(first?.ics).toContain(`mailto:${to}`)
  expect(first?.ics).toContain("mailto:admin@demo.com")
  expect(first?.ics).not.toContain("VALARM")
})

test("a restored event invites its guests again, with a higher sequence number than its cancellation", async () => {
  const to = outsider()
  const { id } = await add({}, withGuests(to))
  await admin.delete("/apps/calendar/remove-event", { id })
  await inbox(to)
  await admin.post("/apps/calendar/restore-event", { id })
  const mails = await inbox(to)
  expect(facts(mails.at(-1)?.ics ?? "")).toEqual(["REQUEST", "2", "CONFIRMED"])
})

test("nobody is told about a save that changes nothing for guests", async () => {
  const to = outsider()
  const event = await add({}, withGuests(to))
  await change({ id: event.id, title: event.title, extendedProps: event.extendedProps })
  await change({ id: event.id, extendedProps: { ...event.extendedProps, calendar: "Business", reminder: 5 } })
  expect(await inbox(to)).toHaveLength(1)
})

test("of several guests, those added and removed are told, and the others are left alone", async () => {
  const [stays, leaves, comes] = [outsider(), outsider(), outsider()]
  const { id } = await add({}, withGuests(stays, leaves))
  await change({ id, extendedProps: props(withGuests(stays, comes)) })
  const methods = async (to: string) => (await inbox(to)).map(({ ics }) => valueIn(ics, "METHOD"))
  expect(await methods(stays)).toEqual(["REQUEST"])
  expect(await methods(leaves)).toEqual(["REQUEST", "CANCEL"])
  expect(await methods(comes)).toEqual(["REQUEST"])
})

test("a user among the guests is notified and mailed in their language; the organiser is not", async () => {
  const guest = await colleague("editor")
  await query(
    `insert into account_settings (workspace_id, user_id, language) values (1, ${guest.user.id}, 'de')
     on conflict (workspace_id, user_id) do update set language = 'de'`,
  )
  const before = (await inbox("admin@demo.com")).length
  const { id } = await add({ title: "Inventory" }, withGuests(guest.user.fullName, "admin@demo.com"))
  expect(await bell(guest)).toMatchObject({
    kind: "invitation",
    data: { title: "Inventory", change: "invited", at: "2031-03-17T08:00:00.000Z" },
    link: `/apps/calendar?date=2031-03-17&event=${id}`,
    isRead: false,
  })
  await change({ id, start: "2031-04-01T08:00:00Z", end: "2031-04-01T09:00:00Z" })
  const changed = await bell(guest)
  expect(changed).toMatchObject({ data: { change: "changed" }, link: `/apps/calendar?date=2031-04-01&event=${id}` })
  const { notifications } = (await guest.get("/notifications/data")).body
  expect(notifications.filter(({ kind }: { kind: string }) => kind === "invitation")).toHaveLength(1)
  const [mail] = await inbox(guest.user.email)
  expect(mail?.text).toContain("lädt Sie zu diesem Termin ein")
  expect(mail?.text).toContain("/de/invitation?token=")
  expect(await inbox("admin@demo.com")).toHaveLength(before)
  await admin.delete("/apps/calendar/remove-event", { id })
  expect(await bell(guest)).toMatchObject({ data: { change: "cancelled" }, link: "/apps/calendar?date=2031-04-01" })
})

describe("a series", () => {
  const seriesFor = async (...guests: string[]) => {
    const { id } = await add({}, { ...withGuests(...guests), recurrence: "FREQ=WEEKLY;COUNT=4" })
    const all = await within("2031-03-01", "2031-05-01", id)
    return { id, key: (at: number) => ({ id, occurrence: (all[at] as SeriesEvent).extendedProps.occurrence }) }
  }

  test("invites with its rule in local time; a moved occurrence is sent by itself, a deleted one is cancelled", async () => {
    const to = outsider()
    const { key } = await seriesFor(to)
    const [whole] = await inbox(to)
    expect(valueIn(whole?.ics ?? "", "RRULE")).toBe("FREQ=WEEKLY;COUNT=4")
    expect(whole?.ics).toContain("BEGIN:VTIMEZONE")
    await changeOne("this", { ...key(1), start: "2031-03-25T10:00:00Z", end: "2031-03-25T10:30:00Z" })
    const moved = (await inbox(to)).at(-1)?.ics ?? ""
    expect([valueIn(moved, "RECURRENCE-ID"), valueIn(moved, "RRULE")]).toEqual(["20310324T090000", undefined])
    expect(facts(moved)).toEqual(["REQUEST", "1", "CONFIRMED"])
    await admin.delete("/apps/calendar/remove-occurrence", { ...key(2), scope: "this" })
    const cancelled = (await inbox(to)).at(-1)?.ics ?? ""
    expect(valueIn(cancelled, "RECURRENCE-ID")).toBe("20310331T090000")
    expect(facts(cancelled)).toEqual(["CANCEL", "2", "CANCELLED"])
    await admin.post("/apps/calendar/restore-occurrence", key(2))
    expect(facts((await inbox(to)).at(-1)?.ics ?? "")).toEqual(["REQUEST", "3", "CONFIRMED"])
    expect(await inbox(to)).toHaveLength(4)
  })

  test("a guest of one occurrence only hears about that one", async () => {
    const [all, one] = [outsider(), outsider()]
    const { id, key } = await seriesFor(all)
    await changeOne("this", { ...key(1), extendedProps: props(withGuests(all, one)) })
    expect((await inbox(one)).map(({ ics }) => valueIn(ics, "RECURRENCE-ID"))).toEqual(["20310324T090000"])
    expect(await inbox(all)).toHaveLength(1)
    await admin.delete("/apps/calendar/remove-event", { id })
    const last = (await inbox(one)).at(-1)?.ics ?? ""
    expect([valueIn(last, "METHOD"), valueIn(last, "RECURRENCE-ID")]).toEqual(["CANCEL", "20310324T090000"])
    expect(valueIn((await inbox(all)).at(-1)?.ics ?? "", "RECURRENCE-ID")).toBeUndefined()
  })

  test("a series that ends earlier is sent with its new end", async () => {
    const to = outsider()
    const { key } = await seriesFor(to)
    await inbox(to)
    await admin.delete("/apps/calendar/remove-occurrence", { ...key(2), scope: "following" })
    expect(valueIn((await inbox(to)).at(-1)?.ics ?? "", "RRULE")).toContain("UNTIL=")
  })
})

test("importing a file tells nobody: its events have organisers of their own", async () => {
  const to = outsider()
  const times = ["DTSTART:20310301T090000Z", "DTEND:20310301T100000Z"]
  const ics = calendarFile(...eventLines("SUMMARY:Fair", ...times, `ATTENDEE:mailto:${to}`))
  const { ids } = (await admin.post("/apps/calendar/import-events", { ics })).body
  expect((await change({ id: ids[0], title: "Trade fair" })).body.event.extendedProps.guests).toEqual([to])
  expect(await inbox(to)).toEqual([])
})

test("events of the past are added in silence", async () => {
  const to = outsider()
  await add({ start: "2021-03-01T09:00:00Z", end: "2021-03-01T10:00:00Z" }, withGuests(to))
  expect(await inbox(to)).toEqual([])
})

test("somebody with an unconfirmed address can't invite people outside, and the event isn't saved", async () => {
  const to = outsider()
  const member = await colleague("editor")
  await query(`update users set email_confirmed_at = null where workspace_id = 1 and id = ${member.user.id}`)
  const event = {
    title: `By ${to}`,
    start: "2031-03-01",
    end: "2031-03-02",
    extendedProps: { calendar: "ETC", guests: [to] },
  }
  const { status, body } = await member.post("/apps/calendar/add-event", { event })
  expect([status, body.code]).toEqual([403, "email_unconfirmed"])
  expect(await query(`select id from events where title = '${event.title}'`)).toEqual([])
})

test("an invitation that can't be delivered is reported to the user who sent it, with a link to the event", async () => {
  onOutcomes({ invitation: invitationOutcome })
  const { id } = await add({}, withGuests("gone@out.example"))
  await deliverAll()
  const link = `/apps/calendar?date=2031-03-17&event=${id}`
  expect(await bell(admin)).toMatchObject({ kind: "undelivered", data: { who: "gone@out.example" }, link })
})
