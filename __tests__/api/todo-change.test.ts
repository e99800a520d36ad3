import { type Caller, client, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { addPerson } from "../support/people"
import { expectClosed, expectRefused, make, type Write } from "../support/planning"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const add = async (task: object = {}) =>
  (await admin.post("/apps/todo/add-tasks", { task: { title: "A task", ...task } })).body.task
const change = (task: object) => admin.post("/apps/todo/update-task", { task })

test("adding only needs a title, returns 201 with defaults, and ignores an id", async () => {
  const { status, body } = await admin.post("/apps/todo/add-tasks", { task: { id: 4000, title: " Buy string " } })
  expect(status).toBe(201)
  expect(body).toEqual({
    task: {
      id: (await admin.get("/apps/todo/tasks")).body[0].id,
      title: "Buy string",
      dueDate: new Date().toISOString().slice(0, 10),
      description: "",
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    },
  })
  expect(body.task.id).toBeLessThan(4000)
  expect((await add()).id).toBe(body.task.id + 1)
})

test("every field is saved; a repeated tag counts once", async () => {
  const person = await addPerson()
  const given = { dueDate: "2031-02-28", description: "<p>Two <strong>rolls</strong></p>", isCompleted: true }
  const assignee = { fullName: person.fullName, avatar: "anything" }
  const task = await add({ ...given, assignee, tags: ["high", "team", "high"], isImportant: true })
  expect(task).toMatchObject({ ...given, assignee: { fullName: person.fullName, avatar: "" }, isImportant: true })
  expect(task.tags).toEqual(["high", "team"])
})

test("ids are consecutive under twenty concurrent writers", async () => {
  const { id } = await add()
  const ids = await Promise.all(Array.from({ length: 20 }, () => add().then((task) => task.id)))
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => id + 1 + i))
})

test("a description is sanitised", async () => {
  const description = `<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>`
  const task = await add({ description })
  expect(task.description).not.toMatch(/script|onclick/)
  const changed = (await change({ id: task.id, description })).body.task
  expect([changed.description, changed.description.includes("Hello")]).toEqual([task.description, true])
})

test("given fields are merged, others stay; a whole task may be sent back", async () => {
  const person = await addPerson()
  const task = await add({ tags: ["low"], assignee: { id: person.id } })
  const { status, body } = await change({ id: String(task.id), isCompleted: true })
  expect([status, body]).toEqual([200, { task: { ...task, isCompleted: true } }])
  expect((await change({ ...body.task, title: "Other" })).body.task).toEqual({ ...body.task, title: "Other" })
  expect((await change({ id: task.id })).body.task.title).toBe("Other")
})

test("an assignee is set by id or name, or removed; with two users of the same name the current one stays", async () => {
  const first = await addPerson({ fullName: "Two Alike" })
  const second = await addPerson({ fullName: "Two Alike" })
  const holder = async (id: number) =>
    (
      await query<{ user_id: number }>(`select user_id from task_assignees where workspace_id = 1 and task_id = ${id}`)
    )[0]?.user_id
  const { id } = await add({ assignee: { fullName: "Two Alike" } })
  expect(await holder(id)).toBe(first.id)
  await change({ id, assignee: { id: second.id } })
  await change({ id, assignee: { fullName: "Two Alike" } })
  expect(await holder(id)).toBe(second.id)
  for (const nobody of [null, { fullName: "", avatar: "" }]) {
    await change({ id, assignee: { id: first.id } })
    expect((await change({ id, assignee: nobody })).body.task.assignee).toBeNull()
  }
})

test("deleting is soft, returns the task, and isDeleted: false restores it", async () => {
  const task = await add()
  const { status, body } = await admin.delete("/apps/todo/delete-task", { taskId: task.id })
  expect([status, body]).toEqual([200, { task: { ...task, isDeleted: true } }])
  expect((await change({ id: task.id, isDeleted: false })).body.task).toEqual(task)
  expect((await admin.get("/apps/todo/tasks")).body[0]).toEqual(task)
})

