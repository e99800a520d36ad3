// Fills a workspace of a temporary PostgreSQL database with rows, for measurements with large tables. Users come from
// scripts/generate.ts. The values follow from the id, so that every run inserts the same ones.

/** Words of which titles consist. A text of three is rare: about one row in 4,000 has a given pair. */
const words =
  "amber beech cedar delta ember fjord grove heath inlet jetty knoll lagoon marsh north oasis ponds quarry ridge shore tidal upper vales weald xenia yonder zephyr basin cliff dunes elbow".split(
    " ",
  )
const word = (of: string) => `(array['${words.join("','")}'])[1 + (hashint4(${of}) & 2147483647) % ${words.length}]`
const title = `${word("n")} || ' ' || ${word("n + 7")} || ' ' || ${word("n + 13")}`
const pick = (list: string[], of: string) =>
  `(array['${list.join("','")}'])[1 + (hashint4(${of}) & 2147483647) % ${list.length}]`
const day = `date '2026-11-01' - (n % 1400)`

/** One statement per table. `$1` is the first and `$2` the last id. */
const fills = {
  clients: `insert into clients (workspace_id, id, name, company, company_email)
    select 1, n, 'Client ' || n, initcap(${word("n")}) || ' ' || n, 'client' || n || '@example.org'
    from generate_series(10001, 30000) n where $1::int <= $2::int`,
  invoices: `insert into invoices (workspace_id, id, number, series_year, series_number, issued_at, client_id, issued_date, due_date,
      service, status, stage, currency, total, paid)
    select 1, n, case when status <> 'Draft' then (100000 + n)::text end, 0, 100000 + n, case when status <> 'Draft' then now() end, 10001 + n % 20000, ${day}, ${day} + 14, ${title}, status,
      case status when 'Draft' then 'Draft' when 'Downloaded' then 'Downloaded' else 'Sent' end, 'EUR', total,
      case status when 'Paid' then total when 'Partial Payment' then total / 2 else 0 end
    from (select n, ${pick(["Paid", "Downloaded", "Sent", "Draft", "Partial Payment"], "n + 3")} as status,
      1000 + (hashint4(n) & 2147483647) % 900000 as total from generate_series($1::int, $2::int) n) row`,
  invoice_lines: `insert into invoice_lines (workspace_id, id, invoice_id, position, item, quantity, unit_price, vat_category)
    select 1, n, n, 1, ${title}, 1000, 1000 + (hashint4(n) & 2147483647) % 900000, 'Z' from generate_series($1::int, $2::int) n`,
  mails: `insert into mails (workspace_id, id, user_id, thread_id, from_email, from_name, subject, message, time, folder, is_read, is_starred, "to")
    select 1, n, 1, n, ${word("n + 1")} || '@example.org', initcap(${word("n + 1")}), ${title}, '<p>' || ${title} || '</p>',
      timestamptz '2026-11-01' - n * interval '1 minute', ${pick(["inbox", "inbox", "inbox", "sent", "spam", "trash"], "n + 5")},
      n % 20 <> 0, n % 50 = 0, '[{"email": "admin@demo.com", "name": "Admin"}]'
    from generate_series($1::int, $2::int) n`,
  tasks: `insert into tasks (workspace_id, id, title, due_date, tags, is_completed, is_deleted, is_important, position, completed_at)
    select 1, n, ${title}, ${day}, array[${pick(["team", "low", "medium", "high", "update"], "n + 2")}], n % 3 = 0, n % 9 = 0,
      n % 7 = 0, n, case when n % 3 = 0 then timestamptz '2026-11-01' - n * interval '1 minute' end
    from generate_series($1::int, $2::int) n`,
}

interface Connection {
  unsafe(text: string, params?: (string | number)[]): PromiseLike<Record<string, unknown>[]>
}

/**
 * Adds rows until each table's ids reach an amount. Search indexes are dropped before and made again after, which is faster.
 * @param report runs after each table
 */
export async function fill(sql: Connection, amount: number, report: (table: string) => void = () => {}): Promise<void> {
  for (const [name, statement] of Object.entries(fills)) {
    const [row] = await sql.unsafe(
      `select greatest(coalesce(max(id), 0), 20000) + 1 as first from ${name} where workspace_id = 1`,
    )
    const indexes = await sql.unsafe(
      `select indexname, indexdef from pg_indexes where tablename = $1 and indexdef like '%USING gin%'`,
      [name],
    )
    await sql.unsafe(`alter table ${name} disable trigger user`)
    for (const { indexname } of indexes) await sql.unsafe(`drop index ${indexname}`)
    await sql.unsafe(statement, [Number(row?.first), amount])
    for (const { indexdef } of indexes) await sql.unsafe(String(indexdef))
    await sql.unsafe(`alter table ${name} enable trigger user`)
    await sql.unsafe(`vacuum analyze ${name}`)
    report(name)
  }
}
