import { sql } from "drizzle-orm"
import { ownerTx, tx } from "@/lib/core/db/tx"
import { type Caller, client, stranger } from "../support/api"
import { eventsOf } from "../support/audit"
import { query } from "../support/facts"
import { addInvoice } from "../support/trade"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const addTask = async (who: Caller, title: string) =>
  (await who.post("/apps/todo/add-tasks", { task: { title } })).body.task as { id: number; title: string }
const newest = async (filters: Record<string, unknown>) => (await eventsOf(admin, filters))[0]

test("sample data stays out of the log", async () => {
  const other = await stranger()
  expect((await eventsOf(other)).filter(({ action }) => action === "created")).toEqual([])
})

test("an added record is in the log with its fields and who added it, from where", async () => {
  const task = await addTask(admin, String.raw`Don't \ "forget"; drop 🧾`)
  const event = await newest({ recordType: "task", recordId: task.id })
  expect(event).toMatchObject({
    action: "created",
    actorId: 1,
    actorName: "Ada Lindqvist",
    network: "192.0.2.1",
    call: "POST /apps/todo/add-tasks",
    before: null,
    after: { title: task.title, isCompleted: false },
    isBlanked: false,
  })
  expect(event?.requestId).toMatch(/^[\da-f-]{36}$/)
})

test("a change is in the log with the fields that changed, and a save without one is not", async () => {
  const task = await addTask(admin, "First")
  const save = (title: string) => admin.post("/apps/todo/update-task", { task: { ...task, title } })
  expect([(await save("Second")).status, (await save("Second")).status]).toEqual([200, 200])
  const events = await eventsOf(admin, { recordType: "task", recordId: task.id })
  expect(events.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: "updated", before: { title: "First" }, after: { title: "Second" } },
    expect.objectContaining({ action: "created" }),
  ])
})

test("the line of an invoice is recorded as a part of its invoice", async () => {
  const { invoice } = await addInvoice()
  const [line] = await query<{ id: number }>(
    `update invoice_lines set quantity = quantity + 1000 where workspace_id = 1 and invoice_id = ${invoice.id} returning id`,
  )
  const event = await newest({ recordType: "invoice", recordId: invoice.id })
  expect(event).toMatchObject({
    action: "updated",
    actorId: null,
    part: { type: "invoice_lines", id: String(line?.id), action: "updated" },
  })
  expect(Object.keys(event?.after ?? {})).toEqual(["quantity"])
})

test("a deleted user is recorded once, and called restored when the delete is undone", async () => {
  const list = async () => (await eventsOf(admin, { recordType: "user", recordId: 3 })).map(({ action }) => action)
  await admin.delete("/apps/users/delete", { id: 3 })
  expect(await list()).toEqual(["deleted"])
  await admin.post("/apps/users/restore-users", { userIds: [3] })
  expect(await list()).toEqual(["restored", "deleted"])
})

test("the log says that a password changed, but not the password", async () => {
  await query("update users set password_hash = 'a secret' where workspace_id = 1 and id = 4")
  const event = await newest({ recordType: "user", recordId: 4 })
  expect(event?.after).toEqual({ passwordHash: "***" })
  expect(await query("select 1 from audit_details where content::text like '%a secret%'")).toEqual([])
})

test("an event is committed with its write or not at all", async () => {
  const failing = tx({ workspaceId: 1, userId: 1 }, async ({ db }) => {
    await db.execute(sql`update tasks set title = 'Never' where workspace_id = 1 and id = 1`)
    expect(await db.execute(sql`select 1 from audit_details where content::text like '%Never%'`)).toHaveLength(1)
    throw new Error("rolled back")
  })
  await expect(failing).rejects.toThrow("rolled back")
  expect(await query("select 1 from audit_details where content::text like '%Never%'")).toEqual([])
})

test("only the owner can write without the log", async () => {
  const rename = async (title: string, run: typeof ownerTx) =>
    run(async (db) => {
      await db.execute(sql`select set_config('app.audit', 'off', true)`)
      await db.execute(sql`update tasks set title = ${title} where workspace_id = 1 and id = 2`)
    })
  await rename("By the owner", ownerTx)
  expect(await eventsOf(admin, { recordType: "task", recordId: 2 })).toEqual([])
  await rename("By a member", (run) => tx({ workspaceId: 1, userId: 1 }, ({ db }) => run(db)))
  expect(await newest({ recordType: "task", recordId: 2 })).toMatchObject({ after: { title: "By a member" } })
})

test("nobody reads another workspace's log, and only administrators read theirs", async () => {
  const other = await stranger()
  await addTask(other, "Theirs")
  expect((await eventsOf(admin, { recordType: "task", perPage: 100 })).map(({ after }) => after?.title)).not.toContain(
    "Theirs",
  )
  const refused = await (await client("client")).get("/api/v1/audit-events")
  expect(refused.status).toBe(403)
})

test("a refused call is recorded once, however often it is repeated", async () => {
  const buyer = await client("client")
  for (let i = 0; i < 5; i++) await buyer.get("/api/v1/audit-events/verify")
  const events = await eventsOf(admin, { action: "refused", q: "GET /api/v1/audit-events/verify" })
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ actorId: 2, recordType: "call" })
})

test("the list filters by every field and pages", async () => {
  const task = await addTask(admin, "To be found")
  const one = { recordType: "task", recordId: task.id }
  const now = new Date().toISOString()
  const today = now.slice(0, 10)
  const found = async (filters: Record<string, unknown>) => (await eventsOf(admin, { ...one, ...filters })).length
  expect(await found({ action: "created", actor: 1, from: today, to: today })).toBe(1)
  expect(await found({ from: "2020-01-01", to: "2020-01-02" })).toBe(0)
  expect(await found({ from: new Date(Date.now() + 60_000).toISOString() })).toBe(0)
  expect(await found({ actor: 2 })).toBe(0)
  expect(await found({ action: "deleted" })).toBe(0)
  expect(await found({ q: "lindqvist ada" })).toBe(1)
  expect(await found({ q: "nobody of that name" })).toBe(0)
  expect((await eventsOf(admin, { q: String(task.id) })).map(({ recordId }) => recordId)).toContain(String(task.id))
  const page = await admin.get("/api/v1/audit-events", { perPage: 2, page: 2, order: "asc" })
  expect(page.body).toMatchObject({ page: 2, perPage: 2 })
  expect(page.body.data).toHaveLength(2)
  expect(page.body.total).toBeGreaterThan(4)
  expect((await admin.get("/api/v1/audit-events", { actor: "me", from: "soon" })).status).toBe(422)
})