test("deleting a user unassigns their tasks, and undo returns those nobody else has taken", async () => {
  const [person, other] = [await addPerson(), await addPerson()]
  const [unchanged, removed] = [await add({ assignee: { id: person.id } }), await add({ assignee: { id: person.id } })]
  await admin.delete("/apps/users/delete", { id: person.id })
  const seen = (await admin.get("/apps/todo/tasks")).body.slice(0, 2)
  expect(seen.map((task: { assignee: unknown }) => task.assignee)).toEqual([null, null])
  await change({ id: removed.id, assignee: { id: other.id } })
  expect((await admin.post("/apps/users/restore-users", { userIds: [person.id] })).status).toBe(200)
  expect((await change({ id: unchanged.id })).body.task.assignee.fullName).toBe(person.fullName)
  expect((await change({ id: removed.id })).body.task.assignee.fullName).toBe(other.fullName)
})

test.each<[string, unknown]>([
  ["title", ""],
  ["title", "  "],
  ["title", "x".repeat(201)],
  ["title", "two\nlines"],
  ["title", 7],
  ["dueDate", "2026-02-30"],
  ["dueDate", "28.2.2026"],
  ["dueDate", "0000-01-01"],
  ["description", "x".repeat(20_001)],
  ["assignee", "Ada Lindqvist"],
  ["assignee", { fullName: "No Such Person" }],
  ["assignee", { id: 99_999 }],
  ["tags", "high"],
  ["isCompleted", "yes"],
  ["isImportant", null],
])("%s = %j is a 422 that names the field, and nothing is written", async (field, value) => {
  const task = { id: 3, title: "Fine", [field]: value }
  await expectRefused(admin, ["POST", "/apps/todo/add-tasks", { task }], `task.${field}`)
  await expectRefused(admin, ["POST", "/apps/todo/update-task", { task }], `task.${field}`)
})

test("a tag outside the five and a missing task or title are 422", async () => {
  await expectRefused(admin, ["POST", "/apps/todo/add-tasks", { task: { title: "a", tags: ["x"] } }], "task.tags.0")
  await expectRefused(admin, ["POST", "/apps/todo/add-tasks", {}], "task")
  await expectRefused(admin, ["POST", "/apps/todo/add-tasks", { task: {} }], "task.title")
  await expectRefused(admin, ["POST", "/apps/todo/update-task", { task: { title: "a" } }], "task.id")
  await expectRefused(admin, ["DELETE", "/apps/todo/delete-task", {}], "taskId")
})

const writes: Write[] = [
  ["POST", "/apps/todo/add-tasks", { task: { title: "a" } }],
  ["POST", "/apps/todo/update-task", { task: { id: 3, title: "a" } }],
  ["DELETE", "/apps/todo/delete-task", { taskId: 3 }],
  ["POST", "/apps/todo/move-task", { taskId: 3, beforeId: 4 }],
]

test.each(writes)("%s %s: signed out 401, client 403, nothing written", async (...write) => expectClosed(write))

test("an unknown id, or one of another workspace, is 404 and writes nothing", async () => {
  const far = (await add()).id + 1000
  await query(`insert into tasks (workspace_id, id, title, due_date, position) values (1, ${far}, 'far', now(), 1)`)
  const person = await addPerson()
  const other = await stranger()
  const before = await contents()
  for (const [who, id] of [
    [other, far],
    [admin, 99_999],
  ] as const) {
    expect((await make(who, ["POST", "/apps/todo/update-task", { task: { id, title: "a" } }])).status).toBe(404)
    expect((await make(who, ["DELETE", "/apps/todo/delete-task", { taskId: id }])).status).toBe(404)
    expect((await make(who, ["POST", "/apps/todo/move-task", { taskId: id, beforeId: 3 }])).status).toBe(404)
    expect((await make(who, ["POST", "/apps/todo/move-task", { taskId: 3, afterId: id }])).status).toBe(404)
  }
  const assignee = { id: person.id }
  expect((await other.post("/apps/todo/update-task", { task: { id: 3, assignee } })).status).toBe(422)
  expect(await contents()).toEqual(before)
})
