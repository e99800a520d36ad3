import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { addDays, dayOf, isoDayOf } from "@/lib/core/time-zone"
import { bankLedgerAccount } from "@/lib/features/ledger/service/bank-accounts"
import type { MonthOfBooks } from "@/lib/features/ledger/service/checklist"
import type { AccountFigures, Reconciliation, ReconciliationQuery } from "../schema/statements"
import * as books from "../store/books"
import * as store from "../store/figures"
import { findAccount } from "../store/statements"

/** Days that a reconciliation shows unless it is asked for others. */
const usualDays = 31
const maxDays = 400

export async function accountFigures(scope: Scope, principal: Principal, business?: number) {
  const rows = await store.accountFigures(scope, principal, business)
  const data: AccountFigures[] = rows.map((row) => ({
    ...{ id: row.id, business: row.business, businessName: row.businessName, name: row.name, iban: row.iban },
    ...{ currency: row.currency, books: Number(row.books) },
    statement: row.statement === null ? null : Number(row.statement),
    ...{ statementTo: row.statementTo, open: row.open, openSum: Number(row.openSum) },
  }))
  return { data }
}

const dayBefore = (day: string, days: number) => isoDayOf(addDays(new Date(`${day}T00:00:00Z`), -days))

/** The balance of each day from the days on which it moved; those without a move keep the one before. */
function filled(from: string, to: string, moved: { date: string; balance: number }[], opening: number) {
  const byDay = new Map(moved.map(({ date, balance }) => [date, balance]))
  const days: { date: string; balance: number }[] = []
  let balance = opening
  for (let date = from; date <= to && days.length < maxDays; date = dayBefore(date, -1)) {
    balance = byDay.get(date) ?? balance
    days.push({ date, balance })
  }
  return days
}

/** The running balance of a statement's days. */
function summed(days: { date: string; amount: number }[], opening: number) {
  let balance = opening
  return days.map(({ date, amount }) => {
    balance += amount
    return { date, balance }
  })
}

/** The balances of an account by day, in the statements and in the books, and what is unmatched on both sides. */
export async function reconciliationOf(scope: Scope, id: number, query: ReconciliationQuery): Promise<Reconciliation> {
  const found = await findAccount(scope, id)
  if (!found) throw notFound()
  const { business, name, iban, currency } = found
  const account = await bankLedgerAccount(scope, id)
  const covered = await store.coverage(scope, id)
  const of = { account: id, business, accountName: name, iban, currency }
  const today = isoDayOf(dayOf(new Date()))
  if (!covered) {
    const none = { count: 0, sum: 0 }
    return {
      ...of,
      from: query.from ?? today,
      to: query.to ?? today,
      days: [],
      lines: none,
      entries: { ...none, data: [] },
    }
  }
  const to = query.to && query.to < covered.last ? query.to : covered.last
  const wanted = query.from ?? dayBefore(to, usualDays - 1)
  const from = [wanted, covered.first, dayBefore(to, maxDays - 1)].toSorted().at(-1) as string
  const before = covered.opening + (await store.movedUntil(scope, id, from))
  const ofStatements = filled(from, to, summed(await store.statementDays(scope, id, from, to), before), before)
  const moved = await books.balancesByDay(scope, account, from, to)
  const ofBooks = filled(from, to, moved.slice(1), moved[0]?.balance ?? 0)
  const days = ofStatements.map(({ date, balance }, at) => {
    const inBooks = ofBooks[at]?.balance ?? 0
    return { date, statement: balance, books: inBooks, difference: balance - inBooks }
  })
  const unmatched = await books.unmatchedEntries(scope, { bankAccount: id, account }, covered.first, to)
  return {
    ...{ ...of, from, to, days: days.toReversed(), lines: await store.openUntil(scope, business, id, to) },
    entries: {
      ...{ count: unmatched.count, sum: unmatched.sum },
      data: unmatched.data.map(({ id: entry, year, number, kind, memo, businessDate, open }) => ({
        ...{ entry, number: `${year}/${number}`, kind, memo, businessDate, amount: open },
      })),
    },
  }
}

/** Counts the work before the bank of a month is reconciled. */
export const countUnreconciled = (scope: Scope, { business, from, to }: MonthOfBooks): Promise<number> =>
  store.countUnreconciled(scope, business, from, to)
