import { execFileSync } from "node:child_process"
import { join } from "node:path"
import postgres from "postgres"
import { register } from "tsx/esm/api"
import { table } from "./measure.mjs"
import { makeTemplate, startCluster } from "./postgres.mjs"
import { signIn, startServer } from "./server.mjs"
import { root } from "./setup.mjs"

register()

/** The highest acceptable time with many rows, as a multiple of that with few. */
const maxRatio = 1.5

const usersList = (query) => `/api/users/list/data?${query}`
const invoicesList = (query) => `/api/invoice/list?${query}`
const mailbox = (query) => `/apps/email/mailbox?${query}`
// As many as the sample data has, because the screen asks for its tasks without pages.
const tasksList = (query) => `/apps/todo/tasks?limit=18&sortBy=order&${query}`

/** Paths by noun. `{id}` is the id of a row in the middle. */
const calls = {
  users: [
    ...["", "page=2", "perPage=50", "role=admin", "role=subscriber", "currentPlan=team", "status=pending"].map(
      usersList,
    ),
    ...["role=subscriber&currentPlan=team&status=active", "q=ing", "q=mar", "q=xyz", "q=mar&status=pending"].map(
      usersList,
    ),
    ...["fullName", "email", "status"].map((column) => usersList(`sortBy=${column}`)),
    "/api/users/user?id={id}",
  ],
  invoices: [
    ...["", "page=2", "status=Draft", "status=Past%20Due", "status=Paid"].map(invoicesList),
    ...["q=fjord%20xenia", "q=client%20777", "issuedFrom=2026-10-01&issuedTo=2026-10-31"].map(invoicesList),
    ...["issuedDate", "dueDate", "total", "balance"].map((column) => invoicesList(`sortBy=${column}`)),
    "/api/invoice/details?id={id}",
  ],
  mails: [
    ...["folder=inbox", "folder=inbox&page=2", "folder=starred", "folder=sent", "folder=all"].map(mailbox),
    ...["folder=inbox&q=fjord%20xenia%20marsh", "folder=all&q=zephyr"].map(mailbox),
    "/apps/email/get-email?id={id}",
    "/apps/email/counts",
  ],
  tasks: [
    ...["", "filter=important", "tag=team", "q=fjord%20xenia%20marsh"].map(tasksList),
    "/apps/todo/tasks?limit=18&sortBy=due-date",
    "/apps/todo/task?taskId={id}",
    "/apps/todo/counts",
  ],
}

const secret = "a secret of the bench, that nothing needs later"

const shownRows = {
  users: "users where workspace_id = 1",
  invoices: "invoices where workspace_id = 1 and voided_at is null",
  mails: "mails where workspace_id = 1 and user_id = 1",
  tasks: "tasks where workspace_id = 1",
}

/** The id in the middle of each noun's rows. */
async function middleIds(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const ids = {}
  for (const [noun, rows] of Object.entries(shownRows)) {
    const [row] = await sql.unsafe(`select percentile_disc(0.5) within group (order by id) as id from ${rows}`)
    ids[noun] = row.id
  }
  await sql.end()
  return ids
}

/**
 * Starts a server on a database. `ids` has the id for `{id}` by noun.
 * @returns `median`, which measures a call with one request at a time, and `stop`
 */
export async function open(databaseUrl, ids) {
  const { url, stop } = await startServer({ DATABASE_URL: databaseUrl, DEMO_DATA: "true", AUTH_SECRET: secret })
  let { headers } = await signIn(url)
  async function median(noun, path, seconds) {
    const times = []
    const started = performance.now()
    const atLeast = () => (performance.now() - started < 10_000 ? 20 : 3)
    while (performance.now() - started < seconds * 1000 || times.length < atLeast()) {
      const before = performance.now()
      const response = await fetch(url + path.replace("{id}", ids[noun]), { headers })
      await response.arrayBuffer()
      if (response.status === 401) headers = (await signIn(url)).headers
      else if (response.ok) times.push(performance.now() - before)
      else throw new Error(`${path} returned ${response.status}`)
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
  }
  return { median, stop }
}

async function makeLarge(databaseUrl, amount) {
  console.log(`Adding ${amount} users, invoices, mails and tasks to a workspace …`)
  execFileSync(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/generate.ts", "--users", `${amount}`],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl, AUTH_SECRET: secret },
      stdio: "inherit",
    },
  )
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const { fill } = await import("./bench-rows.ts")
  await fill(sql, amount, (table) => console.log(`  ${table} filled`))
  await sql.end()
}

/**
 * Prints the median times of calls on two stores, alternating between both, and stops their servers. The ratios of the nouns in
 * `free` have no limit.
 * @returns whether no call takes more than `maxRatio` times as long on the large one
 */
export async function compare({ calls: paths, small, large, amount, seconds, only, maxRatio: wanted, free = [] }) {
  let worst = 0
  for (const [noun, ofNoun] of Object.entries(paths)) {
    if (only && !only.includes(noun)) continue
    const rows = []
    for (const path of ofNoun) {
      for (const size of [small, large]) await size.median(noun, path, 0)
      const few = await small.median(noun, path, seconds)
      const many = await large.median(noun, path, seconds)
      if (!free.includes(noun)) worst = Math.max(worst, many / few)
      rows.push([path, few.toFixed(2), many.toFixed(2), (many / few).toFixed(2)])
    }
    console.log(`\n${table([noun, "few", `${amount}`, "ratio"], rows)}`)
  }
  console.log(
    `\nMilliseconds per request on PostgreSQL, one at a time, medians. The worst ratio is ${worst.toFixed(2)}; at most ${wanted} is wanted.` +
      (free.length > 0 ? ` Without limit: ${free.join(", ")}.` : ""),
  )
  await Promise.all([small.stop(), large.stop()])
  return worst <= wanted
}

/**
 * Prints the median times of list, filter, search and open with the sample data and with `amount` rows of each noun,
 * alternating between both on one PostgreSQL.
 * @returns whether no call takes more than `maxRatio` times as long
 */
export async function compareSizes(amount, seconds, only) {
  const cluster = await startCluster({
    settings: [
      ["shared_buffers", "1GB"],
      ["max_wal_size", "4GB"],
    ],
  })
  try {
    await makeTemplate(cluster, "small")
    await makeTemplate(cluster, "large")
    await makeLarge(cluster.databaseUrl("large"), amount)
    const [few, many] = ["small", "large"].map((name) => cluster.databaseUrl(name))
    const small = await open(few, await middleIds(few))
    const large = await open(many, await middleIds(many))
    return await compare({ calls, small, large, amount, seconds, only, maxRatio })
  } finally {
    await cluster.stop()
  }
}
