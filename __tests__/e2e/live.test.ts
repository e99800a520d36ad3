import { eventsOf } from "../support/live"
import { type RunningServer, startServer } from "../support/server"

jest.setTimeout(120_000)

interface Cluster {
  databaseUrl(name: string): string
  stop(): Promise<void>
}
let cluster: Cluster
let servers: RunningServer[] = []

beforeAll(async () => {
  // The helpers of the scripts are plain JavaScript.
  const tools: string = "../../scripts/support/postgres.mjs"
  const { startCluster, makeTemplate } = await import(tools)
  cluster = await startCluster()
  await makeTemplate(cluster, "live")
  const env = {
    DATABASE_URL: cluster.databaseUrl("live"),
    DEMO_DATA: "true",
    AUTH_SECRET: "a secret that both of them know, of some length",
  }
  servers = await Promise.all([startServer(env), startServer(env)])
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await cluster?.stop()
})

async function signIn({ url }: RunningServer): Promise<Record<string, string>> {
  const response = await fetch(`${url}/jwt/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@demo.com", password: "admin" }),
  })
  const { accessToken } = await response.json()
  return { authorization: `Bearer ${accessToken}`, "content-type": "application/json" }
}

async function listen({ url }: RunningServer, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/live`, { headers })
  expect(response.headers.get("content-type")).toBe("text/event-stream")
  const events = eventsOf(response.body as ReadableStream<Uint8Array>)
  await events.next("ready", undefined, 5000)
  return events
}

test("a write through one process reaches pages of another on the same PostgreSQL within a second", async () => {
  const [here, there] = servers as [RunningServer, RunningServer]
  const headers = await signIn(here)
  const events = await listen(there, headers)
  const added = await fetch(`${here.url}/apps/todo/add-tasks`, {
    method: "POST",
    headers,
    body: JSON.stringify({ task: { title: "Count the safe" } }),
  })
  expect(added.status).toBe(201)
  await events.next("changed", ({ calls }: { calls: string[] }) => calls.includes("/apps/todo/"), 1000)
  await events.close()
})

test("a stream doesn't delay the shutdown of its server", async () => {
  const [here] = servers as [RunningServer]
  const events = await listen(here, await signIn(here))
  const started = Date.now()
  expect(await here.stop()).toBe(0)
  expect(Date.now() - started).toBeLessThan(5000)
  await events.ended()
})
