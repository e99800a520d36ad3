import { existsSync, readFileSync } from "node:fs"
import { load, median, table } from "./measure.mjs"
import { makeTemplate, startCluster } from "./postgres.mjs"
import { signIn, signInByCookie, startServer } from "./server.mjs"

const rounds = 7
/** Requests per measurement. */
const amount = 300
/** Requests before the first measurement: until then, the JIT compiler makes each request cheaper than the one before. */
const warmUp = 2500
/** The same for pages, which take ten times as long. */
const pageAmount = 50
const pageWarmUp = 300
/** A clock tick of Linux, in milliseconds. */
const tickMs = 10

/** Two endpoints, with the lowest acceptable ratios by Next and past it. */
const calls = {
  health: { path: "/api/health", targets: { "by Next": 0.9, "past Next": 5 } },
  "user list": { path: "/api/users/list/data", targets: { "by Next": 0.5, "past Next": 2 } },
}

const pages = { "sign-in": "/login", "user list": "/apps/user/list", mail: "/apps/email", dashboard: "/" }
/** The highest acceptable cost of a page, relative to the bare app's page. */
const pageTarget = 2

/** The processor time of a process so far, in milliseconds. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** The processor time of one request, in milliseconds. */
async function cost({ url, pid, path, headers }, amount) {
  const before = processorTime(pid)
  const { failed } = await load(url, { path, headers, amount })
  if (failed > 0) throw new Error(`${failed} requests to ${path} failed`)
  return (processorTime(pid) - before) / amount
}

/**
 * Measures requests to several servers in turn, so that a busy machine slows all of them. @returns the medians, in milliseconds
 * @param places by name: the URL and process of a server, a path and headers
 */
async function compareCosts(places, { amount, warmUp }) {
  for (const given of Object.values(places)) await cost(given, warmUp)
  const found = Object.fromEntries(Object.keys(places).map((place) => [place, []]))
  for (let round = 0; round < rounds; round++)
    for (const [place, given] of Object.entries(places)) found[place].push(await cost(given, amount))
  return Object.fromEntries(Object.entries(found).map(([place, values]) => [place, median(values)]))
}

/** Measures one store, through both doors. The embedded one answers repeated reads from a cache, PostgreSQL none. */
async function measureStore(bare, name, env) {
  const doors = {
    "past Next": await startServer({ DEMO_DATA: "true", ...env }),
    "by Next": await startServer({ DEMO_DATA: "true", DIRECT_API: "off", ...env }),
  }
  const lines = []
  for (const [call, { path, targets }] of Object.entries(calls)) {
    const places = { bare: { ...bare, path: "/api/health" } }
    for (const [door, server] of Object.entries(doors)) {
      const { headers } = await signIn(server.url)
      places[door] = { ...server, path, headers }
    }
    const found = await compareCosts(places, { amount, warmUp })
    const empty = found.bare
    for (const door of Object.keys(doors)) {
      const own = found[door]
      const from = call === "health" ? "nothing" : name === "embedded" ? "cache" : "database"
      const ratio = (empty / own).toFixed(2)
      const target = call === "health" || from === "database" ? `≥ ${targets[door]}` : ""
      lines.push([`${call}, ${door}`, name, from, empty.toFixed(2), own.toFixed(2), ratio, target])
    }
  }
  for (const { stop } of Object.values(doors)) await stop()
  return lines
}

/** Measures pages of the embedded store against the bare app's page. Later visits: documents without styles. */
async function measurePages(bare) {
  const ours = await startServer({ DEMO_DATA: "true" })
  const accept = "text/html"
  const session = await signInByCookie(ours.url)
  const places = { bare: { ...bare, path: "/", headers: { accept } } }
  for (const [name, path] of Object.entries(pages)) {
    const cookie = path === "/login" ? "" : session
    const first = await fetch(ours.url + path, { headers: { accept, cookie } })
    await first.arrayBuffer()
    const styles = first.headers.getSetCookie().map((value) => value.split(";")[0])
    places[name] = { ...ours, path, headers: { accept, cookie: [cookie, ...styles].filter(Boolean).join("; ") } }
  }
  const found = await compareCosts(places, { amount: pageAmount, warmUp: pageWarmUp })
  await ours.stop()
  return Object.keys(pages).map((name) => {
    const ratio = (found[name] / found.bare).toFixed(1)
    return [name, found.bare.toFixed(1), found[name].toFixed(1), ratio, `≤ ${pageTarget}`]
  })
}

/**
 * Prints the processor time of a request to two of our handlers, relative to an empty route handler of the bare app, on both
 * stores, and of a request for pages, relative to the bare app's page.
 * @param bare the bare app
 */
export async function compareHandlers(bare) {
  if (!existsSync("/proc/self/stat")) return console.log("\nThe cost of handlers is measured on Linux only.")
  const lines = await measureStore(bare, "embedded", {})
  const cluster = await startCluster()
  try {
    await makeTemplate(cluster, "handlers")
    lines.push(...(await measureStore(bare, "PostgreSQL", { DATABASE_URL: cluster.databaseUrl("handlers") })))
  } finally {
    await cluster.stop()
  }
  console.log("\nProcessor time of a request, in milliseconds, ten connections\n")
  console.log(table(["handler", "store", "answered from", "bare handler", "ours", "bare ÷ ours", "target"], lines))
  console.log("\nProcessor time of a page, in milliseconds, ten connections, embedded store\n")
  console.log(table(["page", "bare page", "ours", "ours ÷ bare", "target"], await measurePages(bare)))
}
