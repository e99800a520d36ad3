import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { endpoints } from "@/lib/features"
import { assistant } from "../support/assistant"
import { isListening } from "../support/port"
import { type RunningServer, startServer } from "../support/server"
import { until } from "../support/until"

jest.setTimeout(120_000)

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

/** The README's shell blocks under a heading, joined. */
function readmeCommands(heading: string): string {
  const section = readFileSync("README.md", "utf8").split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? ""
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]).join("\n")
}

test("the curl examples of the README work", () => {
  const commands = readmeCommands("With curl")
  expect(commands).toContain("/jwt/login")
  const script = commands.replaceAll("http://localhost:3000", server.url)
  const output = execFileSync("bash", ["-euo", "pipefail", "-c", script], { encoding: "utf8" })
  expect(output).toContain('"total":')
  expect(output).toContain('"email":"grace@example.org"')
  expect(output).toMatch(/\{"id":\d+\}/)
  expect(output).not.toContain('"error"')
})

test("the server prints its address and the demo accounts", () => {
  expect(server.output()).toContain("admin@demo.com / admin")
  expect(server.output()).toContain("client@demo.com / client")
})

test("every endpoint is available at its path and under /api", async () => {
  for (const { method, path } of endpoints.filter(({ path }) => !path.startsWith("/api/"))) {
    const init = { method, headers: { "content-type": "application/json" }, body: method === "POST" ? "[]" : undefined }
    const [plain, api] = await Promise.all([get(path, init), get(`/api${path}`, init)])
    expect([path, plain.status]).toEqual([path, api.status])
    expect(plain.headers.get("content-type")).toContain("json")
  }
})

test("an assistant connects, reads, plans a write and carries it out once", async () => {
  const body = JSON.stringify({ email: "admin@demo.com", password: "admin" })
  const signedIn = await get("/jwt/login", { method: "POST", body, headers: { "content-type": "application/json" } })
  const { accessToken: token } = (await signedIn.json()) as { accessToken: string }
  const { client, run } = await assistant({ token }, { url: `${server.url}/api/mcp`, fetch: globalThis.fetch })
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain("list_invoices")
  expect((await run("list_invoices", { perPage: 2 })).response.invoices).toHaveLength(2)
  const { plan } = await run("plan_write", { call: "addTask", input: { body: { task: { title: "By an assistant" } } } })
  const planned = async () => (await run("list_tasks", { q: "By an assistant" })).response.length
  expect(await planned()).toBe(0)
  const first = await run("confirm_write", { plan })
  expect(await run("confirm_write", { plan })).toEqual({ ...first, replayed: true })
  expect(await planned()).toBe(1)
  await client.close()
})

test("an unknown path is a JSON 404 under /api and an HTML one elsewhere; a wrong method is a 405", async () => {
  const unknown = await get("/api/no/such/call")
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([404, "not_found"])
  const wrong = await get("/api/health", { method: "DELETE" })
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"])
})

