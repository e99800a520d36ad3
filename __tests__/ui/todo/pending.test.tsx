import { countsWithPending, moved, type Pending, withPending } from "@/components/features/todo/pending"
import { valuesOf } from "@/components/features/todo/values-of"
import { addressOf, belongs, isInOwnOrder, listOf, parseView, queryOf } from "@/components/features/todo/view"
import { changesBetween } from "@/components/form/changes-between"
import type { Task, TaskCounts } from "@/lib/features/todo/schema"

const task = (id: number, more: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  dueDate: "2026-11-18",
  description: "",
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  ...more,
})
const ids = (tasks: Task[]) => tasks.map(({ id }) => id)
const change = (id: number, changes: Partial<Task>): Pending => ({
  kind: "change",
  ids: [id],
  apply: (before) => ({ ...before, ...changes }),
})
const list = [task(5), task(4, { isImportant: true }), task(3), task(2), task(1)]

test("a move puts a task before or after another, and does nothing if one is missing", () => {
  expect(ids(moved(list, { id: 1, beforeId: 4 }))).toEqual([5, 1, 4, 3, 2])
  expect(ids(moved(list, { id: 5, afterId: 1 }))).toEqual([4, 3, 2, 1, 5])
  expect(moved(list, { id: 9, afterId: 1 })).toBe(list)
  expect(moved(list, { id: 1, beforeId: 9 })).toBe(list)
})

test("pending changes show at once, in their order", () => {
  const pending: Pending[] = [
    { kind: "add", task: task(-1, { title: "New" }) },
    { kind: "move", id: 1, beforeId: 5 },
    change(1, { isCompleted: true }),
    change(3, { isDeleted: true }),
  ]
  const shown = withPending(list, pending, {})
  expect(ids(shown)).toEqual([-1, 1, 5, 4, 2])
  expect(shown[1]?.isCompleted).toBe(true)
  expect(ids(list)).toEqual([5, 4, 3, 2, 1])
})

test("a task that no longer belongs to a list leaves it, and a move doesn't affect another sort order", () => {
  expect(withPending([list[1] as Task], [change(4, { isImportant: false })], { filter: "important" })).toEqual([])
  expect(ids(withPending(list, [{ kind: "move", id: 1, beforeId: 5 }], { sortBy: "title-asc" }))).toEqual(ids(list))
  expect(withPending(list, [], { filter: "deleted" })).toEqual([])
})

test("a task already in the response isn't added twice", () => {
  expect(ids(withPending(list, [{ kind: "add", task: task(5) }], {}))).toEqual(ids(list))
})

test("counts follow pending changes, each list and tag by its rule", () => {
  const none = { total: 0, open: 0 }
  const counts: TaskCounts = {
    all: { total: 5, open: 5 },
    important: { total: 1, open: 1 },
    completed: none,
    deleted: none,
    tags: { team: none, low: none, medium: none, high: none, update: none },
  }
  const pending = [
    change(4, { isCompleted: true }),
    change(3, { isDeleted: true }),
    { kind: "add" as const, task: task(-1, { tags: ["team"] }) },
  ]
  const next = countsWithPending(counts, list, pending)
  expect(next).toMatchObject({
    all: { total: 5, open: 4 },
    important: { total: 1, open: 0 },
    completed: { total: 1, open: 0 },
    deleted: { total: 1, open: 1 },
    tags: { team: { total: 1, open: 1 } },
  })
  expect(counts.all).toEqual({ total: 5, open: 5 })
  expect(countsWithPending(counts, list, [])).toBe(counts)
})

test.each([
  ["/apps/todo", {}],
  ["/apps/todo/important", { filter: "important" }],
  ["/apps/todo/tag/high", { tag: "high" }],
  ["/apps/todo/deleted?q=ink&sortBy=due-date&task=12", { filter: "deleted", q: "ink", sortBy: "due-date", task: "12" }],
  ["/apps/todo?task=new", { task: "new" }],
])("%s is a view, and the view has that URL", (address, view) => {
  const [path = "", search] = address.split("?")
  const read = parseView(path, new URLSearchParams(search))
  expect(read).toMatchObject(view)
  expect(addressOf(read)).toBe(address)
})

test("an invalid URL is read as far as possible", () => {
  const params = new URLSearchParams({ q: `  \0ink ${"x".repeat(300)}`, sortBy: "nope", task: "-1" })
  const view = parseView("/apps/todo", params)
  expect([view.sortBy, view.task, view.q?.length]).toEqual([undefined, undefined, 200])
  for (const path of [["attic"], ["tag"], ["tag", "nope"], ["tag", "high", "x"], ["important", "x"]])
    expect(listOf(path)).toBeUndefined()
})

test("lists are requested in the manual order unless sorted, and only reordered there", () => {
  expect(queryOf({ tag: "high" })).toMatchObject({ tag: "high", sortBy: "order" })
  expect([{}, { tag: "high" as const }].every(isInOwnOrder)).toBe(true)
  expect(isInOwnOrder({ sortBy: "latest" }) || isInOwnOrder({ filter: "deleted" })).toBe(false)
  expect(belongs({ q: "TASK 1" }, task(1)) && !belongs({ q: "ink" }, task(1))).toBe(true)
})

test("only changed fields of a form are sent", () => {
  const before = valuesOf(task(1, { tags: ["low"], assignee: { fullName: "Ada", avatar: "" } }))
  expect(changesBetween(before, { ...before })).toEqual({})
  expect(changesBetween(before, { ...before, tags: [], assignee: null })).toEqual({ tags: [], assignee: null })
})
