import { clearPrincipals } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import { defineJob } from "@/lib/core/jobs/definitions"
import { startJobs, stopJobs } from "@/lib/core/jobs/service"
import { type Caller, client, nobody, send } from "../support/api"
import { query } from "../support/facts"
import { forgetJobs, jobsOf, recorder, rowOf } from "../support/jobs"
import { until } from "../support/until"

// The screen of the operators, and the address that a scheduler calls.

const secret = "a secret of the scheduler"
const path = "/api/v1/jobs"
let operator: Caller

beforeAll(async () => {
  operator = await client("admin")
})
beforeEach(async () => {
  forgetJobs()
  await query("delete from jobs")
})
afterEach(() => {
  config().CRON_SECRET = undefined
  config().MAINTENANCE = false
})

const insert = (name: string, state: string, more = "") =>
  query(`insert into jobs (name, state, payload, workspace_id, attempts, last_error, run_at) values
    ('${name}', '${state}', '{"iban": "DE02"}', 1, 3, 'it failed', now() + interval '1 hour') ${more} returning id`)
const idOf = async (name: string) => (await rowOf(name)).id

test("an operator lists the jobs of all workspaces without payloads, dead ones first", async () => {
  const id = (await query<{ id: number }>("insert into workspaces (name) values ('Other Ltd') returning id"))[0]?.id
  defineJob("mail-digest", { run: async () => {}, attempts: 4 })
  for (const state of ["done", "pending", "dead"]) await insert("mail-digest", state)
  await query(`insert into jobs (name, workspace_id) values ('other', ${id})`)
  await query("insert into jobs (name, is_scheduled, run_at) values ('purge', true, now() + interval '1 day')")
  const { status, body } = await operator.get(path)
  expect([status, body.total, body.page, body.perPage]).toEqual([200, 5, 1, 20])
  const shown = body.data.map((job: Record<string, unknown>) => [job.name, job.state, job.kind])
  expect(shown).toEqual([
    ["mail-digest", "dead", "added"],
    ["other", "pending", "added"],
    ["mail-digest", "pending", "added"],
    ["purge", "pending", "scheduled"],
    ["mail-digest", "done", "added"],
  ])
  expect(body.data[0]).toMatchObject({ attempts: 3, maxAttempts: 4, lastError: "it failed", workspace: { id: 1 } })
  expect(body.data[1]).toMatchObject({ maxAttempts: null, workspace: { id, name: "Other Ltd" } })
  expect(JSON.stringify(body)).not.toContain("DE02")
})

test("the list is filtered, searched, sorted and paged", async () => {
  for (const name of ["a-job", "b-job", "c-task"]) await insert(name, "dead")
  await query("insert into jobs (name, is_scheduled) values ('d-job', true)")
  const names = async (filters: Record<string, string | number>) =>
    (await operator.get(path, filters)).body.data.map(({ name }: { name: string }) => name)
  expect(await names({ q: "JOB", state: "dead", sortBy: "name" })).toEqual(["a-job", "b-job"])
  expect(await names({ kind: "scheduled" })).toEqual(["d-job"])
  expect(await names({ kind: "added", sortBy: "name", order: "desc", perPage: 2 })).toEqual(["c-task", "b-job"])
  expect(await names({ sortBy: "name", perPage: 2, page: 2 })).toEqual(["c-task", "d-job"])
})

test("only users whose confirmed address is in OPERATORS may see them, whatever their role", async () => {
  await insert("private", "dead")
  const id = await idOf("private")
  const others = [await client("client"), await client("admin")]
  config().OPERATORS = ["someone@else.example"]
  clearPrincipals()
  for (const other of others) {
    expect((await other.get(path)).status).toBe(403)
    for (const act of ["retry", "discard"])
      expect((await other.post(`${path}/{id}/${act}`, {}, { id })).status).toBe(403)
  }
  expect((await nobody.get(path)).status).toBe(401)
  expect((await rowOf("private")).state).toBe("dead")
  config().OPERATORS = ["admin@demo.com"]
  clearPrincipals()
  expect((await operator.get(path)).status).toBe(200)
  await query("update users set email_confirmed_at = null where email = 'admin@demo.com'")
  clearPrincipals()
  expect((await operator.get(path)).status).toBe(403)
  await query("update users set email_confirmed_at = now() where email = 'admin@demo.com'")
  clearPrincipals()
})

