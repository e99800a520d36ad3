import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import postgres from "postgres"
import { openPglite } from "@/lib/core/db/pglite"
import { openPostgres } from "@/lib/core/db/postgres"
import { rowsOf } from "@/lib/core/db/rows"
import { dropDatabase, serverUrl } from "../support/store"

// Runs npm run seed, reset, generate and others as processes: on a directory, or on a database of the run's server.

jest.setTimeout(180_000)

const secret = "a secret of the tests, long enough for them"
let env: Record<string, string>
let directory: string
const database = `tools_${crypto.randomUUID().replaceAll("-", "")}`

async function onServer(run: (client: postgres.Sql) => Promise<unknown>): Promise<void> {
  const client = postgres(String(serverUrl), { max: 1, onnotice: () => {} })
  await run(client)
  await client.end()
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cornerledger-tools-"))
  if (!serverUrl) {
    env = { DATA_DIR: directory }
    return
  }
  await onServer((client) => client.unsafe(`create database ${database}`))
  const own = new URL(serverUrl)
  own.pathname = `/${database}`
  env = { DATABASE_URL: own.href }
})

afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
  if (serverUrl) await onServer((client) => dropDatabase(client, database))
})

function tool(name: string, args: string[] = [], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", `scripts/${name}.ts`, ...args],
    { env: { ...process.env, AUTH_SECRET: secret, ...env, ...more }, encoding: "utf8", input: "" },
  )
  return { status, output: stdout + stderr }
}

/** Runs statements on the database between tools. @returns the rows of the last one */
async function onStore(...statements: string[]): Promise<Record<string, unknown>[]> {
  const store = env.DATABASE_URL ? openPostgres(env.DATABASE_URL, { pool: 1 }) : await openPglite(directory)
  let rows: Record<string, unknown>[] = []
  for (const statement of statements) rows = rowsOf(await store.owner.execute(sql.raw(statement)))
  await store.close()
  return rows
}

test("without a durable database the commands say which setting is missing, and do nothing", () => {
  for (const name of ["seed", "reset", "generate", "reset-two-step"]) {
    const { status, output } = tool(name, ["--yes"].slice(name === "reset" ? 0 : 1), { DATA_DIR: "", DATABASE_URL: "" })
    expect([name, status, output]).toEqual([name, 1, expect.stringContaining("Configure a durable store first")])
  }
})

const marked = "(select count(*)::int from users where company = 'Marked') as marked"
const counts = `select (select count(*)::int from workspaces) as workspaces, (select count(*)::int from users) as users, ${marked}`
const fresh = { workspaces: 1, users: 55, marked: 0 }

test("a command without its argument fails and shows how to give it", () => {
  for (const name of ["invite", "reset-two-step"])
    expect(tool(name)).toEqual({ status: 64, output: expect.stringContaining(`npm run ${name} -- grace@example.org`) })
})

test("seed sets a database up once; reset asks first, then empties it and sets it up again", async () => {
  expect(tool("seed")).toMatchObject({ status: 0, output: expect.stringContaining("has the demo workspace") })
  const mark = "update users set company = 'Marked' where id = 3"
  expect(await onStore("insert into workspaces (name) values ('Another')", mark, counts)).toEqual([
    { ...fresh, workspaces: 2, marked: 1 },
  ])
  expect(tool("seed").status).toBe(0)
  expect(tool("reset")).toMatchObject({ status: 1, output: expect.stringContaining("--yes") })
  expect(await onStore(counts)).toEqual([{ ...fresh, workspaces: 2, marked: 1 }])
  expect(tool("reset", ["--yes"])).toMatchObject({ status: 0, output: expect.stringContaining("set up again") })
  expect(await onStore(counts)).toEqual([fresh])
})

// Opening an embedded database takes seconds each time; the rest is the same on both.
if (serverUrl) {
  test("reset-two-step says what it would remove, asks first, removes it and leaves a mark in the audit log", async () => {
    const unknown = tool("reset-two-step", ["nobody@example.org", "--yes"])
    expect(unknown).toEqual({ status: 64, output: "Nobody signs in as nobody@example.org.\n" })
    const factors = `select (select count(*)::int from two_steps) as steps, (select count(*)::int from passkeys) as passkeys,
      (select count(*)::int from audit_events where call = 'npm run reset-two-step') as events`
    const given = await onStore(
      "insert into two_steps (workspace_id, user_id, secret, confirmed_at) values (1, 1, 'sealed', now())",
      `insert into passkeys (workspace_id, user_id, name, credential_id, public_key, counter, transports, device_type,
        is_backed_up, aaguid) values (1, 1, 'Laptop', 'abc', 'key', 0, '{}', 'singleDevice', false, '')`,
      factors,
    )
    expect(given).toEqual([{ steps: 1, passkeys: 1, events: 0 }])
    const asked = tool("reset-two-step", ["Admin@demo.com"])
    expect([asked.status, asked.output]).toEqual([1, expect.stringContaining("two-step sign-in and passkeys (1)")])
    expect(await onStore(factors)).toEqual(given)
    const done = tool("reset-two-step", ["Admin@demo.com", "--yes"])
    expect(done).toMatchObject({ status: 0, output: expect.stringContaining("with the password alone") })
    expect(await onStore(factors)).toEqual([{ steps: 0, passkeys: 0, events: 2 }])
    expect(tool("reset-two-step", ["admin@demo.com", "--yes"]).status).toBe(64)
  })

  test("generate fills a workspace up to a number; reset without demo data leaves it empty", async () => {
    const filled = tool("generate", ["--users", "120"])
    expect(filled).toMatchObject({ status: 0, output: expect.stringContaining("up to id 120") })
    const again = tool("generate", ["--users", "120"])
    expect(again).toMatchObject({ status: 0, output: expect.stringContaining("nothing to add") })
    expect(await onStore(counts)).toEqual([{ ...fresh, users: 120 }])
    expect(tool("reset", ["--yes"], { DEMO_DATA: "false" }).status).toBe(0)
    expect(await onStore(counts)).toEqual([{ workspaces: 0, users: 0, marked: 0 }])
    const nowhere = tool("generate", ["--users", "10"])
    expect(nowhere).toMatchObject({ status: 1, output: expect.stringContaining("There is no workspace 1") })
  })

  test("a database without the right to create tables is reported in one line", () => {
    const { status, output } = tool("seed", [], { DATABASE_URL: String(serverUrl) })
    expect([status, output.trim()]).toEqual([1, "The store returned an error: permission denied for schema public"])
  })
}
