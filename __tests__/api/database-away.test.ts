import { ConfigError } from "@/lib/core/config"
import { useStore as replaceStore } from "@/lib/core/db/client"
import { openPostgres } from "@/lib/core/db/postgres"
import { prepare } from "@/lib/core/db/prepare"
import { ConnectionError } from "@/lib/core/db/sqlstate"
import type { Store } from "@/lib/core/db/types"
import { toHttpError } from "@/lib/core/http/errors"
import { type Caller, client, forget, nobody } from "../support/api"
import { type Cluster, startOwnCluster } from "../support/cluster"
import { eventsOf } from "../support/live"
import { fresh } from "../support/people"
import { type FaultyProxy, startProxy } from "../support/proxy"
import { serverUrl, testStore } from "../support/store"
import { until } from "../support/until"

// Every way in which a database becomes unreachable. Jest fails a test that leaves an uncaught error.

test.each([
  ["08001", 503, "2"],
  ["08006", 503, "2"],
  ["08P01", 503, "2"],
  ["57P01", 503, "2"],
  ["57P03", 503, "2"],
  ["53300", 503, "1"],
  ["25006", 503, "1"],
  ["40003", 503, undefined],
  ["XX000", 500, undefined],
])("SQLSTATE %s returns %i, Retry-After %s", (code, status, retryAfter) => {
  const { status: answered, headers } = toHttpError(new Error("of the driver", { cause: { code } }))
  expect([answered, headers?.["retry-after"]]).toEqual([status, retryAfter])
})

test("a mail server that refuses the connection isn't mistaken for the database", () => {
  expect(toHttpError(Object.assign(new Error("smtp"), { code: "ECONNREFUSED" })).status).toBe(500)
  expect(toHttpError(Object.assign(new Error("smtp"), { code: "EPIPE" })).status).toBe(500)
  expect(toHttpError(new ConfigError("the operator has to act")).status).toBe(503)
  expect(toHttpError(new ConnectionError("08006", "gone")).status).toBe(503)
})

let cluster: Cluster
let proxy: FaultyProxy
let store: Store
let admin: Caller

const add = (values = fresh()) => admin.post("/apps/users/add-user", values)
const list = () => admin.get("/api/users/list/data")
const isReady = async () => (await nobody.get("/api/ready")).status === 200
const emails = async () => (await cluster.run("away", "select email from users")).map(({ email }) => String(email))

async function begin(): Promise<void> {
  await testStore()
  cluster = await startOwnCluster()
  await cluster.run("postgres", "create database away")
  proxy = await startProxy(cluster.databaseUrl("away"))
  store = openPostgres(proxy.url, { pool: 8 })
  await prepare(store, { seed: true })
  replaceStore(store)
  admin = await client("admin")
}

async function end(): Promise<void> {
  await store.close()
  await proxy.stop()
  await cluster.stop()
}

/** Awaits a response and measures whether it came quickly. */
async function answered(call: Promise<{ status: number; body: { code?: string }; headers: Headers }>) {
  const started = Date.now()
  const { status, body, headers } = await call
  return { status, code: body.code, isPatient: headers.has("retry-after"), isSoon: Date.now() - started < 10_000 }
}
const away = { status: 503, code: "unavailable", isPatient: true, isSoon: true }

if (serverUrl) {
  beforeAll(begin, 120_000)
  afterAll(end)
  afterEach(() => {
    proxy.mode = "pass"
    proxy.cutAfter = undefined
  })

  test("connection refused: requests get a 503 at once, health a 200, and everything works as soon as the database is back", async () => {
    proxy.mode = "refuse"
    proxy.cut()
    forget()
    const before = proxy.tries
    const calls = await Promise.all([answered(list()), answered(add()), answered(nobody.get("/api/ready"))])
    expect(calls).toEqual([away, away, away])
    expect((await nobody.get("/api/health")).status).toBe(200)
    // At most one connection per request, plus the listener's and its retry: a server that is down isn't flooded.
    expect(proxy.tries - before).toBeLessThan(12)
    proxy.mode = "pass"
    await until(isReady, "ready", 2_000)
    expect((await add()).status).toBe(201)
  })

  test("connection lost during a read: the read is retried and succeeds", async () => {
    proxy.cutAfter = "full_name"
    expect((await list()).status).toBe(200)
    expect(proxy.cutAfter).toBeUndefined()
  })

  test("new connections ask for nothing that no request waits for, whose loss would end the process", async () => {
    proxy.cutAfter = "pg_type"
    proxy.cut()
    expect((await list()).status).toBe(200)
    expect(proxy.cutAfter).toBe("pg_type")
  })

  test("connection lost during a write, before the commit: it is retried once", async () => {
    const person = fresh()
    proxy.cutAfter = 'insert into "users"'
    expect((await add(person)).status).toBe(201)
    expect(proxy.cutAfter).toBeUndefined()
    expect((await emails()).filter((email) => email === person.email)).toHaveLength(1)
  })

  test("connection lost after the commit was sent: the response says that the outcome is unknown, and nothing is done twice", async () => {
    const person = fresh()
    proxy.cutAfter = "commit"
    const { status, body, headers } = await add(person)
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", null])
    expect(body.error).toContain("may or may not have been saved")
    expect((await emails()).filter((email) => email === person.email)).toHaveLength(1)
    expect((await list()).status).toBe(200)
  })

  test("a read whose commit was lost is retried", async () => {
    proxy.cutAfter = "commit"
    expect((await list()).status).toBe(200)
    expect(proxy.cutAfter).toBeUndefined()
  })

  test("silent database: requests get a 503 after a few seconds, and everything works once it responds again", async () => {
    expect((await list()).status).toBe(200)
    proxy.mode = "freeze"
    expect(await Promise.all([answered(list()), answered(add())])).toEqual([away, away])
    proxy.mode = "pass"
    await until(isReady, "ready", 5_000)
    expect((await add()).status).toBe(201)
  }, 40_000)

  test("open pages learn that they missed changes, and get live updates again", async () => {
    const events = eventsOf((await admin.get("/api/live")).body as ReadableStream<Uint8Array>)
    await events.next("ready")
    proxy.mode = "refuse"
    const before = proxy.tries
    proxy.cut()
    await until(() => proxy.tries > before, "the listener has tried to reconnect")
    proxy.mode = "pass"
    await events.next("missed", () => true, 5_000)
    expect((await add()).status).toBe(201)
    await events.next("changed")
    await events.close()
  })

  test.each(["SIGINT", "SIGQUIT"] as const)(
    "the server is restarted (%s) under eight writers: every acknowledged write is stored exactly once",
    async (signal) => {
      const acknowledged: string[] = []
      let isOver = false
      const write = async () => {
        const person = fresh()
        const { status } = await add(person)
        expect([201, 503]).toContain(status)
        if (status === 201) acknowledged.push(person.email)
        return isOver || status === 201
      }
      const writer = async () => {
        while (!isOver) {
          await until(write, "the database accepts a write", 60_000)
        }
      }
      const writers = Array.from({ length: 8 }, writer)
      await until(async () => acknowledged.length > 20, "twenty writes", 20_000)
      await cluster.halt(signal)
      await cluster.resume()
      const before = acknowledged.length
      await until(async () => acknowledged.length > before + 20, "twenty more writes", 20_000)
      isOver = true
      await Promise.all(writers)
      const all = await emails()
      expect(new Set(all).size).toBe(all.length)
      expect(acknowledged.filter((email) => !all.includes(email))).toEqual([])
    },
    90_000,
  )
}
