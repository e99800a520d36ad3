import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { expectRefused } from "../support/planning"

let admin: Caller

const order = async (): Promise<number[]> =>
  (await admin.get("/apps/todo/tasks", { sortBy: "order" })).body.map(({ id }: { id: number }) => id)
const move = (taskId: number, where: object) => admin.post("/apps/todo/move-task", { taskId, ...where })

/** The expected order once a task is before or after another. */
function moved(before: number[], id: number, other: number, offset: 0 | 1): number[] {
  const rest = before.filter((one) => one !== id)
  return rest.toSpliced(rest.indexOf(other) + offset, 0, id)
}

beforeAll(async () => {
  admin = await client("admin")
})

test("until a task is moved the order is newest first, and new tasks come on top", async () => {
  const latest = (await admin.get("/apps/todo/tasks")).body.map(({ id }: { id: number }) => id)
  expect(await order()).toEqual(latest)
  const { body } = await admin.post("/apps/todo/add-tasks", { task: { title: "On top" } })
  expect(await order()).toEqual([body.task.id, ...latest])
})

test("a task can be moved before or after another, to the top and to the bottom", async () => {
  const known = await order()
  const [top, second, third] = known as [number, number, number]
  const bottom = known.at(-1) as number
  const moves: [number, number, 0 | 1][] = [
    [bottom, third, 0],
    [top, third, 1],
    [third, known.at(-2) as number, 1],
    [bottom, second, 0],
    [bottom, second, 1],
  ]
  for (const [id, other, offset] of moves) {
    const expected = moved(await order(), id, other, offset)
    const { status, body } = await move(id, offset === 0 ? { beforeId: other } : { afterId: String(other) })
    expect([status, body.task.id]).toEqual([200, id])
    expect(await order()).toEqual(expected)
  }
})

test("a new task comes above tasks that were moved to the top", async () => {
  const [top] = (await order()) as [number]
  await move(5 === top ? 6 : 5, { beforeId: top })
  const { body } = await admin.post("/apps/todo/add-tasks", { task: { title: "Higher still" } })
  expect((await order())[0]).toBe(body.task.id)
})

test("tasks can be put between two neighbours any number of times", async () => {
  const [, a, b, c] = (await order()) as number[] as [number, number, number, number]
  for (let i = 0; i < 70; i++) {
    const [id, other] = i % 2 ? [b, a] : [c, a]
    const expected = moved(await order(), id, other, 1)
    await move(id, { afterId: other })
    expect(await order()).toEqual(expected)
  }
})

test("a task can be moved among tasks with the same position", async () => {
  await query("update tasks set position = 7 where workspace_id = 1")
  const before = await order()
  const [id, other] = [before[0] as number, before[4] as number]
  await move(id, { afterId: other })
  expect(await order()).toEqual(moved(before, id, other, 1))
})

test("no concurrent move is lost, and no two tasks share a position", async () => {
  const before = await order()
  const target = before[8] as number
  const several = before.slice(0, 6)
  const responses = await Promise.all(several.map((id) => move(id, { afterId: target })))
  expect(responses.map(({ status }) => status)).toEqual(several.map(() => 200))
  const after = await order()
  expect([...after].sort()).toEqual([...before].sort())
  const start = after.indexOf(target) + 1
  expect(after.slice(start, start + 6).sort()).toEqual([...several].sort())
  const places = await query<{ n: number; distinct: number }>(
    "select count(*)::int as n, count(distinct position)::int as distinct from tasks where workspace_id = 1",
  )
  expect(places[0]?.n).toBe(places[0]?.distinct)
})

test.each<[object, string]>([
  [{}, "beforeId"],
  [{ beforeId: 3, afterId: 4 }, "beforeId"],
  [{ beforeId: 2 }, "taskId"],
  [{ afterId: "2" }, "taskId"],
  [{ afterId: "x" }, "afterId"],
])("moving task 2 to %j is a 422 at %s", async (where, field) => {
  await expectRefused(admin, ["POST", "/apps/todo/move-task", { taskId: 2, ...where }], field)
})
