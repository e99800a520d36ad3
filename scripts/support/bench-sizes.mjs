import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { table } from "./measure.mjs"
import { makeTemplate, startCluster } from "./postgres.mjs"
import { signIn, startServer } from "./server.mjs"
import { root } from "./setup.mjs"

const searches = ["ing", "mar", "ber", "xyz"]
const queries = [
  "",
  "page=2",
  "page=3",
  "perPage=50",
  ...["admin", "editor", "author", "maintainer", "subscriber"].map((role) => `role=${role}`),
  ...["basic", "team", "company", "enterprise"].map((plan) => `currentPlan=${plan}`),
  ...["active", "inactive", "pending"].map((status) => `status=${status}`),
  "role=subscriber&currentPlan=team&status=active",
  ...searches.map((q) => `q=${q}`),
  "q=mar&status=pending",
  ...["fullName", "email", "role", "currentPlan", "status"].map((column) => `sortBy=${column}`),
  "sortBy=fullName&order=desc",
]

const secret = "a secret of the bench, that nothing needs later"

/** Starts a server on a database. @returns `median`, which measures a query with one request at a time, and `stop` */
async function open(databaseUrl) {
  const { url, stop } = await startServer({ DATABASE_URL: databaseUrl, DEMO_DATA: "true", AUTH_SECRET: secret })
  let { headers } = await signIn(url)
  async function median(query, seconds) {
    const times = []
    const end = performance.now() + seconds * 1000
    while (performance.now() < end || times.length < 20) {
      const started = performance.now()
      const response = await fetch(`${url}/api/users/list/data?${query}`, { headers })
      await response.arrayBuffer()
      if (response.status === 401) headers = (await signIn(url)).headers
      else if (response.ok) times.push(performance.now() - started)
      else throw new Error(`${query} returned ${response.status}`)
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
  }
  return { median, stop }
}

/** Prints the user list's median response time with 50 users and with `users`, alternating between both on one PostgreSQL. */
export async function compareSizes(users, seconds) {
  const cluster = await startCluster({
    settings: [
      ["shared_buffers", "512MB"],
      ["max_wal_size", "4GB"],
    ],
  })
  try {
    await makeTemplate(cluster, "small")
    await makeTemplate(cluster, "large")
    console.log(`Adding ${users} users to a workspace …`)
    execFileSync(
      process.execPath,
      [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/generate.ts", "--users", `${users}`],
      {
        cwd: root,
        env: { ...process.env, DATABASE_URL: cluster.databaseUrl("large"), AUTH_SECRET: secret },
        stdio: "inherit",
      },
    )
    const small = await open(cluster.databaseUrl("small"))
    const large = await open(cluster.databaseUrl("large"))
    for (const size of [small, large]) for (const query of queries) await size.median(query, 0)
    const rows = []
    for (const query of queries) {
      const few = await small.median(query, seconds)
      const many = await large.median(query, seconds)
      rows.push([query || "(none)", few.toFixed(2), many.toFixed(2), (many / few).toFixed(2)])
    }
    console.log("\nGET /api/users/list/data on PostgreSQL, one request at a time, median milliseconds\n")
    console.log(table(["query", "at 50", `at ${users}`, "ratio"], rows))
    await Promise.all([small.stop(), large.stop()])
  } finally {
    await cluster.stop()
  }
}
