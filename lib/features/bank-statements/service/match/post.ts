import { mayOn, requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import { credit } from "@/lib/features/bank-bags/service/credits"
import { findPlace as placeOfBag } from "@/lib/features/bank-bags/service/read"
import { partyOf } from "@/lib/features/clients/values"
import { repay } from "@/lib/features/customers/service/repay"
import { collect, findPlace as placeOfOccurrence } from "@/lib/features/direct-debits/service/answers"
import { openInvoices, payInvoice } from "@/lib/features/invoices/service/open"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import { cardSettlement } from "@/lib/features/ledger/service/recipes/cash"
import { type AccountRole, controlRoles } from "@/lib/features/ledger/values/roles"
import { findPlace as placeOfBatch } from "@/lib/features/payment-batches/service/batches"
import { settlePayments } from "@/lib/features/payment-batches/service/settle"
import { payBill } from "@/lib/features/supplier-bills/service/pay-whole"
import type { MatchPart } from "../../schema/lines"
import * as books from "../../store/books"
import type { LineRow } from "../../store/lines"
import { bankBooked } from "../recipes"

/** The entry with which a part of a line is matched. */
export interface Made {
  entry: string
  /** The matched amount on the bank account. */
  amount: number
  target: string
  hasPosted: boolean
  account?: number
  vatRate?: number
}

export interface Matching {
  scope: Scope
  principal: Principal
  row: LineRow
  /** The ledger account of the bank account. */
  bank: number
  key: string
}

type Of<Kind extends MatchPart["kind"]> = Extract<MatchPart, { kind: Kind }>

const memoOf = ({ line }: LineRow, own = "") => own || [line.name, line.text].filter(Boolean).join(" · ").slice(0, 500)

/** Posts the entry for a line, on the day on which the bank booked it. */
async function postFor({ scope, principal, row, key }: Matching, recipe: Recipe, memo?: string): Promise<string> {
  const { line, currency } = row
  const posted = await post(scope, {
    ...recipe,
    ...{ businessId: line.businessId, currency, businessDate: line.bookedOn, key, memo: memoOf(row, memo) },
    source: { type: "bank-line", id: String(line.id) },
    isBookkeeper: isBookkeeper(principal, line.businessId),
  })
  return posted.id
}

async function linkEntry({ scope, row, bank }: Matching, { entry, amount }: Of<"entry">): Promise<Made> {
  const open = await books.openOfEntry(scope, { bankAccount: row.line.bankAccountId, account: bank }, entry)
  if (open === undefined) throw invalid({ entry: "bankEntryElsewhere" })
  if (Math.sign(open) !== Math.sign(amount) || Math.abs(amount) > Math.abs(open))
    throw conflict({ entry: "bankEntryMatched" })
  return { entry, amount, target: "", hasPosted: false }
}

async function creditBag({ scope, principal, row, bank, key }: Matching, { bag, amount }: Of<"bag">): Promise<Made> {
  const place = requireOn(principal, ["update", "BankCredit"], await placeOfBag(scope, bag))
  if (place.business !== row.line.businessId) throw invalid({ bag: "bankRecordElsewhere" })
  if (amount < 0) throw invalid({ amount: "bankWrongSign" })
  const { events, ...credited } = await credit(
    scope,
    { principal, id: bag, key },
    { amount, creditedOn: row.line.bookedOn },
    bank,
  )
  const entry = events.findLast(({ kind }) => kind === "credited")?.entry
  if (!entry) throw conflict({ bag: "bagState" })
  return { entry, amount: Math.min(amount, credited.amount), target: `bank-bag:${bag}`, hasPosted: true }
}

async function settleCards(matching: Matching, { amount, gross }: Of<"card-settlement">): Promise<Made> {
  if (amount < 0 || gross < amount) throw invalid({ gross: "bankGrossTooLow" })
  const { bank } = matching
  const recipe = cardSettlement({ amount: BigInt(gross), fee: BigInt(gross - amount), bank })
  return { entry: await postFor(matching, recipe), amount, target: "", hasPosted: true }
}

async function bookAccount(matching: Matching, part: Of<"account">): Promise<Made> {
  const { scope, row, bank } = matching
  const { amount, account, vatRate, memo, party } = part
  const found = await books.findBookAccount(scope, row.line.businessId, account)
  if (!found || found.isArchived || found.id === bank) throw invalid({ account: "accountUnknown" })
  const isControl = (controlRoles as readonly AccountRole[]).includes(found.role)
  if (isControl && !party) throw invalid({ party: "required" })
  const recipe = bankBooked({ bank, amount: BigInt(amount), other: account, vatRate, party })
  const entry = await postFor(matching, recipe, memo)
  return { entry, amount, target: "", hasPosted: true, account, vatRate }
}

async function payOf({ scope, row }: Matching, { invoice, amount }: Of<"invoice">): Promise<Made> {
  const { businessId: business, bankAccountId, bookedOn } = row.line
  const isOpen = (await openInvoices(scope, { business })).some(({ id }) => id === invoice)
  if (!isOpen) throw invalid({ invoice: "bankRecordElsewhere" })
  const paid = await payInvoice(scope, { id: invoice, amountMinor: amount, paidDate: bookedOn, bankAccountId })
  if (!paid.entryId) throw conflict({ invoice: "bankRecordElsewhere" })
  return { entry: paid.entryId, amount, target: `invoice:${invoice}:${paid.paymentId}`, hasPosted: true }
}

async function repayIou({ scope, principal, row, bank, key }: Matching, part: Of<"iou">): Promise<Made> {
  const { businessId: business, id, bookedOn } = row.line
  if (part.amount < 0) throw invalid({ amount: "bankWrongSign" })
  const posted = await repay(scope, {
    ...{ customer: part.customer, business, currency: row.currency, amount: BigInt(part.amount), key },
    ...{ money: { accountId: bank }, businessDate: bookedOn, memo: memoOf(row) },
    source: { type: "bank-line", id: String(id) },
    isBookkeeper: isBookkeeper(principal, business),
  })
  return { entry: posted.id, amount: part.amount, target: partyOf(part.customer), hasPosted: true }
}

async function payTheBill({ scope, principal, row, key }: Matching, { bill, amount }: Of<"bill">): Promise<Made> {
  const { businessId: business, bankAccountId: bankAccount, bookedOn: on } = row.line
  const entry = await payBill(scope, { principal, id: bill, key }, { business, amount: -amount, on, bankAccount })
  return { entry, amount, target: `supplier-bill:${bill}`, hasPosted: true }
}

/** Confirms an occurrence of a mandate. The bank's text becomes the note on an unusual amount. */
async function collectDebit(
  { scope, principal, row, bank, key }: Matching,
  { occurrence, amount }: Of<"debit">,
): Promise<Made> {
  const place = await placeOfOccurrence(scope, occurrence)
  if (place?.business !== row.line.businessId) throw invalid({ occurrence: "bankRecordElsewhere" })
  requireOn(principal, ["update", "DebitPayment"], place)
  if (amount > 0) throw invalid({ amount: "bankWrongSign" })
  const form = { amount: -amount, on: row.line.bookedOn, note: memoOf(row).slice(0, 200) }
  const { entry } = await collect(scope, { principal, id: occurrence, key }, form, bank)
  return { entry: entry as string, amount, target: `direct-debit:${occurrence}`, hasPosted: true }
}

/** Settles a batch. Each of its payments has its own entry and match. */
async function settleOrder({ scope, principal, row, key }: Matching, { order, amount }: Of<"order">): Promise<Made[]> {
  const { businessId: business, bankAccountId, bookedOn: on } = row.line
  const place = await placeOfBatch(scope, order)
  if (place?.business !== business) throw invalid({ order: "bankRecordElsewhere" })
  const entries = await settlePayments(scope, { principal, id: order, key }, { on, bankAccount: bankAccountId })
  if (entries.reduce((sum, one) => sum + one.amount, 0) !== amount) throw invalid({ amount: "bankPartsWrong" })
  return entries.map((one) => ({ ...one, target: `payment-batch:${order}`, hasPosted: true }))
}

function makePart(matching: Matching, part: Exclude<MatchPart, { kind: "order" }>): Promise<Made> {
  switch (part.kind) {
    case "bill":
      return payTheBill(matching, part)
    case "entry":
      return linkEntry(matching, part)
    case "bag":
      return creditBag(matching, part)
    case "card-settlement":
      return settleCards(matching, part)
    case "invoice":
      return payOf(matching, part)
    case "iou":
      return repayIou(matching, part)
    case "debit":
      return collectDebit(matching, part)
    case "account":
      return bookAccount(matching, part)
  }
}

const makeAll = async (matching: Matching, part: MatchPart): Promise<Made[]> =>
  part.kind === "order" ? settleOrder(matching, part) : [await makePart(matching, part)]

/** Posts or finds the entry for a part of a line. Errors name the fields of that part. */
export const make = (matching: Matching, part: MatchPart, index: number): Promise<Made[]> =>
  makeAll(matching, part).catch((error) => {
    if (!(error instanceof HttpError) || !error.fields) throw error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [
        name.startsWith("parts.") ? name : `parts.${index}.${name}`,
        message,
      ]),
    )
    throw new HttpError(error.status, error.code, { message: error.key, fields, reason: error.reason })
  })

/** Whether somebody may credit bags in a business; others get no bags suggested. */
export const mayCredit = (principal: Principal, business: number): boolean =>
  mayOn(principal, ["update", "BankCredit"], { business })
