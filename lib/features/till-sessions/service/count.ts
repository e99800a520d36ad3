import type { z } from "zod"
import { totalOf } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { decimalAmount, netOf } from "@/lib/core/money"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { takings } from "@/lib/features/ledger/service/recipes/cash"
import { lockTill } from "@/lib/features/ledger/service/tills"
import type { countForm, ReadingForm } from "../schema"
import { unknownParties } from "../store/parties"
import type { StoredReading } from "../table"
import { openStates } from "../values"
import { type Caller, checkCount, command, inSession, postIn, sourceOf } from "./common"

/** Starts the count of a till at the end of the day. */
export const startCounting = (caller: Caller, id: number) =>
  command(caller, id, { kind: "counting", states: ["open"] }, async () => ({
    changes: { state: "counting" },
    event: {},
  }))

/** Records a count, whatever the amount. The latest count applies; the events have all of them. */
export const count = (caller: Caller, id: number, form: z.output<typeof countForm>) =>
  command(caller, id, { kind: "counted", states: ["counting"] }, async ({ session }) => {
    const { currency, businessId, tillId, counts } = session
    checkCount(form.count, currency)
    const amount = totalOf(form.count, currency)
    const { sequence } = await lockTill(caller.scope, businessId, tillId)
    return {
      changes: {
        ...{ counts: counts + 1, countedClosing: amount, closingCount: form.count, countedAfter: sequence },
        ...(form.explanation && { explanation: form.explanation }),
      },
      event: { amount, count: form.count, memo: form.explanation },
    }
  })

/** Records the reason for a till's variance. */
export const explain = (caller: Caller, id: number, explanation: string) =>
  command(caller, id, { kind: "note", states: ["counting"] }, async () => ({
    changes: { explanation },
    event: { memo: explanation },
  }))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Returns the amount that customers paid in total. */
export const tendersOf = ({ tenders: { cash, cards, vouchers, ious } }: ReadingForm) =>
  sum([cash, cards, vouchers, ...ious.map(({ amount }) => amount)])

/** Fills in the VAT that the till didn't print. */
export function ratesOf({ rates }: ReadingForm): StoredReading["rates"] {
  return rates
    .filter(({ gross }) => gross !== 0)
    .map(({ rate, gross, vat }) => ({ rate, gross, vat: vat ?? gross - Number(netOf(BigInt(gross), rate)) }))
}

/** @throws HttpError 422 unless a reading adds up */
export function checkReading(
  form: ReadingForm,
  rates: StoredReading["rates"],
  currency: string,
  cashRounding: number,
): void {
  if (form.rounding !== 0 && cashRounding === 1) throw invalid({ rounding: "roundingNone" })
  const wrong = rates.findIndex(({ gross, vat }) => Math.abs(vat) > Math.abs(gross) || vat * gross < 0)
  if (wrong >= 0) throw invalid({ [`rates.${wrong}.vat`]: "vatTooHigh" })
  const [tenders, sales] = [tendersOf(form), sum(rates.map(({ gross }) => gross)) + form.rounding]
  if (tenders === sales) return
  const text = (amount: number) => `${decimalAmount(BigInt(amount), currency)} ${currency}`
  throw invalid({ tenders: ["readingUnbalanced", { tenders: text(tenders), sales: text(sales) }] })
}

/** @throws HttpError 422 unless all IOUs are of customers, so that the control account is the sum of the customers' debts */
async function checkParties(scope: Scope, ious: ReadingForm["tenders"]["ious"]): Promise<void> {
  const unknown = await unknownParties(
    scope,
    ious.map(({ party }) => party),
  )
  const index = ious.findIndex(({ party }) => unknown.includes(party))
  if (index >= 0)
    throw invalid({ [`tenders.ious.${index}.party`]: ["partyUnknown", { party: ious[index]?.party ?? "" }] })
}

/** Takes a Z reading and posts its takings. @throws HttpError 422 unless tenders and sales are equal */
export const takeReading = (caller: Caller, id: number, form: ReadingForm) =>
  command(caller, id, { kind: "z-reading", states: openStates }, async (row) => {
    const { shopId, tillId, currency, readings } = row.session
    const rates = ratesOf(form)
    checkReading(form, rates, currency, row.cashRounding)
    const { cash, cards, vouchers, ious } = form.tenders
    await checkParties(caller.scope, ious)
    const made = takings({
      shopId,
      till: await tillAccount(caller.scope, tillId),
      ...{ cash: BigInt(cash), cards: BigInt(cards), vouchers: BigInt(vouchers), rounding: BigInt(form.rounding) },
      ious: ious.map(({ party, amount }) => ({ party, amount: BigInt(amount) })),
      rates: rates.map(({ rate, gross, vat }) => ({
        vatCode: String(rate),
        net: BigInt(gross - vat),
        vat: BigInt(vat),
      })),
    })
    const memo = form.number === "" ? "" : `Z ${form.number}`
    const entry = await postIn(caller, inSession(row), made, { ...sourceOf(id), memo })
    const reading: StoredReading = { ...form, rates }
    return {
      changes: { readings: readings + 1 },
      event: { amount: tendersOf(form), memo: form.number, reading, entryId: entry?.id },
    }
  })
