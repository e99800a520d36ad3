import type { AuditEvent } from "@/lib/features/audit/schema"

const pages: Record<string, (id: string) => string> = {
  user: (id) => `/apps/user/view/${id}`,
  invoice: (id) => `/apps/invoice/preview/${id}`,
  product: (id) => `/apps/ecommerce/product-list/${id}`,
  order: (id) => `/apps/ecommerce/order/${id}`,
  task: (id) => `/apps/todo?task=${id}`,
  "blog-post": (id) => `/pages/blog/detail/${id}`,
}

/** Returns the page of an event's record; undefined if there is none, or none any more. */
export function recordAddress({ recordType, recordId, action }: AuditEvent): string | undefined {
  return action !== "deleted" && /^\d+$/.test(recordId) ? pages[recordType]?.(recordId) : undefined
}
