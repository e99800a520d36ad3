import { audited } from "@/data/audited"
import { unaudited } from "@/data/unaudited"
import { query } from "../support/facts"

// The tables that the audit log records, and their triggers.

interface Table {
  name: string
  columns: string[]
  secrets: string[]
  triggers: string[] | null
}

/** The hashes prove the integrity of the journal; the references are texts shared with business partners. */
const notSecret = [
  ...["journal_entries.hash", "journal_entries.previous_hash", "journal_entries.request_hash"],
  ...["clients.buyer_reference", "invoices.buyer_reference", "sepa_mandates.reference"],
]

let tables: Map<string, Table>

beforeAll(async () => {
  const rows = await query<Table>(`
    select c.relname as name, (select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns,
      (select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid
        and a.attname ~ '(hash|secret|token|nonce|reference|card)$') as secrets,
      (select json_agg(t.tgname order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O'
        and t.tgfoid = 'audit_row'::regproc) as triggers
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id')`)
  tables = new Map(rows.map((row) => [row.name, row]))
})

test("every table of a workspace is either audited, or listed with the reason why not", () => {
  const listed = [...Object.keys(audited), ...Object.keys(unaudited)]
  expect([...listed].sort()).toEqual([...tables.keys()].sort())
  for (const reason of Object.values(unaudited)) expect(reason).toMatch(/\w+/)
})

test("the triggers of a table run for exactly the audited ones", () => {
  for (const [name, { triggers }] of tables) {
    expect([name, triggers]).toEqual([name, name in audited ? ["audit_delete", "audit_insert", "audit_update"] : null])
  }
})

test("audited columns exist, and none of them is a secret", () => {
  for (const [name, { key, columns, hidden = [], part = [] }] of Object.entries(audited)) {
    const table = tables.get(name) as Table
    expect(table.columns).toEqual(expect.arrayContaining([...key, ...columns, ...hidden, ...part]))
    const secrets = columns.filter(
      (column) => table.secrets?.includes(column) && !notSecret.includes(`${name}.${column}`),
    )
    expect([name, secrets]).toEqual([name, []])
  }
})

test("the trigger of a table has the columns that data/audited.ts says", async () => {
  const [update] = await query<{ text: string }>(
    "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'audit_update' and tgrelid = 'offers'::regclass",
  )
  const { columns } = audited.offers as { columns: string[] }
  expect(update?.text).toContain(`{${columns.join(",")}}`)
  for (const column of columns) expect(update?.text).toContain(`old.${column} IS DISTINCT FROM new.${column}`)
})
