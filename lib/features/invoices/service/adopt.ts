import { sql } from "drizzle-orm"
import { now } from "@/lib/core/clock"
import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import type { Scope } from "@/lib/core/db/types"
import { post } from "@/lib/features/ledger/service/post"
import * as store from "../store/issue"
import { type InvoiceRecord, lockInvoice } from "../store/settle"
import { workspacesWithUnbooked } from "../store/unbooked"
import { owedAtOpening } from "./recipes"

// Invoices that were issued before they had books enter them against the opening account: their sales and VAT were declared
// elsewhere and are not posted again. Their payments enter one by one, so that each can be corrected by a reversal.

/** The business of an old invoice: its own, or the only one there is, if that has the invoice's currency. */
async function bookOf(scope: Scope, { businessId, currency }: InvoiceRecord): Promise<number | undefined> {
  const issuers = await store.findIssuers(scope)
  const own = issuers.find(({ id }) => id === businessId) ?? (issuers.length === 1 ? issuers[0] : undefined)
  return own?.currency === currency && (businessId === null || own.id === businessId) ? own.id : undefined
}

/** Enters an issued document into the books, unless it is there. @returns the document as it is then */
export async function adopt(scope: Scope, invoice: InvoiceRecord): Promise<InvoiceRecord> {
  if (!invoice.issuedAt || invoice.bookedAt) return invoice
  const businessId = await bookOf(scope, invoice)
  if (businessId === undefined) return invoice
  const { id, clientId, currency, number } = invoice
  const enter = async (key: string, amount: number) => {
    if (amount === 0) return null
    const { id: entryId } = await post(scope, {
      ...owedAtOpening(clientId, BigInt(amount)),
      ...{ businessId, currency, businessDate: now().toISOString().slice(0, 10), key },
      ...{ source: { type: "invoice", id: String(id) }, memo: number ?? "" },
    })
    return entryId
  }
  const entryId = invoice.voidedAt ? null : await enter(`invoice ${id} opening`, invoice.total)
  for (const payment of await store.findUnbookedPayments(scope, id)) {
    const entry = await enter(`invoice payment ${payment.id} opening`, -payment.amount)
    if (entry) await store.setPaymentEntries(scope, [payment.id], entry)
  }
  await store.setBooked(scope, id, { businessId, entryId, bookedAt: sql`now()` })
  return { ...invoice, businessId, entryId, bookedAt: now() }
}

/** How many documents one run enters in a workspace. */
const maxEntered = 500

/** A scheduled task: enters documents that were issued before their business had books. */
export async function enterOldInvoices(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await workspacesWithUnbooked(owner), "entering old invoices", async (scope) => {
    for (const id of await store.findUnbooked(scope, maxEntered)) {
      const invoice = await lockInvoice(scope, id)
      if (invoice) await adopt(scope, invoice)
    }
  })
}
