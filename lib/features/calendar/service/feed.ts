import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { abilityOf } from "@/lib/core/auth/ability"
import { config } from "@/lib/core/config"
import { store as openStore } from "@/lib/core/db/client"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { keptAnswer } from "@/lib/core/http/answers"
import { notFound } from "@/lib/core/http/errors"
import { addDays, dayOf } from "@/lib/core/time-zone"
import { findRows } from "../store/events"
import * as feeds from "../store/feeds"
import { findOverrides } from "../store/overrides"
import { writeCalendar } from "./ics-write"
import { Steps } from "./steps"

/** How far back a calendar file reaches, in days, and how many events it holds at most. */
const daysBack = 400
const most = 10_000

/** What a calendar file is made of, read in one transaction. */
async function sourceOf(scope: Scope) {
  const now = dayOf(new Date())
  const rows = await findRows(scope, addDays(now, -daysBack), most)
  const repeating = rows.filter(({ recurrence }) => recurrence).map(({ id }) => id)
  return { now, rows, overrides: await findOverrides(scope, repeating) }
}

/** The file of one day is always the same, so readers who ask again are told that nothing changed. */
async function fileOf(source: Awaited<ReturnType<typeof sourceOf>>) {
  const host = new URL(config().appUrl).hostname
  const text = await writeCalendar({ ...source, host, name: "Cornerledger" }, new Steps())
  const content = new TextEncoder().encode(text)
  const etag = `"${createHash("sha256").update(content).digest("base64url")}"`
  const headers = { "cache-control": "private, no-cache" }
  return { type: "text/calendar; charset=utf-8", content, etag, headers }
}

/** The workspace's calendar as a file to download. */
export async function exportFile(actor: Actor) {
  const { headers, ...file } = await fileOf(await tx(actor, sourceOf))
  return { ...file, headers: { ...headers, "content-disposition": 'attachment; filename="calendar.ics"' } }
}

/**
 * The address's secret part: a random name, signed. Only the name is stored, so that whoever reads the store cannot read
 * the calendar by it; and no name can be guessed at without the signature.
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

/** The caller's private address, where there is one. */
export async function show(scope: Scope) {
  const row = await feeds.findFeed(scope)
  if (!row) return { address: null, createdAt: null, lastReadAt: null }
  const lastReadAt = row.lastReadAt?.toISOString() ?? null
  return { address: addressOf(row.nonce), createdAt: row.createdAt.toISOString(), lastReadAt }
}

/** Gives the caller a new address; the one before leads nowhere from now on. */
export async function renew(scope: Scope) {
  await feeds.saveFeed(scope, randomBytes(16).toString("base64url"))
  return show(scope)
}

export async function revoke(scope: Scope) {
  if (!(await feeds.removeFeed(scope))) throw notFound()
  return show(scope)
}

/** The file behind a private address. Whatever is wrong with it, the answer is the same. @throws HttpError 404 */
export async function read(token: string) {
  // A forged one is known by its signature alone: guessing costs the store nothing, so tries need no counting.
  const nonce = nonceOf(token.replace(/\.ics$/, ""))
  if (!nonce) throw notFound()
  return keptAnswer(`calendar feed ${nonce}`, async () => {
    const { owner } = await openStore()
    const reader = await feeds.findReader(owner, nonce)
    if (!reader || !abilityOf(reader.rules).can("read", "Event")) throw notFound()
    const source = await tx(reader, async (scope) => {
      await feeds.noteRead(scope)
      return sourceOf(scope)
    })
    return fileOf(source)
  })
}
