import postgres from "postgres"
import { load, median, table } from "./measure.mjs"
import { makeTemplate, startCluster } from "./postgres.mjs"
import { signIn, startServer } from "./server.mjs"

/** The highest acceptable addition of the audit log and an idempotency key together, as a part of the bare write. */
const maxAddition = 0.35
const rounds = 5
/** Requests per measurement. */
const amount = 1_000

let counter = 0
const writes = {
  "POST /apps/users/update-user": () => ({ user: { id: 3, company: `Company ${counter++}` } }),
  "POST /apps/todo/update-task": () => ({ task: { id: 3, title: `Changed ${counter++}` } }),
}

const ways = {
  bare: { isAudited: false, hasKey: false },
  key: { isAudited: false, hasKey: true },
  audit: { isAudited: true, hasKey: false },
  both: { isAudited: true, hasKey: true },
}

/** Turns the triggers that record users and tasks on or off. */
async function setAudit(sql, isOn) {
  for (const name of ["users", "tasks"]) {
    for (const trigger of ["audit_insert", "audit_update", "audit_delete"])
      await sql.unsafe(`alter table ${name} ${isOn ? "enable" : "disable"} trigger ${trigger}`)
  }
}

/**
 * Prints what the audit log and an idempotency key add to a write on PostgreSQL, over ten connections: medians of rounds in
 * which each way is measured once.
 * @returns whether they stay below the limit
 */
export async function measureGuarantees() {
  const cluster = await startCluster()
  const sql = postgres(cluster.databaseUrl("writes"), { max: 1, onnotice() {} })
  try {
    await makeTemplate(cluster, "writes")
    const env = { DATABASE_URL: cluster.databaseUrl("writes"), DEMO_DATA: "true", ACCESS_TOKEN_SECONDS: "86400" }
    const { url, stop } = await startServer(env)
    const { headers } = await signIn(url)
    const rows = []
    let isWithin = true
    for (const [name, body] of Object.entries(writes)) {
      const [method, path] = name.split(" ")
      const found = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
      for (let round = -1; round < rounds; round++) {
        for (const [way, { isAudited, hasKey }] of Object.entries(ways)) {
          await setAudit(sql, isAudited)
          const key = () => (hasKey ? { "idempotency-key": crypto.randomUUID() } : {})
          const next = () => ({ method, path, headers: { ...headers, ...key() }, body: JSON.stringify(body()) })
          const { perSecond, failed } = await load(url, { next, amount })
          if (failed > 0) throw new Error(`${failed} of ${amount} requests of ${name} failed`)
          // The first round warms up.
          if (round >= 0) found[way].push(1000 / perSecond)
        }
      }
      const times = Object.fromEntries(Object.entries(found).map(([way, values]) => [way, median(values)]))
      const addition = (way) => `+${Math.round((times[way] / times.bare - 1) * 100)} %`
      rows.push([name, times.bare.toFixed(2), ...["key", "audit", "both"].map(addition)])
      isWithin &&= times.both <= times.bare * (1 + maxAddition)
    }
    console.log(
      "\nWhat guarantees add to a write on PostgreSQL: milliseconds of server time per request, ten connections\n",
    )
    console.log(table(["write", "bare", "idempotency key", "audit log", "both"], rows))
    console.log(`\nBoth together add ${isWithin ? "less" : "MORE"} than ${maxAddition * 100} %.`)
    await stop()
    return isWithin
  } finally {
    await sql.end()
    await cluster.stop()
  }
}
