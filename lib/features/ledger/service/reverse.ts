import type { Approver } from "@/lib/core/auth/approvals"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { shared } from "@/lib/core/shared"
import { findEntry } from "../store/journal"
import type { Posted } from "./entry"
import { write } from "./post"

interface Request {
  /** Stored with the reversal. */
  reason: string
  /** The day of the reversal; the entry's own if left out. */
  businessDate?: string
  /** The time of the event; now if left out. */
  occurredAt?: Date
  /** The idempotency key of the command. An entry is never reversed twice, whatever the keys. */
  key?: string
  isBookkeeper?: boolean
  /** The user who approved the reversal, if the caller may not reverse alone. */
  approver?: Approver
}

/** A reversal that was posted. */
export interface Reversed {
  entry: string
  reversal: string
  reason: string
  /** The record that the entry was posted for. */
  source?: { type: string; id: string }
}
/** Undoes another noun's records about an entry, in the transaction that reverses the entry. */
type OnReversal = (scope: Scope, reversed: Reversed) => Promise<void>

const connected = shared<readonly OnReversal[]>("onReversal")

/** Connects the functions that follow a reversal, from nouns that the ledger doesn't import. */
export function connectReversals(given: readonly OnReversal[]): void {
  connected.current = given
}

/**
 * Reverses an entry: posts its exact opposite, on the same accounts and parties.
 * @throws HttpError 404 if there is no such entry; 409 `reversal_of_reversal`, `already_reversed`, or as for `post`
 */
export async function reverse(scope: Scope, id: string, request: Request): Promise<Posted> {
  const entry = await findEntry(scope, id)
  if (!entry) throw notFound()
  if (entry.reverses) throw new HttpError(409, "reversal_of_reversal")
  const { reason, businessDate = entry.businessDate, key = `reverse:${id}`, ...rest } = request
  const lines = entry.postings.map(({ accountId, amount, party, productId, vatCode, net }) => ({
    account: { accountId },
    amount: -BigInt(amount),
    party: party ?? undefined,
    productId: productId ?? undefined,
    vatCode: vatCode ?? undefined,
    net: net === null ? undefined : -BigInt(net),
  }))
  const { businessId, shopId, currency, kind } = entry
  const source = entry.sourceType && entry.sourceId ? { type: entry.sourceType, id: entry.sourceId } : undefined
  const opposite = { businessId, shopId, currency, kind, businessDate, source, key, lines, ...rest }
  const posted = await write(scope, opposite, { reverses: id, reason })
  for (const follow of connected.current ?? []) await follow(scope, { entry: id, reversal: posted.id, reason, source })
  return posted
}
