import { randomUUID } from "node:crypto"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { Delivery, DeliveryDetails, DeliveryListQuery } from "../schema"
import * as store from "../store/deliveries"
import { testType } from "../values"
import { wakeDelivery } from "./wake"
import { requireRow } from "./webhooks"

const time = (at: Date | null) => at?.toISOString() ?? null

const toDelivery = (row: store.ListedRow): Delivery => ({
  id: row.id,
  webhookId: row.webhookId,
  eventId: row.eventId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  // While it is being sent, the column is the end of the lease.
  nextAttemptAt: row.state === "pending" ? time(row.nextAttemptAt) : null,
  lastAttemptAt: time(row.lastAttemptAt),
  durationMs: row.durationMs,
  status: row.status,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
})

const toDetails = (row: store.DeliveryRow): DeliveryDetails => ({
  ...toDelivery(row),
  body: row.body,
  answer: row.answer,
})

/** @throws HttpError 404 */
export async function list(scope: Scope, webhookId: string, query: DeliveryListQuery) {
  await requireRow(scope, webhookId)
  const { rows, ...total } = await store.findPage(scope, webhookId, query)
  return { data: rows.map(toDelivery), ...total, page: query.page, perPage: query.perPage }
}

async function requireDelivery(scope: Scope, webhookId: string, id: string): Promise<store.DeliveryRow> {
  const row = await store.find(scope, webhookId, id)
  if (!row) throw notFound()
  return row
}

export const get = async (scope: Scope, webhookId: string, id: string) =>
  toDetails(await requireDelivery(scope, webhookId, id))

/** @throws HttpError 409 if nothing is sent at the moment because the webhook is paused or off */
async function requireActive(scope: Scope, webhookId: string): Promise<void> {
  if ((await requireRow(scope, webhookId)).state !== "active") throw conflict({ state: "webhookNotActive" })
}

/** Sends a test event. */
export async function sendTest(scope: Scope, webhookId: string, now = new Date()): Promise<DeliveryDetails> {
  await requireActive(scope, webhookId)
  const data = { recordType: "webhook", recordId: webhookId, action: "test", actor: null, changes: {} }
  const body = JSON.stringify({ type: testType, timestamp: now.toISOString(), data })
  const [row] = await store.insert(scope, [{ webhookId, eventId: randomUUID(), type: testType, body }])
  scope.after(wakeDelivery)
  return toDetails(row as store.DeliveryRow)
}

/** Sends a delivery again with the same id and body, whether it has succeeded, failed or waits for its next attempt. */
export async function replay(scope: Scope, webhookId: string, id: string): Promise<DeliveryDetails> {
  await requireDelivery(scope, webhookId, id)
  await requireActive(scope, webhookId)
  await store.requeue(scope, webhookId, id)
  scope.after(wakeDelivery)
  return get(scope, webhookId, id)
}
