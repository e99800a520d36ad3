import { dueReminders } from "@/lib/features/calendar/service/reminders"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { colleague } from "../support/people"

let admin: Caller
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

beforeAll(async () => {
  admin = await client("admin")
})

const add = async (event: object, props: object): Promise<{ id: number; start: string }> => {
  const extendedProps = { calendar: "ETC", timeZone: "Europe/Stockholm", ...props }
  const given = { title: "Call", start: minutes(10), end: minutes(40), extendedProps }
  return (await admin.post("/apps/calendar/add-event", { event: { ...given, ...event } })).body.event
}
const remindersOf = (id: number) =>
  query<{ user_id: number; link: string }>(
    `select user_id, link from notifications where workspace_id = 1 and key like 'reminder:${id}:%' order by user_id`,
  )
const dueAt = async (id: number) => {
  const [row] = await query<{ at: string | null }>(
    `select reminds_at as at from events where workspace_id = 1 and id = ${id}`,
  )
  return row?.at ? new Date(row.at).toISOString() : null
}

test("the creator and guests with an account are notified once, with a link to the event", async () => {
  const guest = await colleague("author")
  const { id } = await add({}, { reminder: 15, guests: [guest.user.fullName, "free@example.org"] })
  const given = await Promise.all([dueReminders(), dueReminders(), dueReminders()])
  expect(given.reduce((sum, count) => sum + count, 0)).toBe(1)
  await dueReminders()
  const rows = await remindersOf(id)
  expect(rows.map(({ user_id }) => user_id)).toEqual([1, guest.user.id])
  expect(rows[0]?.link).toMatch(new RegExp(`^/apps/calendar\\?date=\\d{4}-\\d\\d-\\d\\d&event=${id}$`))
  const { notifications } = (await guest.get("/notifications/data")).body
  expect(notifications[0]).toMatchObject({ kind: "reminder", data: { title: "Call" } })
})

test("a guest who has declined is not reminded, unless it was for another occurrence", async () => {
  const guest = await colleague("author")
  const answer = (body: object) => guest.post("/apps/calendar/answer-event", body)
  const declined = await add({}, { reminder: 15, guests: [guest.user.email] })
  expect((await answer({ id: declined.id, answer: "no" })).status).toBe(200)
  const series = await add({}, { reminder: 15, guests: [guest.user.email], recurrence: "FREQ=DAILY;COUNT=4" })
  await answer({ id: series.id, answer: "no" })
  expect((await answer({ id: series.id, answer: "yes", occurrence: series.start })).status).toBe(200)
  await dueReminders()
  const people = async (id: number) => (await remindersOf(id)).map(({ user_id }) => user_id)
  expect([await people(declined.id), await people(series.id)]).toEqual([[1], [1, guest.user.id]])
})

test("no reminder is sent before it is due, nor for events long past", async () => {
  const later = await add({}, { reminder: 5 })
  const past = await add({ start: minutes(-300), end: minutes(-240) }, { reminder: 5 })
  await dueReminders()
  expect([await remindersOf(later.id), await remindersOf(past.id)]).toEqual([[], []])
  expect(Date.parse((await dueAt(later.id)) as string)).toBe(Date.parse(later.start) - 5 * 60_000)
})

test("a series reminds of every occurrence, except deleted ones", async () => {
  const { id, start } = await add({}, { reminder: 15, recurrence: "FREQ=DAILY;COUNT=4" })
  const day = (count: number) => new Date(Date.parse(start) + count * 86_400_000)
  await query(`update events set time_zone = 'UTC' where workspace_id = 1 and id = ${id}`)
  const second = { id, occurrence: day(1).toISOString(), scope: "this" }
  expect((await admin.delete("/apps/calendar/remove-occurrence", second)).status).toBe(200)
  await dueReminders()
  expect(await remindersOf(id)).toHaveLength(1)
  expect(await dueAt(id)).toBe(new Date(day(2).getTime() - 15 * 60_000).toISOString())
})

test("moving an event or changing its reminder changes when it is due", async () => {
  const { id } = await add({}, { reminder: 5 })
  const start = minutes(100)
  await admin.post("/apps/calendar/update-event", { event: { id, start, end: minutes(130) } })
  expect(await dueAt(id)).toBe(new Date(Date.parse(start) - 5 * 60_000).toISOString())
  await admin.post("/apps/calendar/update-event", { event: { id, extendedProps: { calendar: "ETC" } } })
  expect(await dueAt(id)).toBeNull()
})

test("reminders of all-day events count from nine in the morning in the event's time zone", async () => {
  const days = { start: "2031-07-10", end: "2031-07-11", allDay: true }
  const { id } = await add(days, { reminder: 1440 })
  expect(await dueAt(id)).toBe("2031-07-09T07:00:00.000Z")
})

test("a reminder whose transaction is retried is counted and sent once", async () => {
  const { id } = await add({}, { reminder: 15 })
  // Fails the first commit. A sequence keeps its value when the transaction is rolled back.
  await query("create sequence reminder_commits")
  await query(`
    create function fail_first_commit() returns trigger language plpgsql security definer as $$
      begin
        if nextval('reminder_commits') = 1 then raise exception using errcode = 'serialization_failure'; end if;
        return null;
      end $$`)
  await query(`
    create constraint trigger fail_first_commit after insert on notifications deferrable initially deferred
      for each row execute function fail_first_commit()`)
  try {
    expect(await dueReminders()).toBe(1)
    expect(await query("select last_value::int from reminder_commits")).toEqual([{ last_value: 2 }])
  } finally {
    await query("drop trigger fail_first_commit on notifications")
    await query("drop function fail_first_commit")
    await query("drop sequence reminder_commits")
  }
  expect(await remindersOf(id)).toHaveLength(1)
})
