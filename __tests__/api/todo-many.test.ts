import { type Caller, client, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { addPerson } from "../support/people"
import { expectClosed, expectClosedRead, expectRefused, type Write } from "../support/planning"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const add = async (task: object = {}): Promise<{ id: number }> =>
  (await admin.post("/apps/todo/add-tasks", { task: { title: "One of many", ...task } })).body.task
const one = async (id: number) => (await admin.get("/apps/todo/task", { taskId: id })).body.task
const counts = async (who = admin) => (await who.get("/apps/todo/counts")).body
const list = async (search: object) => (await admin.get("/apps/todo/tasks", { ...search })).body

test("a task is found by its id, even if deleted; one of another workspace is a 404", async () => {
  const { id } = await add()
  await admin.delete("/apps/todo/delete-task", { taskId: id })
  expect(await one(id)).toMatchObject({ id, title: "One of many", isDeleted: true })
  expect((await admin.get("/apps/todo/task", { taskId: 999_999 })).status).toBe(404)
  expect((await (await stranger()).get("/apps/todo/task", { taskId: id })).status).toBe(404)
  await expectClosedRead("/apps/todo/task")
})

test("the counts agree with the lists and include open tasks", async () => {
  await add({ tags: ["team", "high"], isImportant: true })
  await add({ tags: ["team"], isCompleted: true })
  const totals = await counts()
  const lists = {
    all: {},
    important: { filter: "important" },
    completed: { filter: "completed" },
    deleted: { filter: "deleted" },
  }
  const held = async (search: object) => {
    const tasks: { isCompleted: boolean }[] = await list(search)
    return { total: tasks.length, open: tasks.filter(({ isCompleted }) => !isCompleted).length }
  }
  for (const [name, search] of Object.entries(lists)) expect([name, totals[name]]).toEqual([name, await held(search)])
  expect(Object.keys(totals.tags)).toEqual(["team", "low", "medium", "high", "update"])
  for (const tag of Object.keys(totals.tags)) expect([tag, totals.tags[tag]]).toEqual([tag, await held({ tag })])
})

test("an empty workspace counts nothing", async () => {
  const other = await stranger()
  const tasks: { id: number }[] = (await other.get("/apps/todo/tasks")).body
  await other.post("/apps/todo/delete-tasks", { taskIds: tasks.map(({ id }) => id) })
  expect((await counts(other)).all).toEqual({ total: 0, open: 0 })
  expect((await counts(other)).deleted.total).toBeGreaterThanOrEqual(tasks.length)
})

test("users who may read tasks see possible assignees, with name and picture only", async () => {
  const person = await addPerson({ fullName: "Åsa Assignable" })
  const { body } = await admin.get("/apps/todo/people")
  expect(body.people).toContainEqual({ id: person.id, fullName: "Åsa Assignable", avatar: "", isMe: false })
  expect(body.people.filter(({ isMe }: { isMe: boolean }) => isMe)).toHaveLength(1)
  await query(`update users set status = 'inactive' where workspace_id = 1 and id = ${person.id}`)
  const after = (await admin.get("/apps/todo/people")).body.people
  expect(after.map(({ id }: { id: number }) => id)).not.toContain(person.id)
})

test("several tasks change at once; tags are added and removed one by one", async () => {
  const person = await addPerson()
  const ids = [(await add({ tags: ["low"] })).id, (await add({ tags: ["team", "high"] })).id]
  const dataToUpdate = {
    isCompleted: true,
    addTags: ["team", "update"],
    removeTags: ["low"],
    assignee: { id: person.id },
  }
  const { status, body } = await admin.post("/apps/todo/update-tasks", { taskIds: [...ids, ids[0]], dataToUpdate })
  expect(status).toBe(200)
  expect(body.tasks.map(({ id }: { id: number }) => id).sort()).toEqual([...ids].sort())
  expect(await one(ids[0] as number)).toMatchObject({ isCompleted: true, tags: ["team", "update"] })
  expect(await one(ids[1] as number)).toMatchObject({
    tags: ["team", "high", "update"],
    assignee: { fullName: person.fullName },
  })
  await admin.post("/apps/todo/update-tasks", { taskIds: ids, dataToUpdate: { assignee: null } })
  expect((await one(ids[1] as number)).assignee).toBeNull()
})

test("several tasks are deleted and restored, all or none", async () => {
  const ids = [(await add()).id, (await add()).id]
  await admin.post("/apps/todo/delete-tasks", { taskIds: ids })
  expect((await list({ filter: "deleted" })).slice(0, 2).map(({ id }: { id: number }) => id)).toEqual(ids.toReversed())
  await admin.post("/apps/todo/restore-tasks", { taskIds: ids })
  expect((await one(ids[0] as number)).isDeleted).toBe(false)
  const before = await contents()
  for (const call of ["delete-tasks", "restore-tasks"])
    expect((await admin.post(`/apps/todo/${call}`, { taskIds: [ids[0], 999_999] })).status).toBe(404)
  const dataToUpdate = { isImportant: true }
  expect((await admin.post("/apps/todo/update-tasks", { taskIds: [999_999], dataToUpdate })).status).toBe(404)
  expect(await contents()).toEqual(before)
})

test("a task has the time of its completion until it is open again", async () => {
  const { id } = await add()
  const since = async () =>
    (await query<{ at: Date | null }>(`select completed_at as at from tasks where workspace_id = 1 and id = ${id}`))[0]
      ?.at
  expect(await since()).toBeNull()
  await admin.post("/apps/todo/update-task", { task: { id, isCompleted: true } })
  const first = await since()
  expect(first).not.toBeNull()
  await admin.post("/apps/todo/update-tasks", { taskIds: [id], dataToUpdate: { isCompleted: true } })
  expect(await since()).toEqual(first)
  await admin.post("/apps/todo/update-task", { task: { id, isCompleted: false } })
  expect(await since()).toBeNull()
})

test("a new assignee is notified once, and not when assigning themselves", async () => {
  const countNotifications = async () =>
    (
      await query<{ n: number }>(
        "select count(*)::int as n from notifications where workspace_id = 1 and kind = 'task'",
      )
    )[0]?.n ?? 0
  const person = await addPerson()
  const before = await countNotifications()
  const { id } = await add({ assignee: { id: person.id }, title: "For you" })
  expect(await countNotifications()).toBe(before + 1)
  await admin.post("/apps/todo/update-task", { task: { id, assignee: { id: person.id }, title: "Still for you" } })
  const me = (await admin.get("/apps/todo/people")).body.people.find(({ isMe }: { isMe: boolean }) => isMe)
  await admin.post("/apps/todo/update-task", { task: { id, assignee: { id: me.id } } })
  expect(await countNotifications()).toBe(before + 1)
})

test("unsanitised rows are sanitised when they are read", async () => {
  const { id } = await add()
  await query(
    `update tasks set description = '<p>Hi<img src=x onerror=alert(1)></p><script>x</script>' where workspace_id = 1 and id = ${id}`,
  )
  expect((await one(id)).description).not.toMatch(/onerror|script/)
  const [first] = await list({ q: "One of many" })
  expect([first.id, first.description]).toEqual([id, (await one(id)).description])
})

test.each<[string, Record<string, unknown>, string]>([
  ["update-tasks", { taskIds: [], dataToUpdate: {} }, "taskIds"],
  ["update-tasks", { taskIds: [3], dataToUpdate: { addTags: ["nope"] } }, "dataToUpdate.addTags.0"],
  ["update-tasks", { taskIds: [3], dataToUpdate: { assignee: { id: 99_999 } } }, "dataToUpdate.assignee"],
  ["delete-tasks", { taskIds: ["x"] }, "taskIds.0"],
  ["restore-tasks", {}, "taskIds"],
])("%s of %j is a 422 at %s", async (call, body, field) => {
  await expectRefused(admin, ["POST", `/apps/todo/${call}`, body], field)
})

test.each<Write>([
  ["POST", "/apps/todo/update-tasks", { taskIds: [3], dataToUpdate: { isImportant: true } }],
  ["POST", "/apps/todo/delete-tasks", { taskIds: [3] }],
  ["POST", "/apps/todo/restore-tasks", { taskIds: [3] }],
])("%s %s is closed to users without the permission", async (...write) => {
  await expectClosed(write)
})
