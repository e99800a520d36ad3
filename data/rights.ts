import type { Privilege } from "@/lib/core/db/rights"

/**
 * Workspace tables on which signed-in requests need fewer privileges. A change here takes effect with the next migration,
 * even an empty one, because privileges are granted after migrating.
 */
export const restricted: Record<string, Privilege[]> = {
  // No delete: next_id() increments counters, and ids are never reused.
  counters: ["select", "insert", "update"],
  // No delete: books refer to them. They are archived, and a grant is ended.
  businesses: ["select", "insert", "update"],
  shops: ["select", "insert", "update"],
  tills: ["select", "insert", "update"],
  safes: ["select", "insert", "update"],
  bank_accounts: ["select", "insert", "update"],
  deposit_policies: ["select", "insert", "update"],
  staff_grants: ["select", "insert", "update"],
  // A price is never changed, so that its history stays true.
  product_prices: ["select", "insert"],
  price_changes: ["select", "insert"],
  price_change_cells: ["select", "insert"],
  // No delete: the history of a till session is permanent.
  till_sessions: ["select", "insert", "update"],
  till_events: ["select", "insert"],
  reading_mappings: ["select", "insert", "update"],
  // No delete, and trails are append-only: cash that moved stays on record.
  drops: ["select", "insert", "update"],
  safe_contents: ["select", "insert", "update"],
  safe_movements: ["select", "insert"],
  bank_bags: ["select", "insert", "update"],
  bank_bag_events: ["select", "insert"],
  counter_deposits: ["select", "insert"],
  suppliers: ["select", "insert", "update"],
  supplier_products: ["select", "insert", "update"],
  supplier_bills: ["select", "insert", "update"],
  supplier_bill_lines: ["select", "insert", "update"],
  supplier_bill_events: ["select", "insert"],
  supplier_bill_settlements: ["select", "insert", "update"],
  // Statements stay as imported. Triggers write the matched amount of a line, and let matches only be ended.
  bank_statements: ["select", "insert"],
  bank_lines: ["select", "insert"],
  bank_line_details: ["select", "insert"],
  bank_csv_mappings: ["select", "insert", "update"],
  bank_matches: ["select", "insert", "update"],
  bank_rules: ["select", "insert", "update"],
  // Records about money are ended, never deleted.
  account_payments: ["select", "insert", "update"],
  payment_allocations: ["select", "insert", "update"],
  payment_batches: ["select", "insert", "update"],
  payment_batch_items: ["select", "insert", "update"],
  sepa_mandates: ["select", "insert", "update"],
  sepa_creditors: ["select", "insert", "update"],
  reminder_policies: ["select", "insert", "update"],
  // Sent reminders stay on record.
  invoice_reminders: ["select", "insert"],
  direct_debits: ["select", "insert", "update"],
  // Expected occurrences are deleted when their mandate changes or ends.
  direct_debit_occurrences: ["select", "insert", "update", "delete"],
  recurring_charges: ["select", "insert", "update"],
  // The outcome of a day is never changed.
  recurring_charge_days: ["select", "insert"],
  cash_exceptions: ["select", "insert", "update"],
  // The journal of stock is append-only, and its triggers write the levels.
  stock_levels: ["select"],
  stock_movements: ["select", "insert"],
  stock_reservations: ["select", "insert", "update"],
  stock_settings: ["select", "insert", "update"],
  stock_documents: ["select", "insert", "update"],
  stock_lines: ["select", "insert", "update"],
  stock_orders: ["select", "insert", "update"],
  stock_alerts: ["select", "insert", "update"],
  // Sign-ins are inserted as the owner, before the workspace is known; members list and end them.
  sessions: ["select", "update"],
  account_links: ["select", "insert", "update"],
  // Written as the owner.
  live_pages: ["select"],
  // Members insert the first cursor; the background task moves it.
  webhook_cursors: ["select", "insert"],
  // Counted as the owner.
  workspace_usage: ["select"],
  // An audit log is worthless if its entries can be changed.
  sign_in_events: ["select", "insert"],
  payment_changes: ["select", "insert"],
  audit_events: ["select", "insert"],
  audit_details: ["select", "insert"],
  // Written by the sealing job, as the owner.
  audit_seals: ["select"],
  // The journal is append-only, and the triggers write the balances. Nobody deletes accounts, months or whole books.
  books: ["select", "insert", "update"],
  accounts: ["select", "insert", "update"],
  journal_entries: ["select", "insert"],
  postings: ["select", "insert"],
  account_balances: ["select"],
  account_days: ["select"],
  party_balances: ["select"],
  periods: ["select", "insert", "update"],
  // Inserted as the owner. Members list and delete them, and insert them when the delete of a user is undone.
  known_devices: ["select", "insert", "delete"],
  // Members add jobs of their workspace; workers claim and finish them as the owner.
  jobs: ["insert"],
  // Members queue emails and read their state. Texts may contain secrets, and the owner writes the states.
  // List the columns in the order of the table.
  mail_outbox: [
    "select (id, workspace_id, user_id, kind, record_id, to, recipients, state, attempts, next_attempt_at, last_error, created_at, sent_at, recipient_count, address)",
    "insert",
  ],
  mail_outbox_files: ["select (workspace_id, mail_id, position)", "insert"],
}

/** Tables whose rows are never deleted, so they don't count towards a workspace's row limit: the audit log and the books. */
export const uncounted: ReadonlySet<string> = new Set(
  `audit_events audit_details audit_seals audit_settings
  books accounts journal_entries postings account_balances account_days party_balances periods`.split(/\s+/),
)
