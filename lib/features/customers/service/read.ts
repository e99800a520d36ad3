import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { isoDayOf } from "@/lib/core/time-zone"
import { findPlace } from "@/lib/features/businesses/service/shops"
import { getBooks } from "@/lib/features/ledger/service/books"
import type {
  Account,
  Ageing,
  Customer,
  CustomerBalance,
  CustomerListQuery,
  CustomerTotals,
  CustomerTotalsQuery,
  Iou,
  IouListQuery,
} from "../schema"
import * as store from "../store/customers"
import * as ious from "../store/ious"
import { findOwed, type OwedRow } from "../store/owed"
import { type Ages, agesOf, allocationsOf, openOf } from "./ageing"

const amountOf = (text: string) => exactNumber(BigInt(text))

function toBalance({ business, currency, balance, under30, under60, under90, oldestOn }: OwedRow): CustomerBalance {
  const recent = { under30: amountOf(under30), under60: amountOf(under60), under90: amountOf(under90) }
  return { business, currency, balance: amountOf(balance), ...agesOf(amountOf(balance), recent), oldestOn }
}

export const toCustomer = (row: store.CustomerRow, balances: CustomerBalance[]): Customer => ({
  ...{ id: row.id, version: row.version, name: row.name, company: row.company, email: row.companyEmail },
  ...{ phone: row.contact, address: row.address, country: row.country, language: row.language },
  ...{ vatNumber: row.vatNumber, iouLimit: row.iouLimit, shops: row.shopIds, isBlocked: row.isBlocked },
  ...{ mergedInto: row.mergedInto, balances },
})

/** Adds the business to the query of a list: the given one, or that of the shop. */
const businessOf = async <Query extends Pick<CustomerListQuery, "business" | "shop">>(scope: Scope, query: Query) => ({
  ...query,
  business: query.business ?? (query.shop === undefined ? undefined : (await findPlace(scope, query.shop))?.business),
})

export async function list(scope: Scope, principal: Principal, given: CustomerListQuery) {
  const query = await businessOf(scope, given)
  const { rows, ...total } = await store.findPage(scope, principal, query)
  const ids = rows.map(({ row }) => row.id)
  const found = await findOwed(scope, principal, { ids, business: query.business })
  const data = rows.map(({ row }) =>
    toCustomer(row, found.filter(({ customer }) => customer === row.id).map(toBalance)),
  )
  return { data, ...total, page: query.page, perPage: query.perPage }
}

/** A customer with the balances that the caller may see. */
export async function withBalances(scope: Scope, principal: Principal, row: store.CustomerRow): Promise<Customer> {
  return toCustomer(row, (await findOwed(scope, principal, { ids: [row.id] })).map(toBalance))
}

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, id: number): Promise<Customer> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return withBalances(scope, principal, row)
}

const toIou = ({ amount, recordedAt, person, ...row }: ious.IouRow): Iou => ({
  ...{ id: row.id, business: row.business, shop: row.shop, customer: row.customer, customerName: row.customerName },
  ...{ kind: row.kind, amount: exactNumber(amount), currency: row.currency, businessDate: row.businessDate },
  ...{ recordedAt: recordedAt.toISOString(), memo: row.memo, person: person ?? "", approver: row.approver },
  ...{ reverses: row.reverses, isReversed: row.isReversed },
})

export async function listIous(scope: Scope, principal: Principal, query: IouListQuery) {
  const { rows, ...total } = await ious.findPage(scope, principal, query)
  return { data: rows.map(toIou), ...total, page: query.page, perPage: query.perPage }
}

const amounts = ["balance", "current", "over30", "over60", "over90"] as const
type Sum = Record<(typeof amounts)[number], number> & { customers: number }

/** Adds up balances by business or currency. */
function sumsBy<Key extends "business" | "currency">(balances: CustomerBalance[], key: Key) {
  const sums = new Map<CustomerBalance[Key], Sum>()
  for (const one of balances) {
    const sum = sums.get(one[key]) ?? { customers: 0, balance: 0, current: 0, over30: 0, over60: 0, over90: 0 }
    for (const name of amounts) sum[name] += one[name]
    sum.customers += 1
    sums.set(one[key], sum)
  }
  return sums
}

/** The sum of customers' balances in each business, by age. */
export async function ageing(scope: Scope, principal: Principal, business?: number): Promise<Ageing> {
  const balances = (await findOwed(scope, principal, { business })).map(toBalance)
  const currencies = new Map(balances.map((one) => [one.business, one.currency]))
  const data = [...sumsBy(balances, "business")].map(([id, { customers, ...sums }]) => ({
    ...{ business: id, currency: currencies.get(id) as string },
    ...sums,
    customers,
  }))
  return { data: data.sort((a, b) => a.business - b.business) }
}

/** The sum of the balances of all customers that match a query, by currency. */
export async function totals(scope: Scope, principal: Principal, given: CustomerTotalsQuery): Promise<CustomerTotals> {
  const query = await businessOf(scope, given)
  const of = store.matching(scope, principal, query)
  const balances = (await findOwed(scope, principal, { of, business: query.business })).map(toBalance)
  return { data: [...sumsBy(balances, "currency")].map(([currency, sum]) => ({ currency, ...sum })) }
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000

/** Splits a balance by the age of the unpaid charges. */
function agesOfLines(lines: { open: number; businessDate: string }[], balance: number): Ages {
  const today = dayNumber(isoDayOf(now()))
  const under = (days: number) =>
    lines.filter(({ businessDate }) => today - dayNumber(businessDate) < days).reduce((sum, { open }) => sum + open, 0)
  const [under30, under60, under90] = [under(30), under(60), under(90)]
  return agesOf(balance, { under30, under60: under60 - under30, under90: under90 - under60 })
}

/** A customer's account with a business, line by line. @throws HttpError 404 */
export async function account(scope: Scope, id: number, business: number): Promise<Account> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  const rows = (await ious.findAll(scope, id, business)).map(toIou)
  const movements = rows.map(({ amount, reverses, isReversed }) => ({ amount, isVoid: isReversed || !!reverses }))
  const allocations = allocationsOf(movements)
  const open = openOf(movements, allocations)
  let balance = 0
  const lines = rows.map((line, index) => {
    balance += line.amount
    const parts = allocations[index] ?? []
    const paidBy = parts.map(({ by, amount }) => ({ entry: rows[by]?.id as string, amount }))
    return { ...line, open: open[index] as number, balance, paidBy }
  })
  const { currency } = await getBooks(scope, business)
  const oldestOn = lines.find((line) => line.open > 0)?.businessDate ?? null
  return { business, currency, balance, ...agesOfLines(lines, balance), oldestOn, customer: id, lines }
}

/** The business and shop of an IOU entry, for grants; undefined if it doesn't exist. */
export async function findIou(scope: Scope, entry: string) {
  const [line] = await ious.findOfEntry(scope, entry)
  return line && { business: line.business, shop: line.shop }
}
