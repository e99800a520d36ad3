import type { SampleBooks } from "./books"
import { query } from "./facts"

/** An entry by hand, the second one of its books unless it says otherwise. */
export interface Raw {
  sequence?: number
  number?: number
  date?: string
  previous?: string
  hash?: string
  lines?: number
  reverses?: string
  postings?: [account: string, amount: number, party?: string][]
}

/** Statements that insert an entry after another one, with the right hash unless another is given. */
export async function byHand(
  books: Pick<SampleBooks, "businessId" | "till">,
  entryId: string,
  raw: Raw,
): Promise<string[]> {
  const [last] = await query<{ hash: string; capital: number }>(`select hash,
    (select id from accounts where workspace_id = 1 and business_id = ${books.businessId} and code = '3000') as capital
    from journal_entries where workspace_id = 1 and id = '${entryId}'`)
  const account: Record<string, number> = { till: books.till, capital: Number(last?.capital) }
  const { sequence = 2, number = 2, date = "2026-06-16", lines = 2, reverses } = raw
  const postings = raw.postings ?? [
    ["till", 5],
    ["capital", -5],
  ]
  const id = crypto.randomUUID()
  const place = `1, ${books.businessId}`
  const entry = `(${place}, '${id}', null, ${sequence}, ${date.slice(0, 4)}, ${number}, 'manual', '${date}', '2026-06-16',
    '2026-06-16', '', '${id}', 'x', ${reverses ? `'${reverses}', 'why'` : "null, null"}, ${lines}, '${raw.previous ?? last?.hash}'`
  const columns = `workspace_id, business_id, id, shop_id, sequence, year, number, kind, business_date, occurred_at, recorded_at,
    memo, idempotency_key, request_hash, reverses, reason, lines, previous_hash, hash`
  const values = postings.map(
    ([name, amount, party], i) =>
      `(${place}, '${id}', ${i + 1}, ${account[name]}, ${amount}, ${party ? `'${party}'` : "null"}, '${date}', ${sequence})`,
  )
  const text = `(select array_to_json(array_agg(array[p.line::text, a.code, p.amount::text, p.party, null, null, null] order by p.line))::text
    from (values ${values.join(", ")}) as p (workspace_id, business_id, entry_id, line, account_id, amount, party, business_date, sequence)
    join accounts a on a.workspace_id = 1 and a.id = p.account_id)`
  const hash = raw.hash
    ? `'${raw.hash}'`
    : `(select ledger_hash(jsonb_populate_record(null::journal_entries, to_jsonb(e)), 'EUR', ${text})
        from (select * from (values ${entry})) as v (${columns.replace(", hash", "")})) as e)`
  return [
    `insert into journal_entries (${columns}) values ${entry}, ${hash})`,
    `insert into postings (workspace_id, business_id, entry_id, line, account_id, amount, party, business_date, sequence) values ${values.join(", ")}`,
  ]
}