test("a dead job that is retried runs at once, with all its attempts", async () => {
  const { ran, definition } = recorder()
  defineJob("late", definition)
  await insert("late", "dead")
  startJobs({ clock: false })
  try {
    const { status, body } = await operator.post(`${path}/{id}/retry`, {}, { id: await idOf("late") })
    expect([status, body.attempts]).toEqual([200, 0])
    await until(async () => (await rowOf("late")).state === "done", "it is done")
    expect([ran.length, (await rowOf("late")).attempts]).toEqual([1, 1])
  } finally {
    await stopJobs()
  }
})

test("a waiting job and a schedule can be started now; a running or done one can't", async () => {
  for (const state of ["pending", "running", "done"]) await insert(state, state)
  await query("insert into jobs (name, is_scheduled, run_at) values ('purge', true, now() + interval '1 day')")
  const retry = async (name: string) => (await operator.post(`${path}/{id}/retry`, {}, { id: await idOf(name) })).status
  expect([await retry("pending"), await retry("purge")]).toEqual([200, 200])
  expect([(await rowOf("pending")).seconds <= 0, (await rowOf("purge")).seconds <= 0]).toEqual([true, true])
  expect([await retry("running"), await retry("done")]).toEqual([409, 409])
})

test("a dead or waiting job can be discarded; a running one, a schedule and an unknown one can't", async () => {
  for (const state of ["dead", "pending", "running"]) await insert(state, state)
  await query("insert into jobs (name, is_scheduled) values ('purge', true)")
  const discard = async (name: string) => operator.post(`${path}/{id}/discard`, {}, { id: await idOf(name) })
  expect((await discard("dead")).body).toMatchObject({ name: "dead", state: "dead" })
  expect([
    (await discard("pending")).status,
    (await discard("running")).status,
    (await discard("purge")).status,
  ]).toEqual([200, 409, 409])
  expect([await jobsOf("dead"), await jobsOf("pending")]).toEqual([[], []])
  const unknown = { id: "00000000-0000-4000-8000-000000000000" }
  for (const act of ["retry", "discard"]) {
    expect((await operator.post(`${path}/{id}/${act}`, {}, unknown)).status).toBe(404)
    expect((await operator.post(`${path}/{id}/${act}`, {}, { id: "7" })).status).toBe(422)
  }
})

const cron = (authorization?: string) =>
  send("/api/cron", { headers: authorization === undefined ? {} : { authorization } })

test("without a secret the scheduler's address is a 404, and with a wrong one a 401", async () => {
  expect((await cron(`Bearer ${secret}`)).status).toBe(404)
  config().CRON_SECRET = secret
  for (const given of [undefined, "Bearer", `Bearer ${secret}x`, `Basic ${secret}`, `Bearer ${operator.token}`]) {
    expect([given, (await cron(given)).status]).toEqual([given, 401])
  }
})

test("the scheduler runs what is due and hears how many jobs ended well and failed", async () => {
  config().CRON_SECRET = secret
  const { ran, definition } = recorder()
  defineJob("well", definition)
  defineJob("badly", { run: () => Promise.reject(new Error("no")) })
  await query("insert into jobs (name, payload) values ('well', '{\"n\": 1}'), ('well', '{\"n\": 2}'), ('badly', '{}')")
  const { status, body } = await cron(`Bearer ${secret}`)
  expect([status, body]).toEqual([200, { done: 2, failed: 1, stopped: 0 }])
  expect([...ran].sort()).toEqual([1, 2])
  expect((await cron(`Bearer ${secret}`)).body).toEqual({ done: 0, failed: 0, stopped: 0 })
})

test("during maintenance the scheduler runs nothing", async () => {
  config().CRON_SECRET = secret
  const { ran, definition } = recorder()
  defineJob("waiting", definition)
  await query("insert into jobs (name) values ('waiting')")
  config().MAINTENANCE = true
  expect([(await cron(`Bearer ${secret}`)).status, ran]).toEqual([503, []])
})
