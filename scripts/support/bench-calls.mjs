import { register } from "tsx/esm/api"
import { load, oneByOne, table } from "./measure.mjs"
import { pageBytes } from "./page-bytes.mjs"
import { signIn, startServer } from "./server.mjs"

register()

/** The highest acceptable cost of a read, relative to the health endpoint through Next. */
const maxCost = 2
/** Number of requests to measure a write. Writing for as long as reading would fill the lists that are read afterwards. */
const writeCount = 1000
/** Number of writes before the measurement, while the JIT compiler warms up. */
const warmUp = 300
/** Number of requests for endpoints that need another request before each one, and of those before the measurement. */
const pairs = 60
const pairsBefore = 20

const number = (value) => value.toFixed(value < 100 ? 1 : 0)

/** Returns the request of an endpoint with an input of its sample. */
function requestOf({ method, path }, { params = {}, query, body, upload, token }, accessToken) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]))
  const hasBody = method === "POST" || method === "PATCH"
  const search = query ? `?${new URLSearchParams(query)}` : ""
  return {
    method,
    path: `${path.startsWith("/api/") ? "" : "/api"}${filled}${search}`,
    headers: {
      authorization: `Bearer ${token ?? accessToken}`,
      ...(method === "GET" ? {} : { "idempotency-key": crypto.randomUUID() }),
      ...(hasBody ? { "content-type": upload?.type ?? "application/json" } : {}),
    },
    ...(hasBody ? { body: upload ? Buffer.from(upload.content) : JSON.stringify(body ?? {}) } : {}),
  }
}

/** Returns a function that measures an endpoint at `url`, relative to the health endpoint at `baseUrl`. */
async function measurerOf({ url, baseUrl }, accessToken, seconds) {
  const { inputsBy, sampleOf } = await import("./samples.ts")
  const request = async (endpoint, input) => {
    const { path, ...init } = requestOf(endpoint, input, accessToken)
    const response = await fetch(url + path, init)
    if (!response.ok) throw new Error(`${endpoint.name} returned ${response.status} ${await response.text()}`)
    return response.headers.get("content-type")?.includes("json") ? response.json() : undefined
  }
  const { inputOf, stream } = inputsBy(request)
  const health = { method: "GET", path: "/api/health" }

  async function underLoad(endpoint) {
    const input = await stream(endpoint)
    const next = () => requestOf(endpoint, input(), accessToken)
    const reads = endpoint.method === "GET"
    if (!reads) await load(url, { next, amount: warmUp })
    const empty = await load(baseUrl, { ...health, seconds })
    const measured = await load(url, { next, ...(reads ? { seconds } : { amount: writeCount }) })
    return { ...measured, cost: empty.perSecond / measured.perSecond }
  }

  async function alone(endpoint, slow) {
    const next = async () => requestOf(endpoint, await inputOf(endpoint), accessToken)
    if (!slow) await oneByOne(url, pairsBefore, next)
    const empty = await oneByOne(baseUrl, pairs, () => health)
    const measured = await oneByOne(url, slow ? pairs / 3 : pairs, next)
    return { ...measured, cost: empty.perSecond / measured.perSecond }
  }

  return (endpoint) => {
    const { each, slow } = sampleOf(endpoint)
    return each || slow ? alone(endpoint, slow) : underLoad(endpoint)
  }
}

/**
 * Prints the cost of each endpoint, relative to the health endpoint measured right before it.
 * @param {{only?: string[], running?: string}} options names of endpoints; the URL of a running server
 * @returns whether all requests succeeded
 */
export async function measureEndpoints(seconds, { only, running }) {
  const { endpoints } = await import("../../lib/features/index.ts")
  const { sampleOf } = await import("./samples.ts")
  const lifetimes = { ACCESS_TOKEN_SECONDS: "86400", REFRESH_TOKEN_SECONDS: "86400" }
  const { url, stop } = running ? { url: running, stop() {} } : await startServer(lifetimes)
  // A server that sends every request through Next, so that costs don't depend on how health is answered.
  const base = running ? { url: running, stop() {} } : await startServer({ DIRECT_API: "off" })
  const { accessToken, headers } = await signIn(url)
  const measure = await measurerOf({ url, baseUrl: base.url }, accessToken, seconds)
  await load(url, { path: "/api/users/list/data", headers, seconds: 2 })
  const selected = endpoints.filter(({ name }) => name !== "health" && (!only || only.includes(name)))
  // Reads come first, before writes change the sample data.
  const ordered = [...selected].sort((a, b) => Number(b.method === "GET") - Number(a.method === "GET"))
  const nameOf = ({ method, path }) => `${method} ${path}`
  const longest = Math.max(...ordered.map((endpoint) => nameOf(endpoint).length))
  const print = (name, figures, remark) =>
    console.log(`${name.padEnd(longest)} ${figures.map((figure) => figure.padStart(8)).join("")}  ${remark}`.trimEnd())
  console.log(
    `\nEndpoints with 10 connections, or one request at a time ("alone") if each needs another request before it.`,
  )
  console.log(
    `"cost" is the number of requests to GET /api/health through Next that take as long, measured right before.\n`,
  )
  print("endpoint", ["req/s", "p50 ms", "p99 ms", "cost"], "")
  const skipped = []
  const over = []
  let failures = 0
  for (const endpoint of ordered) {
    const name = nameOf(endpoint)
    const { not, each, slow } = sampleOf(endpoint)
    if (not) {
      skipped.push(`${name}: ${not}`)
      continue
    }
    const { perSecond, p50, p99, cost, ...measured } = await measure(endpoint)
    failures += measured.failed
    if (endpoint.method === "GET" && cost > maxCost) over.push(`${name} ${cost.toFixed(2)}`)
    const remark = [slow && "hashes", each && "alone", measured.failed && `${measured.failed} failed`].filter(Boolean)
    print(name, [number(perSecond), number(p50), number(p99), cost.toFixed(2)], remark.join(", "))
  }
  console.log(`\nReads that cost more than ${maxCost}: ${over.join(", ") || "none"}`)
  console.log(`Not measured: ${skipped.join("; ") || "none"}`)
  if (!only) {
    console.log("\nJavaScript per page, gzipped\n")
    const pages = ["/login", "/apps/user/list", "/apps/user/view/3", "/apps/user/edit/3"]
    console.log(table(["page", "kB"], await pageBytes(url, pages)))
  }
  await Promise.all([stop(), base.stop()])
  return failures === 0
}
