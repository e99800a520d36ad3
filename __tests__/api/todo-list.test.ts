import { tags } from "@/lib/features/todo/values"
import { type Caller, client, stranger } from "../support/api"
import { countStatements } from "../support/facts"
import { expectClosedRead } from "../support/planning"

interface Task {
  id: number
  title: string
  dueDate: string
  assignee: { fullName: string; avatar: string } | null
  tags: string[]
  isCompleted: boolean
  isDeleted: boolean
  isImportant: boolean
}

const path = "/apps/todo/tasks"
let admin: Caller
let everything: Task[]

const list = async (query: Record<string, unknown> = {}): Promise<Task[]> => (await admin.get(path, query)).body
const ids = (tasks: Task[]) => tasks.map(({ id }) => id)

beforeAll(async () => {
  admin = await client("admin")
  everything = [...(await list()), ...(await list({ filter: "deleted" }))].sort((a, b) => b.id - a.id)
})

test("there are 18 sample tasks, assigned to users of the workspace and due around today", async () => {
  expect(everything).toHaveLength(18)
  const people = (await admin.get("/api/users/list/all-data")).body.map((user: { fullName: string }) => user.fullName)
  const assigned = everything.flatMap(({ assignee }) => (assignee ? [assignee.fullName] : []))
  expect(new Set(assigned).size).toBeGreaterThan(5)
  for (const name of assigned) expect(people).toContain(name)
  const days = everything.map(({ dueDate }) => (Date.parse(dueDate) - Date.now()) / 86_400_000)
  expect(Math.min(...days)).toBeGreaterThan(-40)
  expect(Math.max(...days)).toBeLessThan(40)
})

test("a task has exactly the nine fields of the contract", () => {
  for (const task of everything) {
    expect(Object.keys(task).sort()).toEqual(
      "assignee description dueDate id isCompleted isDeleted isImportant tags title".split(" "),
    )
    expect(task.dueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test("tasks are an array, newest first, without deleted ones", async () => {
  const expected = everything.filter((task) => !task.isDeleted)
  expect(expected.length).toBeLessThan(everything.length)
  expect(await list()).toEqual(expected)
  expect(await list({ q: "", filter: "", tag: "", sortBy: "" })).toEqual(expected)
})

test("important and completed leave deleted tasks out; deleted shows only those", async () => {
  const visible = everything.filter((task) => !task.isDeleted)
  expect(await list({ filter: "important" })).toEqual(visible.filter((task) => task.isImportant))
  expect(await list({ filter: "completed" })).toEqual(visible.filter((task) => task.isCompleted))
  expect(await list({ filter: "deleted" })).toEqual(everything.filter((task) => task.isDeleted))
})

test("a deleted task that is also important and completed is only in deleted", async () => {
  const added = await admin.post("/apps/todo/add-tasks", {
    task: { title: "Gone", isCompleted: true, isImportant: true },
  })
  const { id } = added.body.task
  await admin.delete("/apps/todo/delete-task", { taskId: id })
  for (const filter of ["", "important", "completed"]) expect(ids(await list({ filter }))).not.toContain(id)
  expect(ids(await list({ filter: "deleted" }))).toContain(id)
})

test.each(tags)("tag %s filters by that tag; q, filter and tag are ANDed", async (tag) => {
  const tagged = everything.filter((task) => !task.isDeleted && task.tags.includes(tag))
  expect(tagged.length).toBeGreaterThan(0)
  expect(await list({ tag })).toEqual(tagged)
  expect(await list({ tag, filter: "completed" })).toEqual(tagged.filter((task) => task.isCompleted))
  const q = tagged[0]?.title.slice(2, 9).toUpperCase()
  expect(ids(await list({ tag, q }))).toContain(tagged[0]?.id)
  expect(await list({ tag, q: "no such title" })).toEqual([])
})

test("q searches only the title, trimmed and in any case; % and _ are ordinary characters", async () => {
  const found = await list({ q: " SHOP " })
  expect(found.length).toBeGreaterThan(1)
  for (const { title } of found) expect(title.toLowerCase()).toContain("shop")
  expect(await list({ q: "extinguishers" })).toEqual([])
  for (const q of ["%", "_", "\\"]) expect(await list({ q })).toEqual([])
})

test("sorts by title both ways, by assignee with unassigned last, by due date", async () => {
  const byTitle = await list({ sortBy: "title-asc" })
  expect(await list({ sortBy: "title-desc" })).toEqual([...byTitle].reverse())
  expect(byTitle.map(({ title }) => title)).toEqual([...byTitle.map(({ title }) => title)].sort())
  const dates = (await list({ sortBy: "due-date" })).map(({ dueDate }) => dueDate)
  expect(dates).toEqual([...dates].sort())
  const names = (await list({ sortBy: "assignee" })).map(({ assignee }) => assignee?.fullName)
  const given = names.filter((name) => name !== undefined)
  expect(names).toEqual([...[...given].sort(), ...names.filter((name) => name === undefined)])
  expect(names.at(-1)).toBeUndefined()
  expect(await list({ sortBy: "latest" })).toEqual(await list())
})

test.each([
  ["filter", "urgent"],
  ["tag", "x"],
  ["sortBy", "title"],
])("%s=%s is a 422 that names the field", async (name, value) => {
  const { status, body } = await admin.get(path, { [name]: value })
  expect([status, Object.keys(body.error)]).toEqual([422, [name]])
})

test("limit answers the first tasks of the order", async () => {
  const all = await list({ sortBy: "title-asc" })
  expect(await list({ sortBy: "title-asc", limit: "3" })).toEqual(all.slice(0, 3))
  expect(await list({ sortBy: "title-asc", limit: "1000" })).toEqual(all)
  expect((await admin.get(path, { limit: "0" })).status).toBe(422)
})

test("a list takes one statement", async () => {
  const query = { q: "the", filter: "important", sortBy: "assignee" }
  expect(await countStatements(() => admin.get(path, query))).toHaveLength(1)
})

test("tasks are 401 without sign-in, 403 for a client, and separate per workspace", async () => {
  await expectClosedRead(path)
  const added = (await admin.post("/apps/todo/add-tasks", { task: { title: "Ours alone" } })).body.task
  const other = await stranger()
  const theirs: Task[] = (await other.get(path)).body
  expect(theirs.length).toBeGreaterThan(10)
  expect(theirs.map(({ title }) => title)).not.toContain(added.title)
})
