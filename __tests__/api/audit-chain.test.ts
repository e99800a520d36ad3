import { blankExpired, blankPerson } from "@/lib/core/audit/blank"
import { sealAudit } from "@/lib/core/audit/seal"
import { ownerTx } from "@/lib/core/db/tx"
import { type Caller, client } from "../support/api"
import { eventsOf } from "../support/audit"
import { query } from "../support/facts"

let admin: Caller

const verify = async () => (await admin.get("/api/v1/audit-events/verify")).body
const addTask = (title: string) => admin.post("/apps/todo/add-tasks", { task: { title } })
const tables = ["audit_events", "audit_details", "audit_seals"]
const triggers = (state: "disable" | "enable") =>
  tables.map((table) => `alter table ${table} ${state} trigger user;`).join(" ")

/** Changes the log as an operator can, who turns the triggers off first. */
const tamper = (statement: string) =>
  query(`do $$ begin ${triggers("disable")} ${statement}; ${triggers("enable")} end $$`)

beforeAll(async () => {
  admin = await client("admin")
  for (const title of ["One", "Two", "Three", "Four", "Five"]) await addTask(title)
  await sealAudit()
})

test("events are sealed without gaps, in the order in which they happened", async () => {
  const seals = await query<{ sequence: number; event_id: string }>(
    "select sequence::int, event_id from audit_seals where workspace_id = 1 order by sequence",
  )
  expect(seals.map(({ sequence }) => sequence)).toEqual(seals.map((_, i) => i + 1))
  expect(seals.map(({ event_id: id }) => id)).toEqual(seals.map(({ event_id: id }) => id).sort())
  expect(await verify()).toMatchObject({ isIntact: true, sequence: seals.length, unsealed: 0, problem: null })
})

test("several processes seal at the same time without a gap or a duplicate", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => addTask(`Many ${i}`)))
  await Promise.all(Array.from({ length: 8 }, () => sealAudit()))
  await sealAudit()
  const [count] = await query<{ events: number; seals: number; last: number }>(`select
    (select count(*)::int from audit_events where workspace_id = 1) as events,
    (select count(*)::int from audit_seals where workspace_id = 1) as seals,
    (select max(sequence)::int from audit_seals where workspace_id = 1) as last`)
  expect(count).toEqual({ events: count?.last, seals: count?.last, last: count?.last })
  expect((await verify()).isIntact).toBe(true)
})

test("an event whose transaction commits late is sealed after those that were visible before", async () => {
  const before = (await verify()).sequence
  await query(`insert into audit_events (workspace_id, id, recorded_at, action, record_type, record_id, details_hash)
    values (1, '00000000-0000-7000-8000-000000000001', '2020-01-01', 'updated', 'task', '1', 'none')`)
  await query("insert into audit_details (workspace_id, event_id) values (1, '00000000-0000-7000-8000-000000000001')")
  expect(await verify()).toMatchObject({ isIntact: true, sequence: before, unsealed: 1 })
  // A usual run looks back 15 minutes, and one an hour at everything.
  expect(await sealAudit()).toBe(0)
  expect(await sealAudit(Date.now() + 3_600_000)).toBe(1)
  expect(await verify()).toMatchObject({ isIntact: true, sequence: before + 1, unsealed: 0 })
})

const refused = [
  "update audit_events set action = 'deleted'",
  "delete from audit_events",
  "truncate audit_events",
  "update audit_details set content = '{}'",
  "update audit_details set salt = null, content = null, event_id = gen_random_uuid()",
  "delete from audit_details",
  "truncate audit_details",
  "update audit_seals set hash = ''",
  "delete from audit_seals",
  "truncate audit_seals",
]

test.each(refused)("%s is refused to the owner and to members", async (statement) => {
  await expect(query(statement)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/42501|23514/) } })
  const asMember = `do $$ begin set local role cornerledger_member; set local app.workspace_id = '1'; ${statement}; end $$`
  await expect(query(asMember)).rejects.toMatchObject({ cause: { code: "42501" } })
})

