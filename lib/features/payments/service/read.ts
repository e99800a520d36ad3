import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { openInvoices } from "@/lib/features/invoices/service/open"
import { openBills } from "@/lib/features/supplier-bills/service/allocate"
import type { AccountListQuery, AccountPayment, AccountPaymentRecord, Allocation, OpenItem } from "../schema/account"
import * as store from "../store/account"
import { iouBalance } from "../store/parties"

function toPayment({ payment: row, currency, holder }: store.Listed): AccountPayment {
  const rest = row.amount - row.allocated
  return {
    ...{ id: row.id, version: row.version, business: row.businessId, shop: row.shopId, partyKind: row.partyKind },
    ...{ partyId: holder, partyName: row.partyName },
    state: row.reversedAt ? "reversed" : rest > 0 ? "open" : "allocated",
    ...{ amount: row.amount, allocated: row.allocated, rest, currency },
    ...{ method: row.method, till: row.tillId, bankAccount: row.bankAccountId, paidOn: row.paidOn, memo: row.memo },
    ...{ entry: row.entryId, person: row.userName, recordedAt: row.recordedAt.toISOString() },
  }
}

const toAllocation = (row: store.AllocationRow): Allocation => ({
  ...{ id: row.id, kind: row.kind, targetId: row.targetId, target: row.target, amount: row.amount },
  ...{ allocatedOn: row.allocatedOn, entry: row.entryId, person: row.userName, at: row.at.toISOString() },
  ...{ endedAt: row.endedAt?.toISOString() ?? null, endedBy: row.endedBy, reason: row.reason },
})

export async function list(scope: Scope, principal: Principal, query: AccountListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toPayment), ...total, page: query.page, perPage: query.perPage }
}

async function rowOf(scope: Scope, id: number): Promise<store.Listed> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return row
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<AccountPaymentRecord> {
  const row = await rowOf(scope, id)
  return { ...toPayment(row), allocations: (await store.allocationsOf(scope, id)).map(toAllocation) }
}

/** The business of a payment, for grants; undefined if there is no such payment. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.payment.businessId }
}

/** Payments of customers to a business with an unallocated amount, the oldest first, at most 1,000. */
export const openCredits = async (scope: Scope, business: number): Promise<AccountPayment[]> =>
  (await store.findOpen(scope, business, "customer")).map(toPayment)

/** The items that a payment can settle. @throws HttpError 404 */
export async function openItems(scope: Scope, id: number): Promise<{ data: OpenItem[] }> {
  const { payment, currency, holder: partyId } = await rowOf(scope, id)
  const { businessId: business, partyKind, partyName } = payment
  if (partyKind === "supplier") {
    const bills = await openBills(scope, business, partyId)
    return {
      data: bills.map((bill) => ({ kind: "bill", id: bill.id, label: bill.number, dueOn: bill.dueOn, open: bill.due })),
    }
  }
  const invoices = (await openInvoices(scope, { business, clientId: partyId })).filter(
    (one) => one.balanceMinor > 0 && one.currency === currency,
  )
  const iou = await iouBalance(scope, business, partyId)
  return {
    data: [
      ...invoices.map(({ id: invoice, number, dueDate, balanceMinor }) => ({
        ...{ kind: "invoice" as const, id: invoice, label: number, dueOn: dueDate, open: balanceMinor },
      })),
      ...(iou > 0 ? [{ kind: "iou" as const, id: partyId, label: partyName, dueOn: null, open: iou }] : []),
    ],
  }
}
