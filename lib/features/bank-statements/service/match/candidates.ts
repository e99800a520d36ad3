import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { fold } from "@/lib/core/text"
import { openOccurrences } from "@/lib/features/direct-debits/service/answers"
import { type OpenInvoice, openInvoices } from "@/lib/features/invoices/service/open"
import { bankLedgerAccount } from "@/lib/features/ledger/service/bank-accounts"
import { type ExportedBatch, exportedBatches } from "@/lib/features/payment-batches/service/batches"
import { type OpenBill, openBills } from "@/lib/features/supplier-bills/service/allocate"
import type { Suggestions } from "../../schema/lines"
import { openBags } from "../../store/bags"
import * as books from "../../store/books"
import * as lines from "../../store/lines"
import * as matches from "../../store/matches"
import { debtors } from "../../store/owed"
import { lineRow } from "../read"
import { activeRules } from "../rules"
import { mayCredit } from "./post"
import { fits, payeeOf, type RuleOf } from "./rules"
import type { Candidate, Wanted } from "./score"
import { type AccountChoice, suggest } from "./suggest"

const textsOf = (of: { endToEnd: string; creditorRef: string; text: string }) =>
  [of.endToEnd, of.creditorRef, of.text].filter(Boolean)

const ofEntry = ({ id, kind, memo, year, number, businessDate, open }: books.OpenEntry): Candidate => ({
  ...{ key: `entry:${id}`, title: memo || `${year}/${number} ${kind}`, date: businessDate, amount: open },
  ...{ references: memo.split(/\s+/).filter((word) => /\d/.test(word)), names: memo ? [memo] : [] },
  part: { kind: "entry", amount: open, entry: id },
})

const ofBag = (bag: Awaited<ReturnType<typeof openBags>>[number]): Candidate => ({
  ...{ key: `bag:${bag.id}`, title: `${bag.number} · ${bag.shopName}`, date: bag.preparedOn, amount: bag.amount },
  ...{ references: [bag.slipNumber, bag.sealNumber, bag.number].filter(Boolean), names: [], mayDiffer: true },
  part: { kind: "bag", amount: bag.amount, bag: bag.id },
})

const ofInvoice = ({ id, number, client, dueDate, balanceMinor }: OpenInvoice): Candidate => ({
  ...{ key: `invoice:${id}`, title: `${number} · ${client}`, date: dueDate, amount: balanceMinor },
  ...{ references: [String(number)], names: [client] },
  part: { kind: "invoice", amount: balanceMinor, invoice: id },
})

const ofDebtor = ({ customer, name, balance }: Awaited<ReturnType<typeof debtors>>[number]): Candidate => ({
  ...{ key: `iou:${customer}`, title: name, date: null, amount: balance, references: [], names: [name] },
  part: { kind: "iou", amount: balance, customer },
})

const ofBill = ({ id, number, supplier, due, dueOn, iban, remittance }: OpenBill): Candidate => ({
  ...{ key: `bill:${id}`, title: `${number} · ${supplier}`, date: dueOn, amount: -due },
  ...{ references: [number, remittance].filter(Boolean), names: [supplier], ibans: iban ? [iban] : [] },
  part: { kind: "bill", amount: -due, bill: id },
})

const ofBatch = ({ id, messageId, kind, total, executionOn }: ExportedBatch): Candidate => {
  const amount = kind === "transfer" ? -total : total
  return {
    ...{ key: `order:${id}`, title: messageId, date: executionOn, amount, references: [messageId], names: [] },
    part: { kind: "order", amount, order: id },
  }
}

type Occurrence = Awaited<ReturnType<typeof openOccurrences>>[number]

/** Banks collect on the day or soon after, and the amount may be another one. */
const ofOccurrence = ({ id, creditor, dueOn, expected, mandate, creditorId }: Occurrence): Candidate => ({
  ...{ key: `debit:${id}`, title: creditor, date: dueOn, amount: -expected, mayDiffer: true },
  ...{ references: [mandate, creditorId].filter(Boolean), names: [creditor] },
  part: { kind: "debit", amount: -expected, occurrence: id },
})

/** Codes with which banks book their own charges. */
const isCharge = (code: string) => /CHRG|FEES|COMM/.test(code)