/** A change of each column, and of the chain itself; all of event 3. */
const changes: Record<string, string> = {
  "events.recorded_at": "update audit_events set recorded_at = recorded_at + interval '1 microsecond'",
  "events.actor_id": "update audit_events set actor_id = coalesce(actor_id, 0) + 1",
  "events.actor_key_id": "update audit_events set actor_key_id = gen_random_uuid()",
  "events.request_id": "update audit_events set request_id = coalesce(request_id, '') || 'x'",
  "events.call": "update audit_events set call = coalesce(call, '') || 'x'",
  "events.action": "update audit_events set action = 'deleted'",
  "events.record_type": "update audit_events set record_type = 'user'",
  "events.record_id": "update audit_events set record_id = '0'",
  "events.details_hash": "update audit_events set details_hash = overlay(details_hash placing '!' from 5)",
  "events.workspace_id": "update audit_events set workspace_id = 2",
  "events.id": "update audit_events set id = gen_random_uuid()",
  "an event is deleted": "delete from audit_events",
  "details.salt": "update audit_details set salt = overlay(salt placing '!' from 5)",
  "details.content": `update audit_details set content = content || '{"actor": "Somebody else"}'`,
  "details.event_id": "update audit_details set event_id = gen_random_uuid()",
  "details are deleted": "delete from audit_details",
  "seals.sequence": "update audit_seals set sequence = 1000000",
  "seals.event_id": "update audit_seals set event_id = gen_random_uuid()",
  "seals.previous_hash": "update audit_seals set previous_hash = overlay(previous_hash placing '!' from 5)",
  "seals.hash": "update audit_seals set hash = overlay(hash placing '!' from 5)",
  "seals.sealed_at": "update audit_seals set sealed_at = sealed_at + interval '1 microsecond'",
  "seals.workspace_id": "update audit_seals set workspace_id = 2",
  "a seal is deleted": "delete from audit_seals",
}

test.each(Object.keys(changes))("a change without the triggers is found and its event named: %s", async (what) => {
  const statement = changes[what] as string
  const table = /audit_\w+/.exec(statement)?.[0] as string
  const [event] = await query<{ id: string }>(
    "select event_id as id from audit_seals where workspace_id = 1 and sequence = 3",
  )
  const key = table === "audit_events" ? "id" : "event_id"
  await query(`create table copy as select * from ${table}`)
  await tamper(`${statement} where workspace_id = 1 and ${key} = '${event?.id}'`)
  const found = await verify()
  await tamper(`delete from ${table}; insert into ${table} select * from copy; drop table copy`)
  expect(found).toMatchObject({ isIntact: false, problem: { sequence: 3 } })
  expect((await verify()).isIntact).toBe(true)
})

test("details of a deleted person are blanked, and the chain stays intact", async () => {
  await query("update users set full_name = 'Somebody' where workspace_id = 1 and id = 7")
  await sealAudit()
  await ownerTx((db) => blankPerson(db, 1, 7))
  expect((await eventsOf(admin, { recordType: "user", recordId: 7 }))[0]).toMatchObject({
    isBlanked: true,
    before: null,
    after: null,
    actorName: null,
  })
  expect(await verify()).toMatchObject({ isIntact: true, blanked: 2 })
})

test("details older than the workspace keeps them are blanked, and the log says so", async () => {
  const saved = await admin.send("/api/v1/audit-settings", {
    method: "PATCH",
    body: JSON.stringify({ retentionDays: 30 }),
    headers: { "content-type": "application/json" },
  })
  expect([saved.status, saved.body.code]).toEqual([403, "confirmation_required"])
  await query("insert into audit_settings (workspace_id, retention_days) values (1, 30)")
  await query("update users set full_name = 'Nobody' where workspace_id = 1 and id = 8")
  for (const condition of ["record_id = '7'", "record_id = '8' and record_type = 'user'"])
    await tamper(
      `update audit_events set recorded_at = recorded_at - interval '31 days' where workspace_id = 1 and ${condition}`,
    )
  await blankExpired()
  expect((await eventsOf(admin, { recordType: "user", recordId: 8 }))[0]?.isBlanked).toBe(true)
  expect((await eventsOf(admin, { recordType: "task" }))[0]?.isBlanked).toBe(false)
  expect((await eventsOf(admin, { action: "blanked" }))[0]).toMatchObject({ after: { events: 1 }, actorId: null })
})
