import { type ChildProcess, fork } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { rowsOf } from "@/lib/core/db/rows"
import { query } from "../support/facts"
import { add, forgetJobs, jobsOf, rowOf } from "../support/jobs"
import { serverUrl, testStore } from "../support/store"
import { until } from "../support/until"

// Several processes on one database, which only a PostgreSQL server can have.
const onServer = serverUrl ? test : test.skip

const bundle = join(process.cwd(), ".cache", `job-program-${process.pid}.mjs`)
const children: ChildProcess[] = []

/** The URL of this test file's database. */
async function databaseUrl(): Promise<string> {
  const [row] = rowsOf<{ name: string }>(await query("select current_database() as name"))
  const url = new URL(serverUrl as string)
  url.pathname = `/${row?.name}`
  return url.href
}

/** Starts a process and waits until its database is open. */
async function start() {
  const env = { ...process.env, NODE_ENV: "test" as const, LOG_LEVEL: "silent", DATABASE_URL: await databaseUrl() }
  const child = fork(bundle, { stdio: ["ignore", "pipe", "inherit", "ipc"], env })
  children.push(child)
  let output = ""
  child.stdout?.on("data", (chunk) => {
    output += chunk
  })
  const ended = new Promise((resolve) => child.once("close", resolve))
  const said = (text: string) => until(() => output.includes(text), `the process says ${text}`)
  await said("ready")
  const tell = async (command: string) => {
    child.send(command)
    await said(command)
  }
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { tell, kill }
}

const runs = (what: string) =>
  query<{ what: string; process: number }>(
    `select what, process from job_runs where what like '${what}%' order by what`,
  )

beforeAll(async () => {
  await testStore()
  forgetJobs()
  if (!serverUrl) return
  await query("create table job_runs (what text not null, process int not null)")
  const entryPoints = [join(__dirname, "../support/job-program.ts")]
  buildSync({ entryPoints, bundle: true, platform: "node", format: "esm", packages: "external", outfile: bundle })
})
beforeEach(async () => {
  if (!serverUrl) return
  await query("delete from jobs")
  await query("delete from job_runs")
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})
afterAll(() => rmSync(bundle, { force: true }))

onServer("two processes share 200 jobs and run each once", async () => {
  for (let n = 0; n < 200; n++) await add("count", { n: String(n).padStart(3, "0") })
  const both = await Promise.all([start(), start()])
  await Promise.all(both.map(({ tell }) => tell("work")))
  await until(async () => (await jobsOf("count")).every(({ state }) => state === "done"), "all are done", 30_000)
  const ran = await runs("count")
  expect(ran.map(({ what }) => what)).toEqual(
    Array.from({ length: 200 }, (_, n) => `count ${String(n).padStart(3, "0")}`),
  )
  expect(new Set(ran.map(({ process }) => process)).size).toBe(2)
})

onServer("a schedule whose time has come runs in one of two processes", async () => {
  const both = await Promise.all([start(), start()])
  await Promise.all(both.map(({ tell }) => tell("clock")))
  await until(async () => (await jobsOf("tick")).length === 1, "the schedule exists")
  await query("update jobs set run_at = now()")
  await until(async () => (await runs("tick")).length > 0, "it runs", 30_000)
  await Promise.all(both.map(({ kill }) => kill("SIGTERM")))
  expect(await runs("tick")).toHaveLength(1)
  expect(await rowOf("tick")).toMatchObject({ state: "pending", locked_by: null })
})

onServer("the job of a killed process runs again in another one once its lease is over", async () => {
  await add("stuck")
  const first = await start()
  await first.tell("work")
  await until(async () => (await runs("stuck")).length === 1, "the first process runs it")
  await first.kill("SIGKILL")
  expect((await rowOf("stuck")).state).toBe("running")
  const second = await start()
  await until(async () => {
    await second.tell("work")
    return (await runs("stuck")).length === 2
  }, "the second process runs it")
  const [one, two] = await runs("stuck")
  expect([one?.process === two?.process, (await rowOf("stuck")).attempts]).toEqual([false, 2])
})

onServer("a process that is stopped gives back what it can't finish", async () => {
  await add("stuck")
  const first = await start()
  await first.tell("clock")
  await until(async () => (await runs("stuck")).length === 1, "it runs", 30_000)
  await first.kill("SIGTERM")
  expect(await rowOf("stuck")).toMatchObject({ state: "pending", attempts: 0, locked_by: null })
})
