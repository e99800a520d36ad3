import { sql } from "drizzle-orm"
import { rowsOf } from "../db/rows"
import type { Db } from "../db/types"
import { detailsHashOf, firstHash, hashOf, type SealedEvent } from "./chain"
import { chainTime, eventColumns } from "./event-columns"

/** Events per statement. */
const pageSize = 1_000

/** An event of the chain with its details, as stored. Salt and content are null once they were blanked. */
export interface ChainRow extends SealedEvent {
  hash: string
  salt: string | null
  /** The JSON text that the hash covers. */
  content: string | null
}

interface StoredRow extends ChainRow {
  hasEvent: boolean
  hasDetails: boolean
}

/** Runs a read, each time in a transaction of its own, so that a long log blocks nobody. */
export type Reader = <T>(read: (db: Db) => Promise<T>) => Promise<T>

const pageAfter = (db: Db, workspaceId: number, sequence: number) =>
  db
    .execute(
      sql`select s.sequence::float8 as sequence, s.previous_hash as "previousHash", s.hash,
        ${sql.raw(chainTime("s.sealed_at"))} as "sealedAt", ${eventColumns}, d.salt, d.content::text as content,
        e.id is not null as "hasEvent", d.event_id is not null as "hasDetails"
      from audit_seals s
        left join audit_events e on e.workspace_id = s.workspace_id and e.id = s.event_id
        left join audit_details d on d.workspace_id = s.workspace_id and d.event_id = s.event_id
      where s.workspace_id = ${workspaceId} and s.sequence > ${sequence} order by s.sequence limit ${pageSize}`,
    )
    .then((rows) => rowsOf<StoredRow>(rows).map((row) => ({ ...row, sequence: Number(row.sequence) })))

/** The pages of a workspace's chain, oldest first. */
export async function* chainPages(read: Reader, workspaceId: number): AsyncGenerator<StoredRow[]> {
  let sequence = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = await read((db) => pageAfter(db, workspaceId, sequence))
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    sequence = rows.at(-1)?.sequence as number
  }
}

/** Says what is wrong with an event, given the one before it; undefined if nothing is. */
function reasonAgainst(row: StoredRow, last: { sequence: number; hash: string }): string | undefined {
  if (row.sequence !== last.sequence + 1) return "the number before it is missing"
  if (!row.hasEvent) return "the event is missing"
  if (row.previousHash !== last.hash) return "it does not follow the event before it"
  if (hashOf(row) !== row.hash) return "the event or its seal was changed"
  if (!row.hasDetails) return "its details are missing"
  if ((row.salt === null) !== (row.content === null)) return "its details were changed"
  if (row.salt !== null && detailsHashOf(row.salt, row.content as string) !== row.detailsHash)
    return "its details were changed"
  return undefined
}

export interface Verified {
  isIntact: boolean
  sequence: number
  hash: string | null
  unsealed: number
  blanked: number
  problem: { sequence: number; reason: string } | null
}

/** Checks a workspace's whole chain, and stops at the first event that is not as it was sealed. */
export async function verifyChain(read: Reader, workspaceId: number): Promise<Verified> {
  let last = { sequence: 0, hash: firstHash }
  let blanked = 0
  const result = (problem: Verified["problem"], unsealed: number): Verified => ({
    isIntact: problem === null,
    sequence: last.sequence,
    hash: last.sequence > 0 ? last.hash : null,
    unsealed,
    blanked,
    problem,
  })
  for await (const rows of chainPages(read, workspaceId)) {
    for (const row of rows) {
      const reason = reasonAgainst(row, last)
      // The missing number, not the one after it.
      const sequence = row.sequence > last.sequence ? last.sequence + 1 : row.sequence
      if (reason) return result({ sequence, reason }, 0)
      if (row.salt === null) blanked++
      last = row
    }
  }
  const [count] = await read(async (db) =>
    rowsOf<{ n: number }>(
      await db.execute(sql`select count(*)::int as n from audit_events e where e.workspace_id = ${workspaceId}
        and not exists (select from audit_seals s where s.workspace_id = e.workspace_id and s.event_id = e.id)`),
    ),
  )
  return result(null, count?.n ?? 0)
}
