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

/** The kinds of records whose changes are recorded: those of data/audited.ts, which a test compares. */
export const recordTypes = [
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
  "webhook",
  "api-key",
  "passkey",
  "audit-log",
] as const

/** The kinds of records by which the log can be filtered: also those that are only exported or refused. */
export const auditedTypes = [...recordTypes, "personal-data", "call"] as const

/** The choice of how long details are kept, in years. */
export const retentionYears = [1, 2, 5, 10] as const
export const daysPerYear = 365
