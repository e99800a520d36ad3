import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { getNamed } from "@/lib/features/businesses/service/businesses"
import { openInvoices } from "@/lib/features/invoices/service/open"
import { openCredits } from "@/lib/features/payments/service/read"
import { openBills } from "@/lib/features/supplier-bills/service/allocate"
import type { Candidate, CandidateQuery } from "../schema"
import { findPending } from "../store/batches"
import * as mandates from "../store/mandates"
import { monthsUntilLapse, type SequenceType } from "../values"

/** A candidate for a batch, with the details for the batch's file. */
export interface Payable extends Candidate {
  bic: string
  remittance: string
  mandate?: { id: number; reference: string; signedOn: string; sequence: SequenceType }
}

const daysUntilLapse = Math.floor((monthsUntilLapse * 365.25) / 12)

/** The reason why a mandate permits no collection on a day; null if it does. */
function mandateProblem(
  { kind, signedOn }: Pick<mandates.MandateRow, "kind" | "signedOn">,
  lastOn: string | null,
  day: string,
) {
  if (kind === "one-off" && lastOn !== null) return "mandateUsed" as const
  return (lastOn ?? signedOn) < shiftDay(day, -daysUntilLapse) ? ("mandateLapsed" as const) : null
}

const sequenceOf = ({ kind }: mandates.MandateRow, lastOn: string | null): SequenceType =>
  kind === "one-off" ? "OOFF" : lastOn === null ? "FRST" : "RCUR"

async function bills(scope: Scope, business: number): Promise<Payable[]> {
  return (await openBills(scope, business)).map((bill) => ({
    ...{ kind: "bill", id: bill.id, label: bill.number, name: bill.supplier, iban: bill.iban, bic: bill.bic },
    ...{ dueOn: bill.dueOn, amount: bill.due, remittance: bill.remittance || bill.number },
    problem: bill.iban === "" ? "noIban" : bill.hasOtherIban ? "otherIban" : null,
  }))
}

/** Refunds of customers' unallocated payments. The bank account is known if the customer signed a mandate. */
async function refunds(scope: Scope, business: number, signed: mandates.Listed[]): Promise<Payable[]> {
  return (await openCredits(scope, business)).map(({ id, partyId, partyName, rest, paidOn }) => {
    const mandate = signed.find((one) => one.mandate.customerId === partyId)?.mandate
    return {
      ...{ kind: "refund", id, label: String(id), name: mandate?.holder ?? partyName, iban: mandate?.iban ?? "" },
      ...{ bic: mandate?.bic ?? "", dueOn: paidOn, amount: rest, remittance: `Refund ${id}` },
      problem: mandate ? null : "noIban",
    }
  })
}

async function invoices(scope: Scope, business: number, signed: mandates.Listed[], day: string): Promise<Payable[]> {
  const seen = new Set<number>()
  const due = (await openInvoices(scope, { business })).filter(({ balanceMinor }) => balanceMinor > 0)
  return due.map(({ id, number, clientId, client, dueDate, balanceMinor }) => {
    const of = { kind: "invoice" as const, id, label: number, dueOn: dueDate, amount: balanceMinor, remittance: number }
    const found = signed.find(({ mandate }) => mandate.customerId === clientId)
    if (!found) return { ...of, name: client, iban: "", bic: "", problem: "noMandate" as const }
    const { mandate, lastOn } = found
    const { holder, iban, bic, reference, signedOn } = mandate
    // A customer's second invoice is collected after the first: it isn't a mandate's first collection, and a one-off mandate is used.
    const last = seen.has(mandate.id) ? day : lastOn
    seen.add(mandate.id)
    return {
      ...{ ...of, name: holder, iban, bic, problem: mandateProblem(mandate, last, day) },
      mandate: { id: mandate.id, reference, signedOn, sequence: sequenceOf(mandate, last) },
    }
  })
}

/** The bills and refunds, or the invoices, of a business that can go into a batch and aren't pending in one. */
export async function payables(scope: Scope, { business, kind }: CandidateQuery, day: string): Promise<Payable[]> {
  const pending = await findPending(scope, business)
  const signed = await mandates.findActive(scope, business)
  const all =
    kind === "transfer"
      ? [...(await bills(scope, business)), ...(await refunds(scope, business, signed))]
      : await invoices(scope, business, signed, day)
  return all.filter((one) => !pending.has(`${one.kind}:${one.id}`))
}

/** @throws HttpError 404 */
export async function candidates(scope: Scope, query: CandidateQuery, day: string) {
  const place = await getNamed(scope, query.business)
  if (!place) throw notFound()
  const data = await payables(scope, query, day)
  return {
    currency: place.currency,
    creditorId: await mandates.findCreditor(scope, query.business),
    data: data.map(({ kind, id, label, name, iban, dueOn, amount, problem }) => ({
      ...{ kind, id, label, name, iban, dueOn, amount, problem },
    })),
  }
}
