import { inBackground } from "@/lib/core/background"
import { store as openStore } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import { log } from "@/lib/core/log"
import { insert, type NewDelivery } from "../store/deliveries"
import { findAfter, findBehind, lastSequence, type SealedEvent } from "../store/events"
import * as queue from "../store/queue"
import { includes } from "./patterns"
import { wakeDelivery } from "./wake"

const batch = 200

const typeOf = ({ recordType, action }: SealedEvent) => `${recordType}.${action}`

/** The body of an event. It holds what the audit log may hold; if that was blanked, only that something happened. */
export function bodyOf(event: SealedEvent): string {
  const { recordType, recordId, action, actorId, content } = event
  const { actor: name, before, after, part } = content ?? {}
  const actor = actorId === null ? null : { id: actorId, name: name ?? null }
  const data = { recordType, recordId, action, actor, changes: { before, after, part } }
  return JSON.stringify({ type: typeOf(event), timestamp: event.recordedAt, data })
}

/** Turns the next events of a workspace into deliveries and moves its cursor, in one transaction. @returns whether to go on */
async function fanOutBatch(db: Db, workspaceId: number): Promise<boolean> {
  const cursor = await queue.lockCursor(db, workspaceId)
  if (cursor === undefined) return false
  const hooks = await queue.findActive(db, workspaceId)
  if (hooks.length === 0) {
    await queue.moveCursor(db, workspaceId, lastSequence(workspaceId))
    return false
  }
  const events = await findAfter(db, workspaceId, cursor, batch)
  const last = events.at(-1)
  if (!last) return false
  const deliveries = events.flatMap((event): NewDelivery[] => {
    const type = typeOf(event)
    // Events from before the webhook was made may be sealed after that.
    const wanted = hooks.filter(
      (hook) => includes(hook.events, type) && hook.createdAt.getTime() <= Date.parse(event.recordedAt),
    )
    if (wanted.length === 0) return []
    const body = bodyOf(event)
    return wanted.map(({ id }) => ({ webhookId: id, eventId: event.id, type, body }))
  })
  for (let at = 0; at < deliveries.length; at += batch)
    await insert({ db, workspaceId }, deliveries.slice(at, at + batch))
  await queue.moveCursor(db, workspaceId, last.sequence)
  return events.length === batch
}

/** Turns newly sealed events of all workspaces into deliveries. Several processes may run this at once. */
export async function fanOut(): Promise<void> {
  const { owner } = await openStore()
  for (const workspaceId of await findBehind(owner)) {
    try {
      while (await ownerTx((db) => fanOutBatch(db, workspaceId), { call: "fan-out-webhooks" }));
    } catch (error) {
      log().error({ err: error, workspace: workspaceId }, "events could not be turned into webhook deliveries")
    }
  }
  if (await queue.isAnyDue(owner)) wakeDelivery()
}

/** Does so in the background. Never throws: if it fails, the job does it. */
export const fanOutSoon = (): void => inBackground("turning events into webhook deliveries", fanOut)
