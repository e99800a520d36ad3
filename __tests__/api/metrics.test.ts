import { config } from "@/lib/core/config"
import { defineJob } from "@/lib/core/jobs/definitions"
import { startMetrics } from "@/lib/core/metrics"
import { listClientsHandler } from "@/lib/features/clients/handlers"
import { client, nobody, send } from "../support/api"
import { assistant } from "../support/assistant"
import { query } from "../support/facts"

const key = "a key of sixteen or more"

afterEach(() => {
  config().METRICS_KEY = undefined
})

const read = (authorization?: string) =>
  send("/metrics", { headers: authorization === undefined ? {} : { authorization } })

test("without a configured key the path is a 404", async () => {
  const { status, body } = await read(`Bearer ${key}`)
  expect([status, body.code]).toEqual([404, "not_found"])
})

test("only the key is accepted, not another one, none, or an access token", async () => {
  config().METRICS_KEY = key
  const { token } = await client("admin")
  for (const given of [undefined, "", "Bearer", `Bearer ${key}x`, `Basic ${key}`, `Bearer ${token}`]) {
    const { status, body } = await read(given)
    expect([given, status, body.code]).toEqual([given, 401, "unauthorized"])
  }
  expect((await nobody.send("/metrics", { method: "POST" })).status).toBe(405)
})

test("it reports the process, the database, the jobs, the open streams, the sign-ins and the tools of assistants", async () => {
  defineJob("late", { run: async () => {} })
  await query(`insert into jobs (name, state, is_scheduled, run_at) values ('late', 'pending', false, now() - interval '1 minute'),
    ('older', 'dead', false, now()), ('daily', 'pending', true, now() + interval '1 day')`)
  config().METRICS_KEY = key
  startMetrics()
  await nobody.post("/jwt/login", { email: "admin@demo.com", password: "admin" })
  await nobody.post("/jwt/login", { email: "admin@demo.com", password: "wrong" })
  const model = await assistant(await client("admin"))
  await model.run("list_tasks")
  await model.refused("read_call", { call: "noSuchCall" })
  jest.spyOn(listClientsHandler, "execute").mockRejectedValue(new Error("broken"))
  await model.refused("list_clients")
  const { status, headers, body } = await read(`Bearer ${key}`)
  const text = new TextDecoder().decode(body as Uint8Array)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(headers.get("cache-control")).toBe("no-store")
  for (const line of [
    /^process_resident_memory_bytes \d+/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.]+/m,
    /^cornerledger_store_open\{kind="(pglite|postgres)"\} 1$/m,
    /^cornerledger_store_pool_max \d+$/m,
    /^cornerledger_jobs\{state="pending"\} 1$/m,
    /^cornerledger_jobs\{state="dead"\} 1$/m,
    /^cornerledger_jobs_oldest_due_seconds 6\d(\.\d+)?$/m,
    /^cornerledger_live_streams 0$/m,
    /^cornerledger_sign_ins_total\{outcome="signed_in"\} 1$/m,
    /^cornerledger_sign_ins_total\{outcome="wrong"\} 1$/m,
    /^cornerledger_mcp_tool_calls_total\{tool="list_tasks",outcome="ok"\} 1$/m,
    /^cornerledger_mcp_tool_calls_total\{tool="read_call",outcome="refused"\} 1$/m,
    /^cornerledger_mcp_tool_calls_total\{tool="list_clients",outcome="failed"\} 1$/m,
    /^cornerledger_mcp_tool_duration_seconds_count\{tool="list_tasks"\} 1$/m,
    /^cornerledger_mcp_tool_duration_seconds_sum\{tool="list_tasks"\} 0*[\d.]+/m,
  ]) {
    expect(text).toMatch(line)
  }
})
