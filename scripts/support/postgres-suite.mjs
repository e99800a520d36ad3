/**
 * API tests of features that can behave differently on a PostgreSQL server: statements and their plans, locks and concurrent
 * writers, several processes, live updates, migrations and rights, text in other encodings, lost connections. All others run
 * on the embedded store only, except with `npm run test:postgres`. The names are Jest patterns, without `__tests__/api/` and
 * `.test.ts`.
 */
const files = [
  "account-own-data",
  "api-keys-life",
  "assistant-(coverage|writes)",
  "audit.*",
  "backup",
  "books-outlive",
  "calendar-(reminders|series)",
  "chat(-conversation)?",
  "confirmation-limits",
  "database-away",
  "datatables",
  "drops",
  "ecommerce-orders",
  "email-(paging|search|send)",
  "hostile-(bodies|fields|queries)",
  "idempotency",
  "ids",
  "invoices-(credit|issued|list|payment-changes|payments|search|write)",
  "job(s|-.*)",
  "large-amounts",
  "ledger-(database|posting|workers)",
  "letters",
  "limits",
  "live",
  "maintenance",
  "member-login",
  "metrics",
  "notifications",
  "operations",
  "outbox-.*",
  "passkeys-sign-in",
  "personal-data",
  "rate-limits",
  "refresh-and-sign-out",
  "registration",
  "rights",
  "safe-money",
  "samples",
  "search-.*",
  "session-.*",
  "shop-(invariants|payments|refunds|states)",
  "sign-in-.*",
  "statements(-writes)?",
  "tidy",
  "todo-(many|order)",
  "tools",
  "two-step-(limits|operator)",
  "users-(delete|list|rights|undo)",
  "webhooks-(delivery|events)",
  "workspaces",
]

export const postgresPattern = `__tests__/api/(${files.join("|")})\\.test\\.ts$`

/** The same, with the files that run others on a shared store; these run only those that match the pattern. */
export const postgresSelection = `${postgresPattern}|__tests__/api/together/`
