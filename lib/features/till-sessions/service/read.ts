import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { otherEntries, readTill } from "@/lib/features/ledger/service/tills"
import type { TillSession, TillSessionListQuery, TillSessionSheet } from "../schema"
import * as store from "../store"
import { isOpen, usualVatRates } from "../values"
import { nextOf } from "./next"
import { countOf, readingOf } from "./stored"

/** The cash that should have been in the till at the count: the balance in the books, without cash moved since. */
export async function expectedNow(scope: Scope, { session }: store.Row): Promise<number> {
  const { balance, physical } = await readTill(scope, session.tillId, session.countedAfter ?? 0)
  return session.countedAfter === null ? balance : balance - physical
}

/** The closing variance against the expected amount. Null before the first count. */
export const varianceOf = ({ session }: store.Row, expected: number | null): number | null =>
  session.countedClosing === null || expected === null ? null : session.countedClosing - expected

async function expectedOf(scope: Scope, row: store.Row): Promise<number | null> {
  const { state, counts, expectedClosing } = row.session
  if (!isOpen(state)) return expectedClosing
  return counts > 0 ? expectedNow(scope, row) : null
}

const personOf = (id: number | null, name: string) => ({ id, name })

async function toSession(scope: Scope, principal: Principal, row: store.Row): Promise<TillSession> {
  const { session: s } = row
  const place = { business: s.businessId, shop: s.shopId }
  const expected = await expectedOf(scope, row)
  const variance = varianceOf(row, expected)
  const sees = !isOpen(s.state) || !row.isBlind || mayOn(principal, ["read", "ExpectedCash"], place)
  return {
    ...{ id: s.id, ...place, till: s.tillId, shopName: row.shopName, tillName: row.tillName },
    ...{ currency: s.currency, state: s.state, businessDate: s.businessDate },
    ...{ countedOpening: s.countedOpening, openingCount: countOf(s.openingCount) },
    ...(sees && { expectedOpening: s.expectedOpening, expectedClosing: expected, variance }),
    ...{ countedClosing: s.countedClosing, closingCount: countOf(s.closingCount), counts: s.counts },
    explanation: s.explanation,
    next: nextOf(row, variance),
    openedAt: s.openedAt.toISOString(),
    openedBy: personOf(s.openedBy, s.openedByName),
    closedAt: s.closedAt?.toISOString() ?? null,
    closedBy: s.closedAt && personOf(s.closedBy, s.closedByName),
    reviewedAt: s.reviewedAt?.toISOString() ?? null,
    reviewedBy: s.reviewedAt && personOf(s.reviewedBy, s.reviewedByName),
  }
}

export async function list(scope: Scope, principal: Principal, query: TillSessionListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  const data: TillSession[] = []
  for (const row of rows) data.push(await toSession(scope, principal, row))
  return { data, ...total, page: query.page, perPage: query.perPage }
}

/** An event as the day sheet lists it. The night's difference is not an event, so callers who count blind don't see it. */
const toEvent = ({ sequence, kind, amount, memo, count, reading, entryId, personId, personName, at }: store.Event) => ({
  ...{ sequence, kind, amount, memo, count: countOf(count), reading: readingOf(reading) },
  entry: entryId,
  person: personOf(personId, personName),
  at: at.toISOString(),
})

/** @throws HttpError 404 */
export async function sheetOf(scope: Scope, principal: Principal, id: number): Promise<TillSessionSheet> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return sheetOfRow(scope, principal, row)
}

export async function sheetOfRow(scope: Scope, principal: Principal, row: store.Row): Promise<TillSessionSheet> {
  const { floatTarget, cashRounding, country, language, timeZone } = row
  const { id, tillId, openedAfter, state } = row.session
  const events = (await store.listEvents(scope, id)).map(toEvent)
  // An open session is the last one of its till.
  const until = isOpen(state) ? null : await store.nextOpenedAfter(scope, tillId, id)
  const moves = (await otherEntries(scope, tillId, openedAfter, until)).map((move) => ({
    ...{ entry: move.id, kind: move.kind, amount: move.amount, memo: move.memo },
    person: personOf(move.actorId, move.actorName ?? ""),
    at: move.occurredAt.toISOString(),
  }))
  return {
    ...(await toSession(scope, principal, row)),
    events,
    moves,
    floatTarget,
    cashRounding,
    vatRates: usualVatRates(country),
    language,
    timeZone,
  }
}

/** The place of a session, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.session.businessId, shop: row.session.shopId }
}

/** The place of a till, for grants; undefined if there is none. */
export async function findPlaceOfTill(scope: Scope, id: number) {
  const found = await store.findTill(scope, id)
  return found && { business: found.shop.businessId, shop: found.shop.id }
}
