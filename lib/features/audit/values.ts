import type { Rule } from "@/lib/core/auth/ability"

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
  "view-started",
  "view-ended",
  "approved",
  "approval-refused",
  "pin-set",
  "left",
] as const

/** The kinds of records whose changes are recorded: those of data/audited.ts, which a test compares. */
export const recordTypes = [
  "user",
  "client",
  "invoice",
  "billing",
  "product",
  "category",
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
  "drop",
  "safe-movement",
  "bank-bag",
  "bank-line",
  "bank-rule",
  "bank-statement",
  "counter-deposit",
  "supplier",
  "supplier-bill",
  "account-payment",
  "payment-batch",
  "sepa-mandate",
  "direct-debit",
  "recurring-invoice",
  "reminder-policy",
  "direct-debit-occurrence",
  "recurring-charge",
  "stock-document",
  "stock-order",
  "stock-settings",
  "offer",
  "staff-grant",
  "till-session",
  "webhook",
  "api-key",
  "passkey",
  "books",
  "ledger-account",
  "journal-entry",
  "period",
  "audit-log",
] as const

/**
 * The kinds of records by which the log can be filtered: also those that are only exported or refused, and coupons, which are
 * offers since then.
 */
export const auditedTypes = [...recordTypes, "personal-data", "call", "coupon"] as const

/**
 * The records whose activity their screens show, and the right to see it, which is that of the screen. Only orders take another:
 * buyers read their own, but the activity names members of staff.
 */
export const activityRights = {
  user: ["read", "User"],
  invoice: ["read", "Invoice"],
  product: ["update", "Product"],
  coupon: ["update", "Product"],
  offer: ["read", "Offer"],
  order: ["update", "Order"],
  task: ["read", "Task"],
  "supplier-bill": ["read", "SupplierBill"],
  supplier: ["read", "SupplierBill"],
} as const satisfies Partial<Record<(typeof auditedTypes)[number], Rule>>
/** The type by which the log names a record, where it differs. */
export const loggedAs: Partial<Record<ActivityType, string>> = { coupon: "offer" }
export type ActivityType = keyof typeof activityRights
export const activityTypes = Object.keys(activityRights) as [ActivityType, ...ActivityType[]]

/** The kinds of entries that a record's activity has. */
export const activityActions = ["created", "updated", "deleted", "restored"]

/** The choice of how long details are kept, in years. */
export const retentionYears = [1, 2, 5, 10] as const
export const daysPerYear = 365