function choicesFrom(rules: RuleOf[], learned: matches.Choice[], charges: AccountChoice | undefined): AccountChoice[] {
  return [
    ...rules.flatMap(({ id, pattern, accountId, accountName, vatRate }) =>
      accountId === null
        ? []
        : [
            {
              key: `rule:${id}`,
              reason: { name: "rule" as const, value: pattern },
              account: accountId,
              accountName,
              vatRate,
              score: 90,
            },
          ],
    ),
    ...learned.map(({ account, accountName, vatRate, times }) => ({
      ...{ key: `account:${account}:${vatRate}`, account, accountName, vatRate },
      ...{ reason: { name: "chosenBefore" as const, value: String(times) }, score: Math.min(85, 60 + 10 * times) },
    })),
    ...(charges ? [charges] : []),
  ]
}

/** Proposes a rule once the same was chosen twice for a payee and no rule says it. */
function proposalFor(wanted: Wanted, rules: RuleOf[], [choice]: matches.Choice[]): Suggestions["proposedRule"] {
  const isRuled = rules.some(({ accountId }) => accountId === choice?.account)
  if (!choice || choice.times < 2 || isRuled || (!wanted.iban && wanted.name.length < 2)) return null
  const { account, accountName, vatRate, times } = choice
  const patternKind = wanted.iban ? ("iban" as const) : ("text" as const)
  return { patternKind, pattern: wanted.iban || wanted.name, account, accountName, vatRate, times }
}

/** Days by which a collection may differ from the day on which it was due. */
const maxDebitDays = 10

/** The debits that the line may be, for those who may confirm them. */
async function occurrencesNear(scope: Scope, principal: Principal, line: lines.LineRow["line"]) {
  const { businessId: business, bankAccountId: bankAccount, bookedOn } = line
  if (!mayOn(principal, ["update", "DebitPayment"], { business })) return []
  const [from, to] = [shiftDay(bookedOn, -maxDebitDays), shiftDay(bookedOn, maxDebitDays)]
  return openOccurrences(scope, { business, bankAccount, from, to })
}

/** Suggestions for the unmatched amount of a line; none for a line that is matched. */
export async function suggestionsFor(scope: Scope, principal: Principal, id: number): Promise<Suggestions> {
  const { line } = await lineRow(scope, id)
  const amount = line.amount - line.matched
  const rules = (await activeRules(scope, line.businessId)).filter((rule) => fits(rule, line))
  const learned = await matches.choicesFor(scope, line.businessId, fold(payeeOf(line)))
  const wanted: Wanted = { amount, bookedOn: line.bookedOn, name: line.name, iban: line.iban, texts: textsOf(line) }
  const proposedRule = proposalFor(wanted, rules, learned)
  if (amount === 0) return { data: [], proposedRule }
  const { businessId: business, bankAccountId: bankAccount } = line
  const account = await bankLedgerAccount(scope, bankAccount)
  const entries = await books.entriesNear(scope, { bankAccount, account }, { amount, bookedOn: line.bookedOn })
  const bags = amount > 0 && mayCredit(principal, business) ? await openBags(scope, business, bankAccount) : []
  const due = amount > 0 ? await openInvoices(scope, { business }) : []
  const owing = amount > 0 ? await debtors(scope, business) : []
  const bills = amount < 0 ? await openBills(scope, business) : []
  const batches = await exportedBatches(scope, bankAccount)
  const debits = amount < 0 ? await occurrencesNear(scope, principal, line) : []
  const cards = amount > 0 ? await books.cardDays(scope, business, line.bookedOn) : []
  const clearing = amount > 0 ? await books.ofRole(scope, business, "card_clearing") : undefined
  const fees = isCharge(line.bankCode) ? await books.ofRole(scope, business, "bank_charges") : undefined
  const charges = fees?.account
    ? {
        ...{ key: "charges", account: fees.account, accountName: fees.name, vatRate: 0, score: 70 },
        reason: { name: "bankCode" as const, value: line.bankCode },
      }
    : undefined
  const details = line.details > 0 ? await lines.detailsOf(scope, id) : []
  const payments = details.map((one) => ({ ...wanted, ...one, texts: textsOf(one) }))
  const data = suggest(wanted, payments, {
    candidates: [
      ...[...entries.map(ofEntry), ...bags.map(ofBag)],
      ...[...due.filter(({ balanceMinor }) => balanceMinor > 0).map(ofInvoice), ...owing.map(ofDebtor)],
      ...[...bills.map(ofBill), ...batches.map(ofBatch), ...debits.map(ofOccurrence)],
    ],
    ...{ cards, clearing: clearing?.balance ?? 0, charges: line.charges },
    choices: choicesFrom(rules, learned, charges),
    settlementRule: rules.find(({ kind }) => kind === "card-settlement")?.pattern,
  })
  return { data, proposedRule }
}
