import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { holidayCalendars } from "@/lib/core/holidays"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { debitAccount } from "@/lib/features/ledger/service/tills"
import type { DebitChanges, DebitForm, DebitListQuery, DirectDebit } from "../schema"
import * as store from "../store/debits"
import { removeExpected } from "../store/occurrences"
import { type DebitState, maxDaysBack } from "../values"
import { generate, todayOf } from "./generate"
import { daysOf, partsOf } from "./schedule"

function toDebit({ debit: row, shopName, currency, nextOn }: store.Listed): DirectDebit {
  const { id, creditor, creditorId, mandate, kind, purpose, vatRate, amount, tolerance, rule, startsOn, endsOn } = row
  const { adjust, calendar, note, state, version, activatedAt, activatedBy, activatedByName } = row
  return {
    ...{ id, business: row.businessId, shop: row.shopId, shopName, creditor, creditorId, mandate, kind, purpose },
    ...{ account: row.account, vatRate, bankAccount: row.bankAccountId, amount, tolerance, currency, rule },
    ...{ startsOn, endsOn, adjust, calendar, note, state, nextOn },
    proposedBy: { id: row.proposedBy, name: row.proposedByName },
    proposedAt: row.proposedAt.toISOString(),
    activatedBy: activatedBy === null ? null : { id: activatedBy, name: activatedByName ?? "" },
    activatedAt: activatedAt?.toISOString() ?? null,
    version,
  }
}

export async function list(scope: Scope, principal: Principal, query: DebitListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toDebit), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<DirectDebit> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toDebit(row)
}

/** Where a mandate belongs, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.debit.businessId, shop: row.debit.shopId }
}

type Terms = Pick<
  store.DebitRow,
  | ("shopId" | "purpose" | "account" | "vatRate" | "bankAccountId")
  | ("amount" | "tolerance" | "rule" | "startsOn" | "endsOn" | "adjust" | "calendar")
>

/** @throws HttpError 422 unless the terms fit together and belong to the business */
async function checkTerms(scope: Scope, business: number, terms: Terms): Promise<void> {
  const { shopId, purpose, account, vatRate, bankAccountId, rule, startsOn, endsOn } = terms
  const place = await store.findPlace(scope, business, shopId)
  if (!place) throw notFound()
  if (place.isArchived) throw conflict({ business: "businessArchived" })
  if (shopId !== null && !place.hasShop) throw invalid({ shop: "shopElsewhere" })
  if (!partsOf(rule)) throw invalid({ rule: "recurrence" })
  if (endsOn !== null && endsOn < startsOn) throw invalid({ endsOn: "endBeforeStart" })
  const aYearLater = shiftDay(startsOn, 10 * 366)
  if (daysOf(terms, startsOn, aYearLater).length === 0) throw invalid({ rule: "recurrenceNever" })
  if (purpose === "supplier" && account !== null) throw invalid({ account: "debitSettles" })
  if (purpose === "supplier" && vatRate !== null) throw invalid({ vatRate: "debitSettles" })
  if (account !== null) await debitAccount(scope, business, account, vatRate !== null)
  if (bankAccountId !== null && !(await store.hasBankAccount(scope, business, bankAccountId)))
    throw invalid({ bankAccount: "bankAccountElsewhere" })
}

const columnsOf = ({ shop, bankAccount, ...rest }: Omit<DebitChanges, "version">) => ({
  ...rest,
  ...(shop !== undefined && { shopId: shop }),
  ...(bankAccount !== undefined && { bankAccountId: bankAccount }),
})

const calendarOf = (country: string) => holidayCalendars.find((name) => name === country) ?? "TARGET"

