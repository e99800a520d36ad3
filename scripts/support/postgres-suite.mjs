/**
 * API test files whose subject can behave differently on a PostgreSQL server than on the embedded store: statements and
 * their plans, locks and concurrent writers, several processes, live updates, migrations and rights, text in other
 * encodings, lost connections. Everything else runs on the embedded store only; `npm run test:postgres` runs all of it.
 * The names are patterns of Jest, without `__tests__/api/` and `.test.ts`.
 */
const files = [
  "account-own-data",
  "backup",
  "calendar-(reminders|series)",
  "chat(-talk)?",
  "confirmation-limits",
  "database-away",
  "datatables",
  "ecommerce-orders",
  "email-(paging|search|send)",
  "hostile-(bodies|fields|queries)",
  "ids",
  "invoices-(credit|issued|list|payments|search|write)",
  "letters",
  "limits",
  "live",
  "maintenance",
  "member-login",
  "metrics",
  "notifications",
  "operations",
  "outbox-.*",
  "personal-data",
  "rate-limits",
  "refresh-and-sign-out",
  "registration",
  "rights",
  "samples",
  "search-.*",
  "session-.*",
  "shop-(invariants|payments|states)",
  "sign-in-.*",
  "statements(-writes)?",
  "tidy",
  "todo-(many|order)",
  "two-step-limits",
  "users-(delete|list|rights|undo)",
  "workspaces",
]

export const postgresPattern = `__tests__/api/(${files.join("|")})\\.test\\.ts$`
