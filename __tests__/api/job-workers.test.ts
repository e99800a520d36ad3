import { tx } from "@/lib/core/db/tx"
import { defineJob } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { startJobs, stopJobs } from "@/lib/core/jobs/service"
import { createWorker } from "@/lib/core/jobs/worker"
import { defineJobs } from "@/lib/features/jobs"
import { query } from "../support/facts"
import { add, deferred, forgetJobs, jobsOf, makeDue, recorder, rowOf, runAll, settings } from "../support/jobs"
import { mailTo, queue, rowTo } from "../support/outbox-rows"
import { serve, stopServing } from "../support/smtp"
import { testStore } from "../support/store"
import { until } from "../support/until"

// When workers take jobs, keep them and give them back.

const me = { workspaceId: 1, userId: 1 }

beforeAll(() => testStore())
beforeEach(async () => {
  forgetJobs()
  await query("delete from jobs")
})

test("a job added while one with its key runs is run afterwards, never beside it", async () => {
  let running = 0
  let most = 0
  const gate = deferred()
  const ran: unknown[] = []
  const run = async ({ n }: Record<string, unknown>) => {
    most = Math.max(most, ++running)
    ran.push(n)
    await gate.promise
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
  gate.open()
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
  const gate = deferred()
  const run: typeof definition.run = async (...given) => {
    await definition.run(...given)
    await gate.promise
  }
  defineJob("long", { run })
  await add("long", { n: 1 })
  const worker = createWorker({ lease: 0.4 })
  worker.wake()
  await until(() => ran.length === 1, "it runs")
  const [end] = await query<{ at: Date }>("select locked_until + interval '1 second' as at from jobs")
  const isOver = async () => {
    await runAll()
    return (await query(`select 1 where now() > '${new Date(end?.at as Date).toISOString()}'`)).length > 0
  }
  await until(isOver, "the first lease would have been over for a second")
  gate.open()
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

test("a queued e-mail is sent at once, by its job", async () => {
  const { arrived } = await serve()
  defineJobs()
  startJobs({ clock: true })
  try {
    await until(async () => (await jobsOf("deliver-mail")).length === 1, "the schedule exists")
    await queue(mailTo("ada@out.example"))
    await until(async () => (await rowTo("ada@out.example")).state === "sent", "it is sent", 10_000)
    expect(arrived.map(({ to }) => to)).toEqual([["ada@out.example"]])
  } finally {
    await stopJobs()
    await stopServing()
  }
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
