import { ownerTx, tx } from "@/lib/core/db/tx"
import { defineJob } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { purgeJobs } from "@/lib/core/jobs/service"
import { query } from "../support/facts"
import { add, forgetJobs, jobsOf, makeDue, recorder, rowOf, runAll } from "../support/jobs"
import { testStore } from "../support/store"

const me = { workspaceId: 1, userId: 1 }
const soon = new Date(Date.now() + 3_600_000)

beforeAll(() => testStore())
beforeEach(async () => {
  forgetJobs()
  await query("delete from jobs")
})

test("a job runs once its transaction is committed, with its payload and workspace", async () => {
  const seen: unknown[] = []
  defineJob("greet", { run: async (payload, { workspaceId, attempt }) => seen.push([payload, workspaceId, attempt]) })
  const id = await tx(me, (scope) => enqueue(scope, "greet", { invoice: 7 }))
  await runAll()
  expect(seen).toEqual([[{ invoice: 7 }, 1, 1]])
  expect(await rowOf("greet")).toMatchObject({ id, state: "done", attempts: 1, last_error: null, locked_by: null })
})

test("a job whose transaction fails never exists", async () => {
  const { ran, definition } = recorder()
  defineJob("undone", definition)
  const failing = tx(me, async (scope) => {
    await enqueue(scope, "undone")
    throw new Error("the write failed")
  })
  await expect(failing).rejects.toThrow("the write failed")
  await runAll()
  expect([ran, await jobsOf("undone")]).toEqual([[], []])
})

test("members add jobs to their own workspace only, and can neither read nor change any", async () => {
  await expect(tx(me, (scope) => enqueue({ ...scope, workspaceId: 2 }, "greet"))).rejects.toThrow()
  await expect(tx(me, (scope) => enqueue({ ...scope, workspaceId: null }, "greet"))).rejects.toThrow()
  await tx(me, (scope) => enqueue(scope, "greet"))
  for (const statement of ["select name from jobs", "update jobs set name = 'x'", "delete from jobs"]) {
    await expect(tx(me, ({ db }) => db.execute(statement))).rejects.toThrow()
  }
  expect(await jobsOf("greet")).toHaveLength(1)
})

test("a job for later waits for its time", async () => {
  const { ran, definition } = recorder()
  defineJob("later", definition)
  await add("later", { n: 1 }, { runAt: soon })
  await runAll()
  expect(ran).toEqual([])
  await makeDue("later")
  await runAll()
  expect(ran).toEqual([1])
})

test("a job that fails is retried with growing pauses, and keeps the reason without secrets", async () => {
  const error = new Error("https://user:hunter2@out.example/?token=abcdef failed\nat line 2")
  defineJob("failing", { run: () => Promise.reject(error), attempts: 4 })
  await add("failing")
  await runAll()
  const first = await rowOf("failing")
  expect(first).toMatchObject({ state: "pending", attempts: 1, locked_by: null })
  expect(first.last_error).toBe("https://out.example/?token=[cut] failed")
  expect([first.seconds > 10, first.seconds < 19]).toEqual([true, true])
  await makeDue("failing")
  await runAll()
  const second = await rowOf("failing")
  expect([second.attempts, second.seconds > 22, second.seconds < 37]).toEqual([2, true, true])
})

test("the reason of a failed statement doesn't quote its values", async () => {
  defineJob("statement", { run: () => ownerTx((db) => db.execute("select 'secret value'::int")) })
  await add("statement")
  await runAll()
  expect((await rowOf("statement")).last_error).not.toContain("Failed query")
})

test("a job is dead after its last attempt and stays so", async () => {
  let attempts = 0
  const run = async () => {
    attempts++
    throw new Error("no")
  }
  defineJob("hopeless", { run, attempts: 2, backoff: () => 0 })
  await add("hopeless")
  for (let i = 0; i < 4; i++) await runAll()
  expect(attempts).toBe(2)
  expect(await rowOf("hopeless")).toMatchObject({ state: "dead", attempts: 2, last_error: "no" })
})

test("jobs with one key that are due together run once; other keys and workspaces run by themselves", async () => {
  const { ran, definition } = recorder()
  defineJob("keyed", definition)
  for (const n of [1, 2]) await add("keyed", { n }, { key: "a" })
  await add("keyed", { n: 3 }, { key: "b" })
  await add("keyed", { n: 4 }, { key: "a", runAt: soon })
  await tx(me, (scope) => enqueue(scope, "keyed", { n: 5 }, { key: "a" }))
  await runAll()
  expect([...ran].sort()).toEqual([1, 3, 5])
  expect((await jobsOf("keyed")).map(({ state }) => state).sort()).toEqual(["done", "done", "done", "pending"])
})

test("finished jobs are deleted after three days, dead ones after thirty", async () => {
  defineJob("old", { run: async () => {} })
  for (const n of [2, 4, 31]) {
    await query(`insert into jobs (name, state, finished_at) select 'old', s, now() - interval '${n} days'
      from unnest(array['done', 'dead']) as s`)
  }
  await purgeJobs()
  expect((await jobsOf("old")).map(({ state }) => state).sort()).toEqual(["dead", "dead", "done"])
})
