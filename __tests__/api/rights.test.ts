import { migrations, prepare, repair } from "@/lib/core/db/prepare"
import { problemsOf, storeState } from "@/lib/core/db/store-state"
import { nobody } from "../support/api"
import { skip } from "../support/clock"
import { query } from "../support/facts"
import { serverUrl, testStore } from "../support/store"

// The rights of the role of signed-in requests on each table, and how the start and readiness detect differences.

const everything = "delete insert select update"
/** Global tables, and those used before the workspace is known. */
const nothing = [
  "applied_migrations",
  "notices",
  "rate_limits",
  "refresh_tokens",
  "registration_invitations",
  "store_facts",
  "used_challenges",
  "workspaces",
]
const less: Record<string, string> = {
  account_balances: "select",
  account_days: "select",
  party_balances: "select",
  account_links: "insert select update",
  accounts: "insert select update",
  audit_details: "insert select",
  audit_events: "insert select",
  audit_seals: "select",
  bank_accounts: "insert select update",
  bank_bag_events: "insert select",
  bank_bags: "insert select update",
  bank_csv_mappings: "insert select update",
  bank_line_details: "insert select",
  bank_lines: "insert select",
  bank_matches: "insert select update",
  account_payments: "insert select update",
  direct_debits: "insert select update",
  payment_allocations: "insert select update",
  payment_batches: "insert select update",
  payment_batch_items: "insert select update",
  sepa_mandates: "insert select update",
  sepa_creditors: "insert select update",
  bank_rules: "insert select update",
  bank_statements: "insert select",
  businesses: "insert select update",
  books: "insert select update",
  counter_deposits: "insert select",
  suppliers: "insert select update",
  supplier_products: "insert select update",
  supplier_bills: "insert select update",
  supplier_bill_lines: "insert select update",
  ...{ supplier_bill_events: "insert select", supplier_bill_settlements: "insert select update" },
  counters: "insert select update",
  ...{ recurring_charges: "insert select update", recurring_charge_days: "insert select" },
  reminder_policies: "insert select update",
  invoice_reminders: "insert select",
  deposit_policies: "insert select update",
  drops: "insert select update",
  cash_exceptions: "insert select update",
  jobs: "insert",
  journal_entries: "insert select",
  known_devices: "delete insert select",
  live_pages: "select",
  mail_outbox: "insert",
  mail_outbox_files: "insert",
  payment_changes: "insert select",
  periods: "insert select update",
  postings: "insert select",
  price_change_cells: "insert select",
  price_changes: "insert select",
  product_prices: "insert select",
  reading_mappings: "insert select update",
  safe_contents: "insert select update",
  safe_movements: "insert select",
  safes: "insert select update",
  sessions: "select update",
  shops: "insert select update",
  sign_in_events: "insert select",
  staff_grants: "insert select update",
  stock_documents: "insert select update",
  stock_levels: "select",
  stock_lines: "insert select update",
  stock_movements: "insert select",
  stock_orders: "insert select update",
  stock_alerts: "insert select update",
  stock_reservations: "insert select update",
  stock_settings: "insert select update",
  till_events: "insert select",
  till_sessions: "insert select update",
  tills: "insert select update",
  webhook_cursors: "insert select",
  workspace_usage: "select",
}
/** How many columns can be read if the whole table can't. */
const someColumns: Record<string, number> = { mail_outbox: 15, mail_outbox_files: 3 }

test("the role has exactly the rights it needs on each table and column", async () => {
  const rows = await query<{ name: string; may: string | null; tenant: boolean; columns: number }>(`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id') as tenant,
      (select string_agg(distinct lower(x.privilege_type), ' ' order by lower(x.privilege_type)) from aclexplode(c.relacl) x
        where x.grantee in (0, (select oid from pg_roles where rolname = 'cornerledger_member'))) as may,
      (select count(*)::int from pg_attribute a where a.attrelid = c.oid and a.attacl is not null) as columns
    from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace`)
  for (const { name, may, tenant, columns } of rows) {
    const expected = nothing.includes(name) ? null : (less[name] ?? everything)
    expect([name, may, columns]).toEqual([name, expected, someColumns[name] ?? 0])
    // A table without a workspace must be listed above, on purpose.
    expect([name, tenant]).toEqual([name, !nothing.includes(name)])
  }
  expect(rows.length).toBeGreaterThan(70)
})

