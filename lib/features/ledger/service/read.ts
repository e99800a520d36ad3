import { exactUpTo } from "@/lib/core/db/paging"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { streamOf } from "@/lib/core/http/stream-of"
import { exactNumber } from "@/lib/core/money"
import type { JournalQuery } from "../schema"
import type { EntryName, EntryQuery, EntryRecord, JournalEntry, StatementQuery, TotalsQuery } from "../schema/entries"
import { type AccountRow, findAccount, listAccounts } from "../store/accounts"
import * as balances from "../store/balances"
import { findCurrency } from "../store/books"
import { findEntry, firstDay, type StoredEntry } from "../store/journal"
import * as list from "../store/journal-list"
import { lastBefore } from "../store/snapshot"
import { countStatement, statementPage } from "../store/statement"
import { codesIn } from "../values/charts"
import { toAccount } from "./accounts"
import { exportJournal, journalFormats } from "./export"
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

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** Accounts with the codes of a chart, by code; with their own if none is given. */
function inChart(accounts: AccountRow[], chart: JournalQuery["chart"]): AccountRow[] {
  if (!chart) return accounts
  const codes = codesIn(chart, accounts)
  const named = accounts.map((account) => ({ ...account, code: codes.get(account.id) as string }))
  return named.sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** The journal as a file, read page by page while it is sent. */
export async function journalFile(actor: Actor, businessId: number, { format: name, chart }: JournalQuery) {
  const format = journalFormats[name]
  const { last, ...books } = await tx(actor, async (scope) => ({
    // Before the accounts, so that those of the last entry are among them.
    last: await lastBefore(scope, businessId, "infinity"),
    currency: (await findCurrency(scope, businessId)) as string,
    accounts: inChart(await listAccounts(scope, businessId), chart),
    firstDay: (await firstDay(scope, businessId)) ?? new Date().toISOString().slice(0, 10),
  }))
  const pages = journalPages(
    (read) => tx(actor, ({ db }) => read(db)),
    actor.workspaceId,
    businessId,
    last?.sequence ?? 0,
  )
  const content = streamOf(encoded(exportJournal(format, books, pages)))
  const file = `journal-${businessId}${chart ? `-${chart}` : ""}.${format.extension}`
  return {
    type: format.mediaType,
    content,
    headers: { "cache-control": "no-store", "content-disposition": `attachment; filename="${file}"` },
  }
}
