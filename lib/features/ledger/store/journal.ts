import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db, Scope } from "@/lib/core/db/types"

/** A posting as stored, with its account's code. Amounts are texts. */
export interface StoredPosting {
  line: number
  accountId: number
  code: string
  amount: string
  party: string | null
  productId: number | null
  vatCode: string | null
  net: string | null
  /** The copies of the entry's. */
  businessDate: string
  sequence: number
}

/** An entry as stored, with its postings by line. Times are ISO 8601 with milliseconds. */
export interface StoredEntry {
  workspaceId: number
  businessId: number
  currency: string
  id: string
  shopId: number | null
  sequence: number
  year: number
  number: number
  kind: string
  businessDate: string
  occurredAt: string
  recordedAt: string
  actorId: number | null
  actorName: string | null
  approverId: number | null
  approverName: string | null
  sourceType: string | null
  sourceId: string | null
  memo: string
  idempotencyKey: string
  requestHash: string
  reverses: string | null
  reason: string | null
  lines: number
  previousHash: string
  hash: string
  /** The entry that reverses this one. */
  reversedBy: string | null
  postings: StoredPosting[]
}

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

const columns = sql.raw(`e.workspace_id as "workspaceId", e.business_id as "businessId", b.currency, e.id,
  e.shop_id as "shopId", e.sequence, e.year, e.number, e.kind, ${day("e.business_date")} as "businessDate",
  ${time("e.occurred_at")} as "occurredAt", ${time("e.recorded_at")} as "recordedAt",
  e.actor_id as "actorId", e.actor_name as "actorName", e.approver_id as "approverId", e.approver_name as "approverName",
  e.source_type as "sourceType", e.source_id as "sourceId", e.memo, e.idempotency_key as "idempotencyKey",
  e.request_hash as "requestHash", e.reverses, e.reason, e.lines, e.previous_hash as "previousHash", e.hash,
  (select r.id from journal_entries r where r.workspace_id = e.workspace_id and r.business_id = e.business_id
    and r.reverses = e.id) as "reversedBy",
  (select coalesce(json_agg(json_build_object('line', p.line, 'accountId', p.account_id, 'code', a.code,
      'amount', p.amount::text, 'party', p.party, 'productId', p.product_id, 'vatCode', p.vat_code, 'net', p.net::text,
      'businessDate', ${day("p.business_date")}, 'sequence', p.sequence) order by p.line), '[]')
    from postings p join accounts a on a.workspace_id = p.workspace_id and a.id = p.account_id
    where p.workspace_id = e.workspace_id and p.entry_id = e.id) as postings`)

/** Reads entries `e` of the books `b`. */
export const readEntries = async (db: Db, where: SQL): Promise<StoredEntry[]> =>
  rowsOf<StoredEntry>(
    await db.execute(sql`select ${columns} from journal_entries e
      join books b on b.workspace_id = e.workspace_id and b.business_id = e.business_id ${where}`),
  )

export async function findEntry({ db, workspaceId }: Scope, id: string): Promise<StoredEntry | undefined> {
  const [entry] = await readEntries(db, sql`where e.workspace_id = ${workspaceId} and e.id = ${id}::uuid`)
  return entry
}

/** Entries per statement of an export or a verification. */
export const pageSize = 1_000

interface Part {
  after: number
  until: number
}

/** The next entries of a business's chain between two places in it. */
export const entriesAfter = (db: Db, workspaceId: number, businessId: number, { after, until }: Part) =>
  readEntries(
    db,
    sql`where e.workspace_id = ${workspaceId} and e.business_id = ${businessId} and e.sequence > ${after}
      and e.sequence <= ${until} order by e.sequence limit ${pageSize}`,
  )

/** The first business date of a business; undefined without entries. */
export async function firstDay({ db, workspaceId }: Scope, businessId: number): Promise<string | undefined> {
  const [row] = rowsOf<{ day: string | null }>(
    await db.execute(sql`select ${sql.raw(day("min(business_date)"))} as day from journal_entries
      where workspace_id = ${workspaceId} and business_id = ${businessId}`),
  )
  return row?.day ?? undefined
}
