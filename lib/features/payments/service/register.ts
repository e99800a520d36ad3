import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import type { Payment, PaymentListQuery, PaymentTotals, PaymentTotalsQuery } from "../schema/register"
import * as store from "../store/register"
import { entryKinds, type PaymentKind, paymentKinds } from "../values"

const amountOf = (text: string) => exactNumber(BigInt(text))

const kindOf = (kind: string): PaymentKind =>
  paymentKinds.find((name) => (entryKinds[name] as readonly string[]).includes(kind)) ?? "bank"

function toPayment(row: store.RegisterRow): Payment {
  const moved = amountOf(row.moved)
  const rest = amountOf(row.rest)
  const isOver = row.reverses !== null || row.isReversed
  return {
    ...{ id: row.id, business: row.business, shop: row.shop, date: row.date },
    direction: moved > 0 ? "in" : "out",
    ...{ kind: kindOf(row.kind), method: store.methodOf(row.role) },
    state: isOver ? "reversed" : rest > 0 ? "unallocated" : "valid",
    ...{ amount: Math.abs(moved), rest, currency: row.currency, party: row.party },
    ...{ name: row.partyName ?? row.memo, memo: row.memo, number: `${row.year}/${row.number}` },
    document: row.sourceType && row.sourceId ? { type: row.sourceType, id: row.sourceId } : null,
    recordedAt: row.recordedAt.toISOString(),
    person: row.person ?? "",
  }
}

export async function list(scope: Scope, principal: Principal, query: PaymentListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toPayment), ...total, page: query.page, perPage: query.perPage }
}

/** The totals of a list: by currency, and by month for the chart. */
export async function totals(scope: Scope, principal: Principal, query: PaymentTotalsQuery): Promise<PaymentTotals> {
  const rows = await store.sums(scope, principal, query)
  const sums = new Map<string, PaymentTotals["data"][number]>()
  const months = rows.map(({ month, currency, payments, ...row }) => {
    const [came, went, rest] = [amountOf(row.in), amountOf(row.out), amountOf(row.rest)]
    const sum = sums.get(currency) ?? { currency, in: 0, out: 0, payments: 0, rest: 0 }
    sums.set(currency, {
      ...{ currency, in: sum.in + came, out: sum.out + went },
      ...{ payments: sum.payments + payments, rest: sum.rest + rest },
    })
    return { month, currency, in: came, out: went }
  })
  return { data: [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)), months }
}
