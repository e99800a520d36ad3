import { now as currentTime } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { append, type LineRow } from "../store/entries"
import { sha256 } from "./chain"
import type { Line, NewEntry, Posted } from "./entry"
import { isBalanced, refuseBalance, replayOrRefuse } from "./refusal"
import { v7 } from "./uuid"

/** The fields that make an entry a reversal. */
export interface Reversal {
  reverses: string
  reason: string
}

/** Identifies a command: the same key with another hash is another command. */
function requestHashOf(entry: NewEntry, reversal?: Reversal): string {
  const { kind, shopId = null, currency, businessDate, occurredAt, approver, source, memo = "", lines } = entry
  const ref = ({ account }: Line) => {
    if ("accountId" in account) return account.accountId
    return "code" in account ? account.code : [account.role, account.shopId ?? null]
  }
  return sha256(
    JSON.stringify([
      [kind, shopId, currency, businessDate, occurredAt?.toISOString() ?? null, approver?.id ?? null],
      [source?.type ?? null, source?.id ?? null, memo, reversal?.reverses ?? null, reversal?.reason ?? null],
      lines.map((line) => [
        ref(line),
        `${line.amount}`,
        line.party ?? null,
        line.productId ?? null,
        line.vatCode ?? null,
        line.net === undefined ? null : `${line.net}`,
      ]),
    ]),
  )
}

/** The row of an entry, without the columns that the database adds under the lock of the books. */
function rowOf({ workspaceId, userId, trace }: Scope, entry: NewEntry, requestHash: string, reversal?: Reversal) {
  const now = currentTime()
  return {
    workspace_id: workspaceId,
    business_id: entry.businessId,
    id: v7(now),
    shop_id: entry.shopId ?? null,
    kind: entry.kind,
    business_date: entry.businessDate,
    occurred_at: (entry.occurredAt ?? now).toISOString(),
    recorded_at: now.toISOString(),
    actor_id: userId || null,
    actor_name: trace?.name ?? null,
    approver_id: entry.approver?.id ?? null,
    approver_name: entry.approver?.name ?? null,
    source_type: entry.source?.type ?? null,
    source_id: entry.source?.id ?? null,
    memo: entry.memo ?? "",
    idempotency_key: entry.key,
    request_hash: requestHash,
    reverses: reversal?.reverses ?? null,
    reason: reversal?.reason ?? null,
  }
}

function accountOf({ account }: Line): LineRow["account"] {
  if ("accountId" in account) return { id: account.accountId }
  return "code" in account ? { code: account.code } : { role: account.role, shop: account.shopId ?? null }
}

/** Amounts are texts, because JSON has no bigint. */
const toLine = (line: Line): LineRow => ({
  account: accountOf(line),
  amount: `${line.amount}`,
  party: line.party ?? null,
  product_id: line.productId ?? null,
  vat_code: line.vatCode ?? null,
  net: line.net === undefined ? null : `${line.net}`,
})

/**
 * Posts an entry or a reversal in the caller's transaction, exactly once per key.
 * @throws HttpError 404 without books; 409 `period_locked`, `insufficient_funds`, `account_archived`, `till_closed` or
 * `already_reversed`; 422 `idempotency_mismatch`, for lines that don't make an entry, or if a balance would be too large
 */
export async function write(scope: Scope, entry: NewEntry, reversal?: Reversal): Promise<Posted> {
  const requestHash = requestHashOf(entry, reversal)
  const { currency, isBookkeeper = false, lines } = entry
  const row = rowOf(scope, entry, requestHash, reversal)
  const command = { entry: row, lines: lines.map(toLine), currency, isBookkeeper }
  const made = isBalanced(lines) ? await append(scope, command).catch(refuseBalance) : null
  return made ? { ...made, isReplayed: false } : replayOrRefuse(scope, entry, requestHash, reversal?.reverses)
}

/** Posts an entry. See `write` for its errors. */
export const post = (scope: Scope, entry: NewEntry): Promise<Posted> => write(scope, entry)
