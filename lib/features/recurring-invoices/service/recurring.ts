import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { thousandths } from "@/lib/core/vat"
import { remainingClient } from "@/lib/features/clients/service"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { refused } from "@/lib/features/invoices/service/errors"
import { document } from "@/lib/features/invoices/service/read"
import { categoryOf, documentAmounts } from "@/lib/features/invoices/values/amounts"
import {
  type RecurringChanges,
  type RecurringContent,
  type RecurringForm,
  type RecurringInvoice,
  type RecurringListQuery,
  recurringContent,
} from "../schema/recurring"
import * as store from "../store"
import type { RecurringState } from "../values"
import { isRule, nextFrom, type Repetition } from "./days"

export const today = (): string => now().toISOString().slice(0, 10)

function toRecurring({ row, clientName, runs }: store.Listed): RecurringInvoice {
  const { id, name, state, act, rule, startsOn, endsOn, nextOn, termDays, currency, total, problem, version } = row
  return {
    ...{ id, business: row.businessId, client: row.clientId, clientName, name, state, act, rule, startsOn, endsOn },
    ...{ nextOn, termDays, content: recurringContent.parse(row.content), currency, total, problem, runs, version },
  }
}

export async function list(scope: Scope, query: RecurringListQuery) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map(toRecurring), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<RecurringInvoice> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toRecurring(row)
}

/** @throws HttpError 422 unless the terms are valid and the rule has at least one day */
function checkTerms(terms: Repetition): void {
  const { rule, startsOn, endsOn } = terms
  if (!isRule(rule)) throw invalid({ rule: "recurrence" })
  if (endsOn !== null && endsOn < startsOn) throw invalid({ endsOn: "endBeforeStart" })
  if (nextFrom(terms, startsOn) === null) throw invalid({ rule: "recurrenceNever" })
}

/** The content that a recurring invoice copies from an invoice, without dates. */
function contentOf(invoice: InvoiceDocument): RecurringContent {
  const { service, note, terms, salesperson, documentDiscountMinor, vatReason, buyerVatNumber } = invoice
  const { buyerReference, acceptedPayment, showsPaymentTerms, showsNote, showsPaymentStub, currency } = invoice
  const lines = invoice.lines.map(
    ({ item, description, qty, unitPriceMinor, discount, vatRate, vatCategory, unit }) => ({
      ...{ item, description, qty, unitPriceMinor, discount, vatRate, vatCategory, unit },
    }),
  )
  return recurringContent.parse({
    ...{ service, note, terms, salespersonId: salesperson?.id ?? null, documentDiscountMinor, vatReason, lines },
    ...{ buyerVatNumber, buyerReference, acceptedPayment, showsPaymentTerms, showsNote, showsPaymentStub, currency },
  })
}

/** Returns the total of one invoice. */
function totalOf({ lines, documentDiscountMinor }: RecurringContent): number {
  const billed = lines.map(({ qty, vatCategory, ...line }) => ({
    ...{ ...line, quantity: thousandths(qty) as number, vatCategory: categoryOf(line.vatRate, vatCategory) },
  }))
  return documentAmounts(billed, documentDiscountMinor).totalMinor
}

const daysFrom = ({ issuedDate, dueDate }: InvoiceDocument) =>
  Math.round((Date.parse(dueDate) - Date.parse(issuedDate)) / 86_400_000)

/** Moves a client's recurring invoices to the client that remains after a merge. */
export const moveRecurringInvoices = store.move

/** Adds a recurring invoice with the content of an invoice. @throws HttpError 404; 409 for a credit note; 422 */
export async function add(scope: Scope, { invoice: id, ...form }: RecurringForm): Promise<RecurringInvoice> {
  const invoice = await document(scope, id)
  if (invoice.kind === "credit") throw refused("isCreditNote")
  const content = contentOf(invoice)
  const { rule, startsOn, endsOn = null, act } = form
  checkTerms({ rule, startsOn, endsOn })
  const added = await store.insert(scope, {
    ...{ rule, startsOn, endsOn, act, content, currency: content.currency, total: totalOf(content) },
    ...{ clientId: (await remainingClient(scope, invoice.clientId)) as number, businessId: invoice.businessId },
    name: form.name || invoice.service || invoice.lines[0]?.item || "",
    termDays: form.termDays ?? Math.min(365, daysFrom(invoice)),
    nextOn: nextFrom({ rule, startsOn, endsOn }, today()),
  })
  return get(scope, added)
}

/** Locks a recurring invoice. @throws HttpError 404; 409 if it has changed since `version` */
async function lockAt(scope: Scope, id: number, version: number | undefined): Promise<store.RecurringRow> {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  return row
}

/** The rule's next day without an invoice. Days in the past are skipped. */
async function nextFor(scope: Scope, row: Repetition & { id: number }, from = today()): Promise<string | null> {
  const last = await store.lastRun(scope, row.id)
  const after = last === null ? from : shiftDay(last, 1)
  return nextFrom(row, after > from ? after : from)
}

/**
 * Changes a recurring invoice. Invoices that it has generated stay as they are.
 * @throws HttpError 404; 409 if it has changed since `version` or has ended; 422
 */
export async function change(scope: Scope, id: number, { version, content, ...terms }: RecurringChanges) {
  const row = await lockAt(scope, id, version)
  if (row.state === "ended") throw conflict({ state: "recurringEnded" })
  const next = { ...row, ...terms }
  checkTerms(next)
  await store.update(scope, id, {
    ...terms,
    ...(content && { content, currency: content.currency, total: totalOf(content) }),
    nextOn: row.state === "active" ? await nextFor(scope, next) : null,
    problem: "",
  })
  return get(scope, id)
}

const before: Record<RecurringState, readonly RecurringState[]> = {
  active: ["paused"],
  paused: ["active"],
  ended: ["active", "paused"],
}

/** Pauses, resumes or ends a recurring invoice. @throws HttpError 404; 409 */
export async function setState(scope: Scope, id: number, state: RecurringState, version?: number) {
  const row = await lockAt(scope, id, version)
  if (!before[state].includes(row.state)) throw conflict({ state: "recurringEnded" })
  const nextOn = state === "active" ? await nextFor(scope, row) : null
  await store.update(scope, id, { state, nextOn, problem: "" })
  return get(scope, id)
}
