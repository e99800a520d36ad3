import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { fold } from "@/lib/core/text"
import { uncredit } from "@/lib/features/bank-bags/service/credits"
import { uncollect } from "@/lib/features/direct-debits/service/answers"
import { takeBackPayment } from "@/lib/features/invoices/service/pay"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { bankLedgerAccount } from "@/lib/features/ledger/service/bank-accounts"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { openDayFrom } from "@/lib/features/ledger/service/periods"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { unsettle } from "@/lib/features/payment-batches/service/settle"
import { unpayBill } from "@/lib/features/supplier-bills/service/pay-whole"
import type { BankLineRecord, MatchPart } from "../../schema/lines"
import * as matches from "../../store/matches"
import { getLine, lineRow } from "../read"
import { make } from "./post"
import { payeeOf } from "./rules"

/** A command about a line. */
export interface Command {
  principal: Principal
  id: number
  key: string
}

/** A line, while nobody else matches anything of its business. */
async function heldLine(scope: Scope, id: number) {
  const { line } = await lineRow(scope, id)
  await holdBooks(scope, line.businessId)
  return lineRow(scope, id)
}

/**
 * Matches the rest of a line with the parts, and posts those that the books don't have yet.
 * @throws HttpError 409 if the line is matched, or as for `post`; 422 if the parts don't make the rest
 */
export async function matchParts(scope: Scope, command: Command, parts: MatchPart[], ruleId: number | null = null) {
  const { principal, id, key } = command
  const row = await heldLine(scope, id)
  const { line } = row
  const open = line.amount - line.matched
  if (open === 0) throw conflict({ line: "bankLineMatched" })
  if (parts.reduce((sum, { amount }) => sum + BigInt(amount), 0n) !== BigInt(open))
    throw invalid({ parts: "bankPartsWrong" })
  const bank = await bankLedgerAccount(scope, line.bankAccountId)
  const payee = fold(payeeOf(line))
  for (const [index, part] of parts.entries()) {
    const all = await make({ scope, principal, row, bank, key: `${key}:${index}` }, part, index)
    for (const made of all)
      await matches.insert(scope, {
        ...{
          businessId: line.businessId,
          bankAccountId: line.bankAccountId,
          lineId: id,
          kind: part.kind,
          ruleId,
          payee,
        },
        ...{ target: made.target, entryId: made.entry, accountId: made.account ?? null, vatRate: made.vatRate ?? 0 },
        ...{ hasPosted: made.hasPosted, amount: made.amount, userId: scope.userId, userName: principal.fullName },
      })
  }
}

export async function match(scope: Scope, command: Command, parts: MatchPart[]): Promise<BankLineRecord> {
  await matchParts(scope, command, parts)
  return getLine(scope, command.id)
}

interface Undoing {
  scope: Scope
  principal: Principal
  business: number
}

/** Undoes what a match posted, through the noun that it belongs to. */
async function takeBack(
  { scope, principal, business }: Undoing,
  { kind, target, entryId }: matches.MatchRow,
  command: { reason: string; businessDate: string; key: string },
): Promise<void> {
  const [, id = 0, part = 0] = target.split(":").map(Number)
  const of = { principal, id, key: command.key }
  if (kind === "bag") await uncredit(scope, of, command)
  else if (kind === "invoice") await takeBackPayment(scope, id, part)
  else if (kind === "order") await unsettle(scope, of, command.reason)
  else if (kind === "bill") await unpayBill(scope, of, command.reason)
  else if (kind === "debit") await uncollect(scope, of, command)
  else await reverse(scope, entryId, { ...command, isBookkeeper: isBookkeeper(principal, business) })
}

/**
 * Opens a line again. Entries that matching has posted are reversed on their own day, or the first open one after it.
 * @throws HttpError 409 if the line isn't matched, or a bag's difference has been resolved
 */
export async function unmatch(scope: Scope, { principal, id, key }: Command, reason: string): Promise<BankLineRecord> {
  const { line } = await heldLine(scope, id)
  const active = await matches.activeOf(scope, id)
  if (active.length === 0) throw conflict({ line: "bankLineOpen" })
  const businessDate = await openDayFrom(scope, line.businessId, line.bookedOn)
  const orders = new Set<string>()
  for (const [index, one] of active.entries()) {
    // A batch is one fact, whose matches are ended together.
    if (!one.hasPosted || (one.kind === "order" && orders.has(one.target))) continue
    orders.add(one.target)
    await takeBack({ scope, principal, business: line.businessId }, one, {
      reason,
      businessDate,
      key: `${key}:${index}`,
    })
  }
  await matches.endAll(scope, id)
  return getLine(scope, id)
}
