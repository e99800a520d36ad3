import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { abilityOf } from "@/lib/core/auth/casl"
import { config } from "@/lib/core/config"
import { store as openStore } from "@/lib/core/db/client"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { cachedResponse } from "@/lib/core/http/answers"
import { notFound } from "@/lib/core/http/errors"
import { addDays, dayOf } from "@/lib/core/time-zone"
import { findRows } from "../store/events"
import * as feeds from "../store/feeds"
import { findOverrides } from "../store/overrides"
import { writeCalendar } from "./ics-write"
import { Steps } from "./steps"

/** How far back a calendar file reaches, in days, and its max number of events. */
const daysBack = 400
const maxEvents = 10_000

/** Reads the contents of a calendar file in one transaction. */
async function sourceOf(scope: Scope) {
  const now = dayOf(new Date())
  const rows = await findRows(scope, addDays(now, -daysBack), maxEvents)
  const repeating = rows.filter(({ recurrence }) => recurrence).map(({ id }) => id)
  return { now, rows, overrides: await findOverrides(scope, repeating) }
}

/** Builds the file. Its timestamp is the current day, so an unchanged calendar keeps its ETag and repeated reads get 304. */
async function fileOf(source: Awaited<ReturnType<typeof sourceOf>>) {
  const host = new URL(config().appUrl).hostname
  const text = await writeCalendar({ ...source, host, name: "Cornerledger" }, new Steps())
  const content = new TextEncoder().encode(text)
  const etag = `"${createHash("sha256").update(content).digest("base64url")}"`
  const headers = { "cache-control": "private, no-cache" }
  return { type: "text/calendar; charset=utf-8", content, etag, headers }
}

/** Returns the workspace's calendar as a file to download. */
export async function exportFile(actor: Actor) {
  const { headers, ...file } = await fileOf(await tx(actor, sourceOf))
  return { ...file, headers: { ...headers, "content-disposition": 'attachment; filename="calendar.ics"' } }
}

/**
 * The token in the address is a random nonce and its signature. Only the nonce is stored, so reading the database isn't
 * enough to build the address, and nobody can guess a token without the signing key.
 */
const signatureOf = (nonce: string) =>
  createHmac("sha256", `${config().secrets.session}:calendar-feed`).update(nonce).digest("base64url")
const tokenOf = (nonce: string) => `${nonce}${signatureOf(nonce)}`
const nonceLength = 22

function nonceOf(token: string): string | undefined {
  const [nonce, signature] = [token.slice(0, nonceLength), Buffer.from(token.slice(nonceLength))]
  const expected = Buffer.from(signatureOf(nonce))
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? nonce : undefined
}

const addressOf = (nonce: string) => `${config().appUrl}/api/apps/calendar/feed/${tokenOf(nonce)}.ics`

/** Returns the caller's private address; all fields are null if there is none. */
export async function show(scope: Scope) {
  const row = await feeds.findFeed(scope)
  if (!row) return { address: null, createdAt: null, lastReadAt: null }
  const lastReadAt = row.lastReadAt?.toISOString() ?? null
  return { address: addressOf(row.nonce), createdAt: row.createdAt.toISOString(), lastReadAt }
}

/** Creates a new address for the caller; the previous one stops working. */
export async function renew(scope: Scope) {
  await feeds.saveFeed(scope, randomBytes(16).toString("base64url"))
  return show(scope)
}

export async function revoke(scope: Scope) {
  if (!(await feeds.removeFeed(scope))) throw notFound()
  return show(scope)
}

/** Returns the file behind a private address. @throws HttpError 404 for every kind of invalid token */
export async function read(token: string) {
  // The signature exposes a forged token without a query, so attempts need no rate limit.
  const nonce = nonceOf(token.replace(/\.ics$/, ""))
  if (!nonce) throw notFound()
  return cachedResponse(`calendar feed ${nonce}`, async () => {
    const { owner } = await openStore()
    const reader = await feeds.findReader(owner, nonce)
    if (!reader || !abilityOf(reader.rules).can("read", "Event")) throw notFound()
    const source = await tx(reader, async (scope) => {
      await feeds.recordRead(scope)
      return sourceOf(scope)
    })
    return fileOf(source)
  })
}
