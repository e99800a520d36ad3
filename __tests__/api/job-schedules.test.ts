import { defineJob, schedule } from "@/lib/core/jobs/definitions"
import { purgeJobs, runDue } from "@/lib/core/jobs/service"
import { runSoon } from "@/lib/core/jobs/wake"
import { createWorker } from "@/lib/core/jobs/worker"
import { defineJobs } from "@/lib/features/jobs"
import { query } from "../support/facts"
import { deferred, forgetJobs, jobsOf, makeDue, recorder, rowOf, runAll } from "../support/jobs"
import { testStore } from "../support/store"
import { until } from "../support/until"

beforeAll(() => testStore())
beforeEach(async () => {
  forgetJobs()
  await query("delete from jobs")
})

/** A job every ten minutes that records its runs, and whose row exists. */
async function scheduled(name: string, more = {}) {
  const { ran, definition } = recorder(more)
  defineJob(name, definition)
  schedule(name, { everySeconds: 600 })
  await runDue(5)
  return ran
}

test("a schedule is one row, however many processes start, and waits for its time", async () => {
  const ran = await scheduled("tidy")
  await Promise.all([runDue(5), runDue(5)])
  const [row, ...more] = await jobsOf("tidy")
  expect([ran, more, row?.state]).toEqual([[], [], "pending"])
  expect([(row?.seconds ?? 0) > 590, (row?.seconds ?? 0) <= 600]).toEqual([true, true])
})

test("after downtime a schedule runs once, and then at its next time", async () => {
  const ran = await scheduled("tidy")
  await query("update jobs set run_at = now() - interval '3 days'")
  await Promise.all([runAll(), runAll(), runAll()])
  await runDue(5)
  expect(ran).toHaveLength(1)
  const row = await rowOf("tidy")
  expect([row.state, row.seconds > 590]).toEqual(["pending", true])
})

test("a schedule that fails is retried, and in the end waits for its next time with the reason", async () => {
  const run = () => Promise.reject(new Error("disk full"))
  await scheduled("tidy", { run, attempts: 2, backoff: () => 5 })
  await makeDue("tidy")
  await runAll()
  expect(await rowOf("tidy")).toMatchObject({ state: "pending", attempts: 1, last_error: "disk full" })
  await makeDue("tidy")
  await runAll()
  const row = await rowOf("tidy")
  expect(row).toMatchObject({ state: "pending", attempts: 0, last_error: "disk full" })
  expect(row.seconds).toBeGreaterThan(590)
})

test("a schedule can be started early, also while it runs: then it runs again", async () => {
  const gate = deferred()
  let runs = 0
  let woken = 0
  const run = async () => {
    runs++
    await gate.promise
  }
  await scheduled("tidy", { run, onWake: () => void woken++ })
  const seconds = async () => (await rowOf("tidy")).seconds
  runSoon("tidy")
  await until(async () => (await seconds()) <= 0, "it is due")
  const worker = createWorker()
  worker.wake()
  await until(() => runs === 1, "it runs")
  const before = await seconds()
  runSoon("tidy")
  await until(async () => (await seconds()) > before, "it is due again")
  worker.onMessage("tidy")
  gate.open()
  await worker.idle()
  worker.onMessage("tidy")
  await worker.idle()
  // Only a running job hears of it.
  expect([runs, woken]).toEqual([2, 1])
  expect(await seconds()).toBeGreaterThan(590)
})

test("a shorter interval takes effect at the next start, a longer one after the next run", async () => {
  await scheduled("tidy")
  const seconds = async () => (await rowOf("tidy")).seconds
  schedule("tidy", { everySeconds: 60 })
  await runDue(5)
  expect(await seconds()).toBeLessThanOrEqual(60)
  schedule("tidy", { everySeconds: 600 })
  await runDue(5)
  expect(await seconds()).toBeLessThanOrEqual(60)
  await makeDue("tidy")
  await runDue(5)
  expect(await seconds()).toBeGreaterThan(590)
})

test("a schedule that was turned off and on again goes on", async () => {
  const ran = await scheduled("tidy")
  forgetJobs()
  const { definition } = recorder()
  defineJob("tidy", definition)
  await makeDue("tidy")
  await runDue(5)
  expect((await rowOf("tidy")).state).toBe("done")
  schedule("tidy", { everySeconds: 600 })
  await runDue(5)
  const row = await rowOf("tidy")
  expect([row.state, row.seconds > 590, ran]).toEqual(["pending", true, []])
})

test("schedules that no version runs any more are deleted after a day, others stay", async () => {
  await scheduled("tidy")
  await query(`insert into jobs (name, is_scheduled, run_at) values ('older', true, now() - interval '2 days'),
    ('newer', true, now() - interval '1 hour')`)
  await query("update jobs set run_at = now() - interval '2 days' where name = 'tidy'")
  await purgeJobs()
  expect([await jobsOf("older"), (await jobsOf("newer")).length, (await jobsOf("tidy")).length]).toEqual([[], 1, 1])
})

test("every scheduled job of the product runs on a fresh workspace without an error", async () => {
  defineJobs()
  await runDue(5)
  await query("update jobs set run_at = now() - interval '1 second'")
  const { done, failed } = await runDue(60)
  expect(await query("select name, last_error from jobs where last_error is not null")).toEqual([])
  expect([failed, done]).toEqual([0, (await query("select 1 from jobs")).length])
  expect(done).toBeGreaterThan(8)
})
