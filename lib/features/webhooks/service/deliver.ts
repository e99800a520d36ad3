import { config } from "@/lib/core/config"
import { store as openStore } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import { announceWrite } from "@/lib/core/live/news"
import { log } from "@/lib/core/log"
import type { Resolve } from "@/lib/core/outbound/address"
import { OutboundError, type OutboundResponse, postOutside } from "@/lib/core/outbound/request"
import { replayDelivery } from "../contract"
import * as queue from "../store/queue"
import type { WebhookRow } from "../store/webhooks"
import { type DeliveryError, maxAnswer } from "../values"
import { maxAttempts, retryAfterSeconds, waitSeconds } from "./schedule"
import { signedHeaders, unsealSecret } from "./signature"
import { settleFailure } from "./switch-off"
import { wakeDelivery } from "./wake"

/** Max deliveries that one process sends at the same time. */
const maxParallel = 8
/** Longer than an attempt may take. */
const leaseSeconds = 60
const timeoutMs = 15_000
const soonSeconds = 30

/** Replaces the resolver, the clock or the timeout in tests. */
export interface DeliveryOptions {
  resolve?: Resolve
  now?: () => Date
  timeoutMs?: number
}

interface Attempt {
  error: DeliveryError | null
  response?: OutboundResponse
  durationMs: number
}

function errorOf({ status }: OutboundResponse): DeliveryError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? "redirect" : "status"
}

/** The secrets that sign now: the current one, and for a day after a rotation the one before. */
function secretsOf({ workspaceId, id, secret, previousSecret, previousUntil }: WebhookRow, now: Date): string[] {
  const sealed = [secret, ...(previousSecret && previousUntil && previousUntil > now ? [previousSecret] : [])]
  return sealed.map((one) => unsealSecret(one, workspaceId, id)).filter((one) => one !== undefined)
}

async function attempt(webhook: WebhookRow, delivery: queue.Claimed, options: DeliveryOptions): Promise<Attempt> {
  const now = options.now?.() ?? new Date()
  const secrets = secretsOf(webhook, now)
  if (secrets.length === 0) return { error: "secret", durationMs: 0 }
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  const headers = {
    "content-type": "application/json",
    "user-agent": "Cornerledger-Webhooks/1",
    ...signedHeaders(delivery.eventId, now, delivery.body, secrets),
  }
  try {
    const response = await postOutside(webhook.url, headers, delivery.body, {
      allowsPrivate: config().WEBHOOKS_ALLOW_PRIVATE,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      maxBytes: maxAnswer,
      resolve: options.resolve,
    })
    return { error: errorOf(response), response, durationMs: took() }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { error: error.failure, durationMs: took() }
  }
}

/** Seconds until the next attempt; null if it was the last one. */
function retryIn({ attempts }: queue.Claimed, { response }: Attempt): number | null {
  if (attempts >= maxAttempts || response?.status === 410) return null
  const isAsked = response?.status === 429 || response?.status === 503
  return waitSeconds(attempts, isAsked ? retryAfterSeconds(response.headers["retry-after"]) : 0)
}

/** Saves the outcome of an attempt and what it means for the webhook, in one transaction. */
async function settle(delivery: queue.Claimed, result: Attempt): Promise<void> {
  const { error, response, durationMs } = result
  const next = error ? retryIn(delivery, result) : null
  const state = error ? (next === null ? "failed" : "pending") : "delivered"
  const outcome = { error, durationMs, status: response?.status ?? null, answer: response?.body ?? null }
  const effects: (() => Promise<void> | void)[] = []
  await ownerTx(async (db) => {
    effects.length = 0
    if (!(await queue.finish(db, delivery, state, outcome, next))) return
    if (!error) return void (await queue.markWorking(db, delivery))
    await queue.markFailing(db, delivery)
    if (state === "failed")
      await settleFailure(db, delivery, response?.status === 410, (effect) => effects.push(effect))
  })
  for (const effect of effects) await effect()
  const { workspaceId, webhookId, id, type, attempts } = delivery
  const line = { workspace: workspaceId, webhook: webhookId, delivery: id, type, attempts, state, error }
  log().info({ ...line, status: outcome.status, ms: durationMs }, "webhook delivery")
  announceWrite(replayDelivery, { workspaceId, userId: 0 })
  // The job looks every half minute; a first retry shouldn't wait that long.
  if (next !== null && next < soonSeconds) setTimeout(wakeDelivery, next * 1000).unref()
}

async function deliver(delivery: queue.Claimed, options: DeliveryOptions): Promise<void> {
  const { owner } = await openStore()
  const webhook = await queue.findWebhook(owner, delivery)
  // Deleted with its deliveries meanwhile.
  if (webhook) await settle(delivery, await attempt(webhook, delivery, options))
}

/** Sends due deliveries, a few in parallel, until none is left. Several processes may run this at once. */
export async function deliverDueWebhooks(options: DeliveryOptions = {}): Promise<void> {
  const { owner } = await openStore()
  if (!(await queue.isAnyDue(owner))) return
  const active = new Set<Promise<void>>()
  const start = (delivery: queue.Claimed) => {
    const sending = deliver(delivery, options)
      // The lease expires, then it is sent again.
      .catch((error) => log().error({ err: error, delivery: delivery.id }, "a webhook delivery could not be saved"))
      .finally(() => active.delete(sending))
    active.add(sending)
  }
  for (;;) {
    const free = maxParallel - active.size
    for (const delivery of await ownerTx((db) => queue.claim(db, free, leaseSeconds))) start(delivery)
    if (active.size === 0) return
    await Promise.race(active)
  }
}

/** Deletes finished deliveries after 30 days. */
export async function purgeDeliveries(): Promise<void> {
  const { owner } = await openStore()
  await queue.deleteOld(owner)
}