test("scripts are served as compressed by the build, or uncompressed on request, and no other file is", async () => {
  const [...scripts] = (await (await get("/login")).text()).matchAll(/\/_next\/static\/[^"]+\.js/g)
  const sizes = await Promise.all(scripts.map(async ([path]) => (await (await get(path)).text()).length))
  // Very small files aren't compressed.
  const script = scripts[sizes.indexOf(Math.max(...sizes))]?.[0]
  const responses = await Promise.all(
    ["br, gzip", "gzip;q=0.5, br", "gzip", "identity"].map((accepted) =>
      get(String(script), { headers: { "accept-encoding": accepted } }),
    ),
  )
  expect(responses.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "br", "gzip", null])
  for (const { status, headers } of responses) {
    expect([status, headers.get("x-content-type-options")]).toEqual([200, "nosniff"])
    expect(headers.get("cache-control")).toMatch(/max-age=31536000, immutable/)
    expect(headers.get("vary")).toMatch(/accept-encoding/i)
  }
  const texts = await Promise.all(responses.map((answer) => answer.text()))
  expect(texts[0]).toHaveLength(Math.max(...sizes))
  expect(new Set(texts).size).toBe(1)
  for (const path of [
    "/_next/static/..%2fcornerledger-build",
    "/_next/static/%2e%2e/BUILD_ID",
    "/_next/static/no.js",
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
})

test("responses of the API are compressed for clients that accept it", async () => {
  const path = "/api/openapi.json"
  const compressed = await get(path, { headers: { "accept-encoding": "gzip" } })
  expect(compressed.headers.get("content-encoding")).toBe("gzip")
  expect((await get(path, { headers: { "accept-encoding": "identity" } })).headers.get("content-encoding")).toBeNull()
})

test.each(["/%", "/%ff", "/apps/%E0%A4%A", "/api/files/%", "/api/%c0%ae", "/de/%zz"])("%s is a 4xx", async (path) => {
  const { status } = await get(path, { redirect: "manual" })
  expect([path, status >= 400 && status < 500]).toEqual([path, true])
})

test("pages have a content policy with a nonce, and no header names the server software", async () => {
  const response = await get("/login")
  const policy = response.headers.get("content-security-policy") ?? ""
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const html = await response.text()
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g)].map(
    (match) => match[0],
  )
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  expect(response.headers.get("x-powered-by")).toBeNull()
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(response.headers.get("x-frame-options")).toBe("DENY")
})

test("a client can't choose its address: attempts are counted per connection", async () => {
  const own = await startServer({ RATE_LIMIT_ADDRESS: "3" }, { prepared: true })
  const statuses = []
  for (let i = 0; i < 5; i++) {
    const body = JSON.stringify({ email: `x${i}@example.org`, password: "x" })
    const headers = { "content-type": "application/json", "x-forwarded-for": `203.0.113.${i}` }
    statuses.push((await fetch(`${own.url}/jwt/login`, { method: "POST", body, headers })).status)
  }
  await own.stop()
  expect(statuses).toEqual([400, 400, 400, 429, 429])
})

test("on SIGTERM the server finishes open requests and exits with 0", async () => {
  const own = await startServer({}, { prepared: true })
  const body = JSON.stringify({ email: "admin@demo.com", password: "admin" })
  const headers = { "content-type": "application/json", "content-length": String(body.length), expect: "100-continue" }
  const underWay = request(`${own.url}/jwt/login`, { method: "POST", headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    underWay.once("response", (response) => resolve(response.statusCode)).once("error", reject)
  })
  // The server has read the headers and waits for the body.
  const isUnderWay = once(underWay, "continue")
  underWay.flushHeaders()
  await isUnderWay
  underWay.write(body.slice(0, 10))
  const ended = own.stop()
  await until(async () => !(await isListening(own.url)), "the server accepts no more connections")
  underWay.end(body.slice(10))
  expect([await answered, await ended]).toEqual([200, 0])
})

test("a start with invalid settings ends with a clear message", async () => {
  await expect(startServer({ LOG_LEVEL: "loud" })).rejects.toThrow(/ended with 78[\s\S]*LOG_LEVEL/)
  await expect(startServer({ DEMO_DATA: "false" })).rejects.toThrow(/AUTH_SECRET is not set/)
})

test("a data directory keeps its data and belongs to one process", async () => {
  const directory = mkdtempSync(join(tmpdir(), "cornerledger-data-"))
  const env = { DATA_DIR: directory, DEMO_DATA: "true", AUTH_SECRET: "a secret that outlives a start, long enough" }
  try {
    const first = await startServer(env, { prepared: true })
    const values = { username: "keeper", email: "keeper@example.org", password: "quite a secret 7" }
    const headers = { "content-type": "application/json" }
    await fetch(`${first.url}/jwt/register`, { method: "POST", body: JSON.stringify(values), headers })
    await expect(startServer(env)).rejects.toThrow(/in use by process/)
    expect(await first.stop()).toBe(0)
    const second = await startServer(env)
    const login = await fetch(`${second.url}/jwt/login`, { method: "POST", body: JSON.stringify(values), headers })
    await second.stop()
    expect(login.status).toBe(200)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
