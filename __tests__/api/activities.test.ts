import type { Activity } from "@/lib/features/audit/schema"
import { activityTypes } from "@/lib/features/audit/values"
import { type Caller, client, nobody, stranger } from "../support/api"
import { colleague } from "../support/people"

const path = "/api/v1/activities"
let admin: Caller
let author: Caller

beforeAll(async () => {
  admin = await client("admin")
  author = await colleague("author")
})

const ask = (who: Caller, recordType: string, recordId: number, more = {}) =>
  who.get(path, { recordType, recordId, ...more })

async function activitiesOf(who: Caller, recordType: string, recordId: number): Promise<Activity[]> {
  const { status, body } = await ask(who, recordType, recordId)
  expect(status).toBe(200)
  return body.data
}

const newTask = async () =>
  (await admin.post("/apps/todo/add-tasks", { task: { title: "Count the drawers" } })).body.task as { id: number }

test("a user who may read a task sees what happened to it, but not from where and how", async () => {
  const { id } = await newTask()
  await admin.post("/apps/todo/update-task", { task: { id, tags: ["high"], isImportant: true } })
  expect((await author.get("/api/v1/audit-events", { recordType: "task", recordId: String(id) })).status).toBe(403)
  const [changed, created] = await activitiesOf(author, "task", id)
  expect(changed).toMatchObject({
    actorId: 1,
    action: "updated",
    before: { tags: [], isImportant: false },
    after: { tags: ["high"], isImportant: true },
  })
  expect(created).toMatchObject({ action: "created", before: null, after: { title: "Count the drawers" } })
  expect(Object.keys(changed ?? {})).toEqual(expect.not.arrayContaining(["network", "requestId", "call", "hash"]))
})

test("of a user it shows the fields of the profile: no sign-ins, passwords or second steps", async () => {
  const someone = await colleague("author")
  const { id } = someone.user
  const saved = await admin.post("/apps/users/update-user", { user: { id, company: "Activity & Sons" } })
  expect(saved.status).toBe(200)
  const all = (await admin.get("/api/v1/audit-events", { recordType: "user", recordId: String(id) })).body.data
  expect(all.some((event: Activity) => event.after && "passwordHash" in event.after)).toBe(true)
  const shown = await activitiesOf(author, "user", id)
  expect(shown[0]).toMatchObject({ action: "updated", after: { company: "Activity & Sons" } })
  expect(JSON.stringify(shown)).not.toMatch(/passwordHash|signed-in|two_steps|emailConfirmedAt/)
  expect(shown.filter(({ action, after }) => action === "updated" && Object.keys(after ?? {}).length === 0)).toEqual([])
})

test("pages count only what is shown", async () => {
  const { id } = await newTask()
  for (const tag of ["low", "medium", "high"]) await admin.post("/apps/todo/update-task", { task: { id, tags: [tag] } })
  const { body } = await ask(author, "task", id, { page: 2, perPage: 3 })
  expect(body).toMatchObject({ total: 4, page: 2, perPage: 3, data: [{ action: "created" }] })
})

test.each(activityTypes)("the activity of a %s takes a right, and a record of the workspace", async (recordType) => {
  const buyer = await client("client")
  expect((await ask(buyer, recordType, 3)).status).toBe(403)
  expect((await ask(nobody, recordType, 3)).status).toBe(401)
  expect([200, 404]).toContain((await ask(admin, recordType, 3)).status)
  expect((await ask(admin, recordType, 999_999)).status).toBe(404)
})

test("other workspaces see nothing of a record with the same number", async () => {
  const { id } = await newTask()
  const other = await stranger()
  expect((await ask(other, "task", id)).status).toBe(404)
})

test("records that have no screen for everybody have no activity here", async () => {
  expect((await ask(admin, "api-key", 1)).status).toBe(422)
})
