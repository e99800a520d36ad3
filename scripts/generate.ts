// `npm run generate -- --users 1000000 [--workspace 1]`: adds users to a workspace of a durable store until it has this
// many. Every run generates the same ones. Uses COPY on a PostgreSQL server and bulk inserts on the embedded store.
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"
import { SingleBar } from "cli-progress"
import { sql } from "drizzle-orm"
import postgres from "postgres"
import { ConfigError, config } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import { setLastId } from "@/lib/core/db/ids"
import { rowsOf } from "@/lib/core/db/rows"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import { requireDurable, runTool } from "./support/durable"
import { person, personColumns } from "./support/people"

process.env.LOG_LEVEL ??= "warn"

const { values: given } = parseArgs({
  options: { users: { type: "string", default: "1000" }, workspace: { type: "string", default: "1" } },
})
const wanted = Number(given.users)
const workspaceId = Number(given.workspace)
const batch = 1000

const bar = new SingleBar({
  format: "  {bar} {percentage}% | {value} of {total} | {eta} s left",
  noTTYOutput: true,
  notTTYSchedule: 5000,
})

function* ids(first: number, last: number) {
  for (let id = first; id <= last; id++) yield id
}

/** Yields rows in COPY's text format. The values need no escaping: none has a tab, a line break or a backslash. */
function* copyLines(first: number, last: number) {
  let lines = ""
  for (const id of ids(first, last)) {
    lines += `${workspaceId}\t${person(id).join("\t")}\n`
    if (id % batch === 0 || id === last) {
      bar.update(id)
      yield lines
      lines = ""
    }
  }
}

/**
 * Inserts rows without the trigram index and recreates it afterwards, which is several times faster. Call it in a
 * transaction, so that an interrupted run changes nothing.
 */
async function withoutSearchIndex(run: (text: string) => Promise<unknown[]>, fill: () => Promise<void>): Promise<void> {
  const [index] = rowsOf<{ indexdef: string }>(
    await run("select indexdef from pg_indexes where indexname = 'users_search_idx'"),
  )
  if (!index) throw new Error("users_search_idx is missing; the store is not migrated")
  await run("drop index users_search_idx")
  await fill()
  bar.stop()
  console.log("  Building the search index …")
  await run(index.indexdef)
}

async function byCopy(url: string, first: number, last: number): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  const copy = `copy users (workspace_id, ${personColumns.join(", ")}) from stdin`
  await client.begin(async (transaction) => {
    await withoutSearchIndex(
      (text) => transaction.unsafe(text),
      async () => pipeline(Readable.from(copyLines(first, last)), await transaction.unsafe(copy).writable()),
    )
  })
  await client.unsafe("vacuum analyze users")
  await client.end()
}

const quoted = (value: string | number) => (typeof value === "number" ? value : `'${value.replaceAll("'", "''")}'`)

async function byInserts(first: number, last: number): Promise<void> {
  await ownerTx(async (db) => {
    const run = (text: string) => db.execute(sql.raw(text))
    await withoutSearchIndex(run, async () => {
      for (let start = first; start <= last; start += batch) {
        const end = Math.min(start + batch - 1, last)
        const rows = [...ids(start, end)].map((id) => `(${workspaceId}, ${person(id).map(quoted).join(", ")})`)
        await run(`insert into users (workspace_id, ${personColumns.join(", ")}) values ${rows.join(", ")}`)
        bar.update(end)
      }
    })
  })
  await (await store()).owner.execute(sql`vacuum analyze users`)
}

async function lastIdOf(db: Db): Promise<number> {
  const [row] = rowsOf<{ known: number; last: number }>(
    await db.execute(sql`select
      (select count(*)::int from workspaces where id = ${workspaceId}) as known,
      greatest((select max(id) from users where workspace_id = ${workspaceId}),
        (select last from counters where workspace_id = ${workspaceId} and kind = 'user'), 0) as last`),
  )
  if (!row?.known)
    throw new ConfigError(`There is no workspace ${workspaceId}. Create one first, e.g. with npm run seed.`)
  return Number(row.last)
}

async function generate(): Promise<void> {
  const { DATABASE_URL } = config()
  const { owner } = await store()
  const last = await lastIdOf(owner)
  if (last >= wanted)
    return console.log(`The workspace already has users up to id ${last}, so there is nothing to add.`)
  bar.start(wanted, last)
  if (DATABASE_URL) await byCopy(DATABASE_URL, last + 1, wanted)
  else await byInserts(last + 1, wanted)
  await setLastId(owner, workspaceId, "user", wanted)
  console.log(`  Workspace ${workspaceId} now has users up to id ${wanted}.`)
}

await runTool(async () => {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 50_000_000)
    throw new ConfigError("--users takes a whole number.")
  requireDurable(config())
  await generate()
})