/** Proposes a mandate. @throws HttpError 404, 409, 422 */
export async function propose(scope: Scope, principal: Principal, { business, ...form }: DebitForm) {
  const place = await store.findPlace(scope, business, form.shop ?? null)
  if (!place) throw notFound()
  const values = {
    ...{ shopId: null, purpose: "expense", account: null, vatRate: null, bankAccountId: null, tolerance: 0 },
    ...{ endsOn: null, adjust: "following", calendar: calendarOf(place.country) },
    ...columnsOf(form),
  } as Terms & Pick<store.DebitRow, "creditor">
  await checkTerms(scope, business, values)
  const today = await todayOf(scope, business, values.shopId)
  if (values.startsOn < shiftDay(today, -maxDaysBack)) throw invalid({ startsOn: "debitFromPast" })
  const by = { proposedBy: scope.userId, proposedByName: principal.fullName }
  return get(scope, await store.insert(scope, { ...values, businessId: business, ...by }))
}

/** Locks a mandate that is as the caller saw it. @throws HttpError 404; 409 */
async function lockAt(scope: Scope, id: number, version: number | undefined, states: readonly DebitState[]) {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  if (!states.includes(row.state)) throw conflict({ state: "debitState" })
  return row
}

const termNames = [
  ...(["shopId", "purpose", "account", "vatRate", "bankAccountId", "amount", "tolerance"] as const),
  ...(["rule", "startsOn", "endsOn", "adjust", "calendar", "creditor", "creditorId", "mandate"] as const),
]

/**
 * Changes a mandate. What it expects after today follows its new terms. New terms of an active one by somebody who may not
 * activate make it a proposal again.
 * @throws HttpError 404; 409 if it has changed since `version` or has ended; 422
 */
export async function change(scope: Scope, principal: Principal, id: number, { version, ...given }: DebitChanges) {
  const row = await lockAt(scope, id, version, ["proposed", "active", "paused"])
  const values = columnsOf(given)
  const next = { ...row, ...values } as store.DebitRow
  const isChanged = termNames.some((name) => next[name] !== row[name])
  if (isChanged) await checkTerms(scope, row.businessId, next)
  const isMine = mayOn(principal, ["update", "DebitActivation"], { business: row.businessId, shop: next.shopId })
  const isProposal = isChanged && row.state === "active" && !isMine
  await store.update(scope, id, { ...values, ...(isProposal && { state: "proposed" as const }) })
  if (isChanged && row.state === "active")
    await expectAnew(scope, { ...next, state: isProposal ? "proposed" : "active" })
  return get(scope, id)
}

/** Replaces what a mandate expects after today by what its terms say now. */
async function expectAnew(scope: Scope, debit: store.DebitRow): Promise<void> {
  const today = await todayOf(scope, debit.businessId, debit.shopId)
  await removeExpected(scope, debit.id, today)
  const expectedFrom = shiftDay(today, 1)
  await store.update(scope, debit.id, { expectedFrom })
  if (debit.state === "active") await generate(scope, [{ ...debit, expectedFrom }], today)
}

/** Puts a mandate in force. @throws HttpError 404; 409 */
export async function activate(scope: Scope, principal: Principal, id: number, version?: number): Promise<DirectDebit> {
  const row = await lockAt(scope, id, version, ["proposed", "paused"])
  await checkTerms(scope, row.businessId, row)
  const today = await todayOf(scope, row.businessId, row.shopId)
  // Debits that were due while it was paused aren't expected afterwards.
  const expectedFrom = row.activatedAt === null ? null : (row.expectedFrom ?? today) > today ? row.expectedFrom : today
  const by = { activatedBy: scope.userId, activatedByName: principal.fullName, activatedAt: now() }
  await store.update(scope, id, { state: "active", expectedFrom, ...by })
  await generate(scope, [{ ...row, expectedFrom }], today)
  return get(scope, id)
}

/** Pauses or ends a mandate: it expects nothing after today. @throws HttpError 404; 409 */
export async function stop(scope: Scope, id: number, state: "paused" | "ended", version?: number) {
  const row = await lockAt(scope, id, version, state === "paused" ? ["active"] : ["proposed", "active", "paused"])
  await removeExpected(scope, id, await todayOf(scope, row.businessId, row.shopId))
  await store.update(scope, id, { state })
  return get(scope, id)
}
