import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { load, table } from "./measure.mjs"
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

const secret = "a secret of the bench, which is not kept"

async function measure(databaseUrl, seconds) {
  const { url, stop } = await startServer({ DATABASE_URL: databaseUrl, DEMO_DATA: "true", AUTH_SECRET: secret })
  const { headers } = await signIn(url)
  await load(url, { path: "/api/users/list/data", headers, seconds: 2, connections: 1 })
  const answers = new Map()
  for (const query of queries) {
    const path = `/api/users/list/data?${query}`
    answers.set(query, await load(url, { path, headers, seconds, connections: 1 }))
  }
  await stop()
  return answers
}

/** Prints the user list's median, one request at a time, at 50 users and at `users`, on one throw-away PostgreSQL. */
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
    console.log(`Filling a workspace with ${users} people …`)
    execFileSync(
      process.execPath,
      [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/generate.ts", "--users", `${users}`],
      {
        cwd: root,
        env: { ...process.env, DATABASE_URL: cluster.databaseUrl("large"), AUTH_SECRET: secret },
        stdio: "inherit",
      },
    )
    const small = await measure(cluster.databaseUrl("small"), seconds)
    const large = await measure(cluster.databaseUrl("large"), seconds)
    // Medians are whole milliseconds where they are small, so means are shown too and make the ratio.
    const rows = queries.map((query) => {
      const [few, many] = [small.get(query), large.get(query)]
      return [
        query || "(none)",
        few.p50,
        many.p50,
        few.mean.toFixed(2),
        many.mean.toFixed(2),
        (many.mean / few.mean).toFixed(2),
      ]
    })
    console.log(`\nGET /api/users/list/data on PostgreSQL, one request at a time, milliseconds\n`)
    console.log(table(["query", "p50 at 50", `p50 at ${users}`, "mean at 50", `mean at ${users}`, "ratio"], rows))
  } finally {
    await cluster.stop()
  }
}
