import { ownerTx, tx } from "@/lib/core/db/tx"
import { defineJob } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { purgeJobs, startJobs, stopJobs } from "@/lib/core/jobs/service"
import { createWorker } from "@/lib/core/jobs/worker"
import { query } from "../support/facts"
import { add, forgetJobs, jobsOf, makeDue, recorder, rowOf, runAll, settings } from "../support/jobs"
import { testStore } from "../support/store"
import { until } from "../support/until"

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

test("a job added while one with its key runs is run afterwards, never beside it", async () => {
  let running = 0
  let most = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const ran: unknown[] = []
  const run = async ({ n }: Record<string, unknown>) => {
    most = Math.max(most, ++running)
    ran.push(n)
    await gate
    running--
  }
  defineJob("serial", { run })
  await add("serial", { n: 1 }, { key: "x" })
  const [one, other] = [createWorker(), createWorker()]
  one.wake()
  await until(() => ran.length === 1, "the first one runs")
  await add("serial", { n: 2 }, { key: "x" })
  await runAll(other)
  expect(ran).toEqual([1])
  open()
  await until(async () => (await jobsOf("serial")).every(({ state }) => state === "done"), "both are done")
  expect([ran, most]).toEqual([[1, 2], 1])
})

test("a job of a process that died runs again once its lease is over", async () => {
  const { ran, definition } = recorder()
  defineJob("orphan", definition)
  await add("orphan", { n: 1 })
  await query(
    "update jobs set state = 'running', attempts = 1, locked_by = 'gone', locked_until = now() + interval '9 s'",
  )
  await runAll()
  expect(ran).toEqual([])
  await makeDue("orphan")
  await runAll()
  expect([ran, (await rowOf("orphan")).attempts]).toEqual([[1], 2])
})

test("a job that ends its process every time is dead in the end", async () => {
  const { ran, definition } = recorder()
  defineJob("deadly", { ...definition, attempts: 3 })
  await add("deadly", { n: 1 })
  await query("update jobs set state = 'running', attempts = 3, locked_by = 'gone', locked_until = now()")
  await makeDue("deadly")
  await runAll()
  expect([ran, (await rowOf("deadly")).state]).toEqual([[], "dead"])
})

test("the lease of a long job is renewed, so that no other worker takes it", async () => {
  const { ran, definition } = recorder()
  const run: typeof definition.run = async (...given) => {
    await definition.run(...given)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
  defineJob("long", { run })
  await add("long", { n: 1 })
  const worker = createWorker({ lease: 0.5 })
  worker.wake()
  await until(() => ran.length === 1, "it runs")
  for (let i = 0; i < 12; i++) {
    await runAll()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await worker.idle()
  expect([ran, (await rowOf("long")).state]).toEqual([[1], "done"])
})

test("a worker that stops gives back the jobs that don't end", async () => {
  let isTold = false
  const run = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>(() => {
      signal.addEventListener("abort", () => {
        isTold = true
      })
    })
  defineJob("endless", { run })
  await add("endless")
  const worker = createWorker()
  worker.wake()
  await until(async () => (await rowOf("endless")).state === "running", "it runs")
  await worker.stop(0.1)
  expect([isTold, await rowOf("endless")]).toEqual([true, expect.objectContaining({ state: "pending", attempts: 0 })])
})

test("during maintenance nothing runs", async () => {
  const { ran, definition } = recorder()
  defineJob("waiting", definition)
  await add("waiting", { n: 1 })
  settings().MAINTENANCE = true
  try {
    await runAll()
    expect(ran).toEqual([])
  } finally {
    settings().MAINTENANCE = false
  }
  await runAll()
  expect(ran).toEqual([1])
})

test("a job starts as soon as its transaction is committed, and one for later at its time", async () => {
  const { ran, definition } = recorder()
  defineJob("prompt", definition)
  startJobs({ clock: true })
  try {
    await tx(me, (scope) => enqueue(scope, "prompt", { n: 1 }))
    await until(() => ran.length === 1, "it runs", 5_000)
    await tx(me, (scope) => enqueue(scope, "prompt", { n: 2 }, { runAt: new Date(Date.now() + 800) }))
    await until(() => ran.length === 2, "the later one runs", 20_000)
  } finally {
    await stopJobs()
  }
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
