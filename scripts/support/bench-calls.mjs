import { register } from "tsx/esm/api"
import { load, oneByOne, table } from "./measure.mjs"
import { pageBytes } from "./page-bytes.mjs"
import { signIn, startServer } from "./server.mjs"

register()

/** What a read may cost beside the health call of the same server. */
const dearest = 2
/** How often a write is made under load; for as long as a read is, it would fill the lists that are read after it. */
const writes = 1000
/** How often a write is made before it counts: until then the server compiles what it runs. */
const warmUp = 300
/** How often a call is made that needs something made for it each time, and how many of these do not count. */
const pairs = 60
const pairsBefore = 20

const number = (value) => value.toFixed(value < 100 ? 1 : 0)

/** The address, headers and body of a call with an input of its sample. */
function requestOf({ method, path }, { params = {}, query, body, upload, token }, accessToken) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]))
  const search = query ? `?${new URLSearchParams(query)}` : ""
  return {
    method,
    path: `${path.startsWith("/api/") ? "" : "/api"}${filled}${search}`,
    headers: {
      authorization: `Bearer ${token ?? accessToken}`,
      ...(method === "POST" ? { "content-type": upload?.type ?? "application/json" } : {}),
    },
    ...(method === "POST" ? { body: upload ? Buffer.from(upload.content) : JSON.stringify(body ?? {}) } : {}),
  }
}

/** How to measure each call: how it is made and which inputs it takes. */
async function measurerOf(url, accessToken, seconds) {
  const { inputsBy, sampleOf } = await import("./samples.ts")
  const ask = async (call, input) => {
    const { path, ...init } = requestOf(call, input, accessToken)
    const answer = await fetch(url + path, init)
    if (!answer.ok) throw new Error(`${call.name} answered ${answer.status} ${await answer.text()}`)
    return answer.headers.get("content-type")?.includes("json") ? answer.json() : undefined
  }
  const { inputOf, stream } = inputsBy(ask)
  const health = { method: "GET", path: "/api/health" }

  async function underLoad(call) {
    const input = await stream(call)
    const next = () => requestOf(call, input(), accessToken)
    const reads = call.method === "GET"
    if (!reads) await load(url, { next, amount: warmUp })
    const empty = await load(url, { ...health, seconds })
    const measured = await load(url, { next, ...(reads ? { seconds } : { amount: writes }) })
    return { ...measured, cost: empty.perSecond / measured.perSecond }
  }

  async function alone(call, slow) {
    const next = async () => requestOf(call, await inputOf(call), accessToken)
    if (!slow) await oneByOne(url, pairsBefore, next)
    const empty = await oneByOne(url, pairs, () => health)
    const measured = await oneByOne(url, slow ? pairs / 3 : pairs, next)
    return { ...measured, cost: empty.perSecond / measured.perSecond }
  }

  return (call) => {
    const { each, slow } = sampleOf(call)
    return each || slow ? alone(call, slow) : underLoad(call)
  }
}

/** Prints what each call of the registry costs beside the health call measured right before it; `running` names a server that runs already. @returns whether all were answered */
export async function measureCalls(seconds, { only, running }) {
  const { calls } = await import("../../lib/features/index.ts")
  const { sampleOf } = await import("./samples.ts")
  const lives = { ACCESS_TOKEN_SECONDS: "86400", REFRESH_TOKEN_SECONDS: "86400" }
  const { url, stop } = running ? { url: running, stop() {} } : await startServer(lives)
  const { accessToken, headers } = await signIn(url)
  const measure = await measurerOf(url, accessToken, seconds)
  await load(url, { path: "/api/users/list/data", headers, seconds: 2 })
  const wanted = calls.filter(({ name }) => name !== "health" && (!only || only.includes(name)))
  // Reads come first, on the sample data as it is.
  const ordered = [...wanted].sort((a, b) => Number(b.method === "GET") - Number(a.method === "GET"))
  const nameOf = ({ method, path }) => `${method} ${path}`
  const longest = Math.max(...ordered.map((call) => nameOf(call).length))
  const say = (name, figures, remark) =>
    console.log(`${name.padEnd(longest)} ${figures.map((figure) => figure.padStart(8)).join("")}  ${remark}`.trimEnd())
  console.log(`\nCalls, 10 connections, or one after the other ("alone") where each needs something made for it.`)
  console.log(`"cost" is what GET /api/health answers in that time, measured the same way right before.\n`)
  say("call", ["req/s", "p50 ms", "p99 ms", "cost"], "")
  const left = []
  const over = []
  let refused = 0
  for (const call of ordered) {
    const name = nameOf(call)
    const { not, each, slow } = sampleOf(call)
    if (not) {
      left.push(`${name}: ${not}`)
      continue
    }
    const { perSecond, p50, p99, cost, ...measured } = await measure(call)
    refused += measured.refused
    if (call.method === "GET" && cost > dearest) over.push(`${name} ${cost.toFixed(2)}`)
    const remark = [slow && "hashes", each && "alone", measured.refused && `${measured.refused} refused`].filter(
      Boolean,
    )
    say(name, [number(perSecond), number(p50), number(p99), cost.toFixed(2)], remark.join(", "))
  }
  console.log(`\nReads that cost more than ${dearest}: ${over.join(", ") || "none"}`)
  console.log(`Not measured: ${left.join("; ") || "none"}`)
  if (!only) {
    console.log("\nScript a page ships, gzipped\n")
    const pages = ["/login", "/apps/user/list", "/apps/user/view/3", "/apps/user/edit/3"]
    console.log(table(["page", "kB"], await pageBytes(url, pages)))
  }
  await stop()
  return refused === 0
}
