import type { AuditEvent } from "@/lib/features/audit/schema"

const pages: Record<string, (id: string) => string> = {
  user: (id) => `/apps/user/view/${id}`,
  invoice: (id) => `/apps/invoice/preview/${id}`,
  product: (id) => `/apps/ecommerce/product-list/${id}`,
  order: (id) => `/apps/ecommerce/order/${id}`,
  task: (id) => `/apps/todo?task=${id}`,
  "blog-post": (id) => `/pages/blog/detail/${id}`,
  "ledger-account": (id) => `/business/books/accounts/${id}`,
  "journal-entry": (id) => `/business/books/entries/${id}`,
}
/** A number, or a UUID. */
const isId = /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Returns the page of an event's record; undefined if there is none, or none any more. */
export function recordAddress({ recordType, recordId, action }: AuditEvent): string | undefined {
  return action !== "deleted" && isId.test(recordId) ? pages[recordType]?.(recordId) : undefined
}
