import { randomUUID } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import { takeTurns } from "@/lib/core/db/turns"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { hasPrivateAddress, urlProblem } from "@/lib/core/outbound/address"
import type { Webhook, WebhookChanges, WebhookListQuery, WebhookValues } from "../schema"
import * as store from "../store/webhooks"
import { maxWebhooks, rotationHours } from "../values"
import { newSecret, sealSecret, unsealSecret } from "./signature"

const time = (at: Date | null) => at?.toISOString() ?? null

const toWebhook = (row: store.ListedRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  state: row.state,
  offReason: row.offReason,
  failingSince: time(row.failingSince),
  previousSecretUntil: row.previousUntil && row.previousUntil.getTime() > Date.now() ? time(row.previousUntil) : null,
  version: row.version,
  madeBy: row.madeByName,
  createdAt: row.createdAt.toISOString(),
})

const problemKeys = {
  url: "webhookUrl",
  https: "webhookHttps",
  port: "webhookPort",
  private: "webhookPrivate",
} as const

/**
 * Checks an address when it is saved. A name without an address is accepted, because the receiver may not run yet; each
 * delivery checks again.
 * @throws HttpError 422
 */
async function checkUrl(url: string): Promise<void> {
  const allowsPrivate = config().WEBHOOKS_ALLOW_PRIVATE
  const problem = urlProblem(url, allowsPrivate)
  if (problem) throw invalid({ url: problemKeys[problem] })
  if (!allowsPrivate && (await hasPrivateAddress(url))) throw invalid({ url: problemKeys.private })
}

export async function list(scope: Scope, query: WebhookListQuery) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map(toWebhook), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function requireRow(scope: Scope, id: string, options?: { lock: boolean }): Promise<store.WebhookRow> {
  const row = await store.find(scope, id, options)
  if (!row) throw notFound()
  return row
}

export const get = async (scope: Scope, id: string) => toWebhook(await requireRow(scope, id))

/** Adds a webhook. @throws HttpError 422 for an address that may not be called, 409 if there are too many */
export async function add(principal: Principal, values: WebhookValues) {
  await checkUrl(values.url)
  const id = randomUUID()
  const secret = newSecret()
  const row = await tx(principal, async (scope) => {
    await takeTurns(scope, "webhooks")
    if ((await store.countAll(scope)) >= maxWebhooks) throw conflict({ url: ["tooManyWebhooks", { max: maxWebhooks }] })
    const sealed = sealSecret(secret, scope.workspaceId, id)
    return store.insert(scope, {
      ...values,
      id,
      secret: sealed,
      madeBy: principal.userId,
      madeByName: principal.fullName,
    })
  })
  return { ...toWebhook(row), secret }
}

/**
 * Changes a webhook; given fields are merged. Turning it on clears why it was off.
 * @throws HttpError 404; 409 if it has changed since `version`; 422
 */
export async function change(actor: Actor, id: string, { version, ...changes }: WebhookChanges): Promise<Webhook> {
  if (changes.url !== undefined) await checkUrl(changes.url)
  return tx(actor, async (scope) => {
    const before = await requireRow(scope, id, { lock: true })
    if (version !== undefined && version !== before.version)
      throw new HttpError(409, "conflict", { current: toWebhook(before) })
    const turnsOn = changes.state === "active" && before.state !== "active"
    const cleared = turnsOn || changes.state === "paused" ? { offReason: null, failingSince: null } : {}
    return toWebhook(await store.update(scope, id, { ...changes, ...cleared }))
  })
}

/** Deletes a webhook with its deliveries. @returns it as it was */
export async function remove(scope: Scope, id: string): Promise<Webhook> {
  const row = await requireRow(scope, id, { lock: true })
  await store.remove(scope, id)
  return toWebhook(row)
}

/** Makes a new secret. The previous one signs too for a day, so that receivers can change over without a gap. */
export async function rotate(scope: Scope, id: string) {
  const before = await requireRow(scope, id, { lock: true })
  const secret = newSecret()
  const row = await store.update(scope, id, {
    secret: sealSecret(secret, scope.workspaceId, id),
    previousSecret: before.secret,
    previousUntil: new Date(Date.now() + rotationHours * 3_600_000),
  })
  return { ...toWebhook(row), secret }
}

/** The secret for verifying signatures. @throws HttpError 409 if it can't be read any more and has to be rotated */
export async function reveal(scope: Scope, id: string) {
  const { secret: sealed } = await requireRow(scope, id)
  const secret = unsealSecret(sealed, scope.workspaceId, id)
  if (!secret) throw new HttpError(409, "conflict", { message: "webhookSecret" })
  return { secret }
}
