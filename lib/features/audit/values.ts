/** The kinds of entries of the audit log. Each has a word and a sentence in messages/<language>/audit.json. */
export const auditActions = [
  "created",
  "updated",
  "deleted",
  "restored",
  "exported",
  "refused",
  "registered",
  "signed-in",
  "signed-out",
  "sign-in-ended",
  "sign-in-failed",
] as const

/** The kinds of records by which the log can be filtered: those of data/audited.ts, and those that are only exported or refused. */
export const auditedTypes = [
  "user",
  "client",
  "invoice",
  "billing",
  "product",
  "coupon",
  "order",
  "shop",
  "subscription",
  "event",
  "task",
  "blog-post",
  "blog-comment",
  "post",
  "post-comment",
  "photo",
  "mail",
  "business",
  "business-shop",
  "till",
  "safe",
  "bank-account",
  "staff-grant",
  "webhook",
  "api-key",
  "passkey",
  "books",
  "ledger-account",
  "journal-entry",
  "period",
  "audit-log",
  "personal-data",
  "call",
] as const

/** The choice of how long details are kept, in years. */
export const retentionYears = [1, 2, 5, 10] as const
export const daysPerYear = 365
