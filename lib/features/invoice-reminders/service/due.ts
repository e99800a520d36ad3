import type { Scope } from "@/lib/core/db/types"
import type { DueReminderQuery } from "../schema/reminders"
import * as store from "../store"

/** The reminders that should be sent today. */
export async function list(scope: Scope, query: DueReminderQuery) {
  const { rows, ...total } = await store.findDue(scope, query)
  return { data: rows, ...total, page: query.page, perPage: query.perPage }
}

/** The reminders that were sent for an invoice, the first one first. */
export async function sent(scope: Scope, invoice: number) {
  const rows = await store.findSent(scope, invoice)
  return { data: rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })) }
}
