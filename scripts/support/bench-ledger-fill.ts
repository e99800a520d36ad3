import { once } from "node:events"
import postgres from "postgres"
import { type ChainedEntry, firstHash, hashOf } from "@/lib/features/ledger/service/chain"
import { v7 } from "@/lib/features/ledger/service/uuid"
import type { Opened } from "./bench-ledger-books"

const entryColumns =
  `workspace_id id business_id shop_id sequence year number kind business_date occurred_at recorded_at
  actor_id actor_name memo idempotency_key request_hash lines previous_hash hash`.split(/\s+/)
const postingColumns = "workspace_id business_id entry_id line account_id amount business_date sequence".split(" ")
const perChunk = 5_000
const firstDay = Date.UTC(2024, 0, 1)
const days = 900

/** The entries of two lines that fill books, spread over the days from 2024, with their hashes. */
function* entriesOf({ business, shop, till, capital }: Opened, count: number) {
  let previousHash = firstHash
  const numbers = new Map<number, number>()
  for (let sequence = 1; sequence <= count; sequence++) {
    const at = new Date(firstDay + Math.floor((sequence * days) / (count + 1)) * 86_400_000 + 36_000_000)
    const businessDate = at.toISOString().slice(0, 10)
    const year = at.getUTCFullYear()
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    const entry: ChainedEntry = {
      ...{ workspaceId: 1, businessId: business, currency: "EUR", sequence, year, number, id: v7(at), shopId: shop },
      ...{ kind: "paid-in", businessDate, occurredAt: at.toISOString(), recordedAt: at.toISOString() },
      ...{ actorId: 1, actorName: "Ada", approverId: null, approverName: null, sourceType: null, sourceId: null },
      ...{ memo: "", idempotencyKey: `fill-${sequence}`, requestHash: "filled", reverses: null, reason: null },
      ...{ lines: 2, previousHash },
    }
    const none = { party: null, productId: null, vatCode: null, net: null }
    const hash = hashOf(entry, [
      { line: 1, code: "1010", amount: 100n, ...none },
      { line: 2, code: "3000", amount: -100n, ...none },
    ])
    previousHash = hash
    const amounts: [number, number][] = [
      [till, 100],
      [capital, -100],
    ]
    yield { entry, hash, amounts }
  }
}

const line = (values: unknown[]) => `${values.map((value) => (value === "" ? "" : (value ?? "\\N"))).join("\t")}\n`

/**
 * Fills the books of a business without the triggers, as restoring a backup does, because posting a million lines would take
 * longer than everything that is measured. Verification then proves that they are as if they had been posted.
 */
export async function fillBooks(url: string, opened: Opened, count: number, onProgress: (entries: number) => void) {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.begin(async (run) => {
    await run.unsafe("set local session_replication_role = replica")
    const copy = async (table: string, columns: string[], text: string) => {
      const stream = await run.unsafe(`copy ${table} (${columns.join(", ")}) from stdin`).writable()
      stream.end(text)
      await once(stream, "finish")
    }
    let entries = ""
    let postings = ""
    const flush = async () => {
      await copy("journal_entries", entryColumns, entries)
      await copy("postings", postingColumns, postings)
      entries = ""
      postings = ""
    }
    for (const { entry: e, hash, amounts } of entriesOf(opened, count)) {
      const place = [e.sequence, e.year, e.number, e.kind, e.businessDate, e.occurredAt, e.recordedAt]
      const rest = [e.actorId, e.actorName, e.memo, e.idempotencyKey, e.requestHash, e.lines, e.previousHash, hash]
      entries += line([1, e.id, e.businessId, e.shopId, ...place, ...rest])
      amounts.forEach(([account, amount], i) => {
        postings += line([1, e.businessId, e.id, i + 1, account, amount, e.businessDate, e.sequence])
      })
      if (e.sequence % perChunk === 0) {
        await flush()
        onProgress(e.sequence)
      }
    }
    await flush()
    await run.unsafe(`insert into account_days (workspace_id, account_id, business_date, amount)
      select 1, account_id, business_date, sum(amount) from postings
      where workspace_id = 1 and business_id = ${opened.business} group by 2, 3`)
    await run.unsafe(`update account_balances b set balance = p.amount from (select account_id, sum(amount) as amount
      from postings where workspace_id = 1 and business_id = ${opened.business} group by 1) p
      where b.workspace_id = 1 and b.account_id = p.account_id`)
  })
  await client.unsafe("vacuum analyze journal_entries, postings, account_days, account_balances")
  await client.end()
}