test("the role can't use sequences", async () => {
  const may = await query(`select sequencename from pg_sequences where schemaname = 'public'
    and has_sequence_privilege('cornerledger_member', format('public.%I', sequencename), 'usage, select, update')`)
  expect(may).toEqual([])
})

const broken: [string, string, string][] = [
  [
    "row-level security is off",
    "alter table invoices disable row level security",
    "Row-level security is off on invoices",
  ],
  [
    "a policy is gone",
    "drop policy same_workspace on mails",
    "The policies of mails are: none. Expected: same_workspace all",
  ],
  [
    "a policy too many",
    "create policy open on users to cornerledger_member using (true)",
    "open all with another condition",
  ],
  [
    "a policy of another name",
    "alter policy same_workspace on users rename to other",
    "The policies of users are: other all",
  ],
  ["a policy for everybody", "alter policy same_workspace on users to public", "for other roles"],
  ["a policy that lets all rows pass", "alter policy same_workspace on users using (true)", "another condition"],
  ["a right too many", "grant select on notices to cornerledger_member", "on notices are: select. Expected: none"],
  ["a right of everybody", "grant select on refresh_tokens to public", "on refresh_tokens are: select"],
  ["a column too many", "grant select (value) on store_facts to cornerledger_member", "on store_facts are: select"],
  ["a text of a mail", "grant select (text) on mail_outbox to cornerledger_member", "recipients, text, state"],
  ["a right too few", "revoke update on users from cornerledger_member", "on users are: select, insert, delete."],
]
// Roles belong to the whole server, which other test files use too.
const ofRole: [string, string, string][] = [
  ["the role may bypass policies", "alter role cornerledger_member bypassrls", "may bypass row-level security"],
  ["the role is a superuser", "alter role cornerledger_member superuser", "is a superuser"],
]

test.each(serverUrl ? broken : [...broken, ...ofRole])(
  "%s: found, reported and repaired",
  async (_, statement, message) => {
    const store = await testStore()
    await query(statement)
    const state = await storeState(store.owner)
    expect(problemsOf(state, migrations().length).join("\n")).toContain(message)
    await expect(prepare(store, { seed: false })).rejects.toThrow("npm run repair")
    expect((await repair(store)).join("\n")).toContain(message)
    expect(problemsOf(await storeState(store.owner), migrations().length)).toEqual([])
    await prepare(store, { seed: false })
  },
)

test("readiness is 503 while a policy is missing, and checks again after a few seconds", async () => {
  const store = await testStore()
  await query("drop policy same_workspace on mails")
  skip(3_100)
  expect((await nobody.get("/api/ready")).status).toBe(503)
  await repair(store)
  skip(3_100)
  expect((await nobody.get("/api/ready")).status).toBe(200)
})

test("a database migrated by a newer version is only checked for row-level security", async () => {
  const store = await testStore()
  const state = await storeState(store.owner)
  const ahead = { ...state, applied: state.applied + 1 }
  const renamed = ahead.tables.map((one) => (one.table === "users" ? { ...one, policies: ["newer all"] } : one))
  expect(problemsOf({ ...ahead, tables: renamed }, state.applied)).toEqual([])
  const open = ahead.tables.map((one) => (one.table === "users" ? { ...one, guarded: false } : one))
  expect(problemsOf({ ...ahead, tables: open }, state.applied)).toEqual(["Row-level security is off on users."])
})

test("functions with their owner's rights look names up where nobody else can create any", async () => {
  const rows = await query<{ name: string; path: string | null }>(`select p.proname as name,
      (select c from unnest(p.proconfig) c where c like 'search_path=%') as path
    from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`)
  expect(rows.length).toBeGreaterThan(6)
  for (const { name, path } of rows) expect([name, path]).toEqual([name, "search_path=pg_catalog, public, pg_temp"])
  const [may] = await query<{ creates: boolean }>(
    "select has_schema_privilege('cornerledger_member', 'public', 'create') as creates",
  )
  expect(may?.creates).toBe(false)
})
