import { exactUpTo } from "@/lib/core/db/paging"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import type { EntryName, EntryQuery, EntryRecord, JournalEntry, StatementQuery, TotalsQuery } from "../schema/entries"
import { findAccount, listAccounts } from "../store/accounts"
import * as balances from "../store/balances"
import { findCurrency } from "../store/books"
import { findEntry, firstDay, lastSequence, type StoredEntry } from "../store/journal"
import * as list from "../store/journal-list"
import { countStatement, statementPage } from "../store/statement"
import type { JournalFormatName } from "../values/formats"
import { toAccount } from "./accounts"
import { exportJournal, journalFormats } from "./export"
import { exportedRecord } from "./exported"
import { journalPages } from "./verify"

const amountOf = (text: string) => exactNumber(BigInt(text))

function toEntry(e: StoredEntry): JournalEntry {
  const { id, sequence, year, number, kind, businessDate, occurredAt, recordedAt } = e
  return {
    ...{ id, business: e.businessId, shop: e.shopId, sequence, year, number, kind },
    ...{ businessDate, occurredAt, recordedAt },
    actor: { id: e.actorId, name: e.actorName },
    approver: { id: e.approverId, name: e.approverName },
    source: e.sourceType && e.sourceId ? { type: e.sourceType, id: e.sourceId } : null,
    ...{
      memo: e.memo,
      currency: e.currency,
      reverses: e.reverses,
      reversedBy: e.reversedBy,
      reason: e.reason,
      hash: e.hash,
    },
    postings: e.postings.map(({ line, code, amount, party, productId, vatCode, net }) => ({
      ...{ line, account: code, amount: amountOf(amount), party, product: productId, vatCode },
      net: net === null ? null : amountOf(net),
    })),
  }
}

/** @throws HttpError 404 */
export async function getEntry(scope: Scope, id: string): Promise<JournalEntry> {
  const entry = await findEntry(scope, id)
  if (!entry) throw notFound()
  return toEntry(entry)
}

const nameOf = (linked?: list.Linked): EntryName | null =>
  linked ? { id: linked.id, year: linked.year, number: linked.number } : null

/** An entry with those that it is connected to. @throws HttpError 404 */
export async function getEntryRecord(scope: Scope, id: string): Promise<EntryRecord> {
  const entry = await findEntry(scope, id)
  if (!entry) throw notFound()
  const linked = await list.linkedEntries(scope, entry)
  const inChain = (sequence: number) => nameOf(linked.find((one) => one.sequence === sequence))
  const byId = (wanted: string | null) => nameOf(linked.find((one) => one.id === wanted))
  return {
    ...toEntry(entry),
    previousHash: entry.previousHash,
    previous: inChain(entry.sequence - 1),
    next: inChain(entry.sequence + 1),
    original: byId(entry.reverses),
    reversal: byId(entry.reversedBy),
  }
}

/** The total of a list that was counted up to the limit. */
const totalOf = (counted: number, page: number, perPage: number) =>
  counted <= exactUpTo
    ? { total: counted }
    : { total: Math.max(counted, page * perPage), totalIsEstimate: true as const }

const filterOf = ({ business, shop, account, ...rest }: TotalsQuery): list.EntryFilter => ({
  ...rest,
  businessId: business,
  shopId: shop,
  accountId: account,
})

export async function listEntriesPage(scope: Scope, { page, perPage, ...query }: EntryQuery) {
  const filter = filterOf(query)
  const counted = await list.countEntries(scope, filter, exactUpTo + 1)
  const rows = await list.listEntries(scope, filter, perPage, (page - 1) * perPage)
  return { data: rows.map(toEntry), ...totalOf(counted, page, perPage), page, perPage }
}

export async function sumEntries(scope: Scope, query: TotalsQuery) {
  const sum = await list.sumEntries(scope, filterOf(query))
  return { data: sum ? [{ ...sum, debit: amountOf(sum.debit) }] : [] }
}

export async function statementOf(scope: Scope, accountId: number, query: StatementQuery) {
  const { page, perPage } = query
  const counted = await countStatement(scope, { accountId, ...query })
  const { rows, opening, closing } = await statementPage(scope, { accountId, ...query })
  const data = rows.map(({ entryId, year, number, kind, memo, businessDate, line, party, reverses, ...row }) => ({
    entry: entryId,
    ...{ year, number, kind, memo, businessDate, line, party, reverses },
    amount: amountOf(row.amount),
    balance: amountOf(row.balance),
  }))
  const account = await findAccount(scope, accountId)
  if (!account) throw notFound()
  const currency = (await findCurrency(scope, account.businessId)) as string
  const around = { account: toAccount(account), currency, opening: amountOf(opening), closing: amountOf(closing) }
  return { data, ...totalOf(counted, page, perPage), page, perPage, ...around }
}

/** @throws HttpError 404 if the business has no books */
export async function trialBalanceOf(scope: Scope, business: number, at = new Date().toISOString().slice(0, 10)) {
  const currency = await findCurrency(scope, business)
  if (!currency) throw notFound()
  const rows = await balances.trialBalance(scope, business, at)
  return { data: rows.map((row) => ({ ...row, balance: amountOf(row.balance) })), currency, at }
}

/** The journal as a file, read page by page while it is sent. */
export async function journalFile(actor: Actor, businessId: number, name: JournalFormatName) {
  const format = journalFormats[name]
  const { last, ...books } = await tx(actor, async (scope) => ({
    last: await lastSequence(scope, businessId),
    currency: (await findCurrency(scope, businessId)) as string,
    accounts: await listAccounts(scope, businessId),
    firstDay: (await firstDay(scope, businessId)) ?? new Date().toISOString().slice(0, 10),
  }))
  const pages = journalPages((read) => tx(actor, ({ db }) => read(db)), actor.workspaceId, businessId)
  const parts = exportJournal(format, books, pages)
  const encoder = new TextEncoder()
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  const file = `journal-${businessId}.${format.extension}`
  return {
    type: format.mediaType,
    content,
    exported: exportedRecord(businessId, last),
    headers: { "cache-control": "no-store", "content-disposition": `attachment; filename="${file}"` },
  }
}
