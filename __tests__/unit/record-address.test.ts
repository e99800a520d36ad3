import { recordAddress } from "@/components/features/audit/record-address"
import type { AuditEvent } from "@/lib/features/audit/schema"

const addressOf = (recordType: string, recordId: string, action = "created") =>
  recordAddress({ recordType, recordId, action } as AuditEvent)

test("events lead to the page of their record, with a number or a UUID, while it exists", () => {
  const entry = "01a20993-1986-7d95-b2bb-cdde13445c54"
  expect(addressOf("journal-entry", entry)).toBe(`/business/books/entries/${entry}`)
  expect(addressOf("ledger-account", "12")).toBe("/business/books/accounts/12")
  expect(addressOf("user", "3")).toBe("/apps/user/view/3")
  expect(addressOf("user", "3", "deleted")).toBeUndefined()
  expect(addressOf("user", "../3")).toBeUndefined()
  expect(addressOf("ledger-account", "2026-06")).toBeUndefined()
})
