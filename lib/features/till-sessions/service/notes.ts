import type { z } from "zod"
import { requireWithin } from "@/lib/core/auth/limits"
import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { netOf } from "@/lib/core/money"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { agencyPaid, agencySale, paidIn, paidOut } from "@/lib/features/ledger/service/recipes/cash"
import { expenseAccount } from "@/lib/features/ledger/service/tills"
import type * as schema from "../schema"
import { openStates } from "../values"
import { type Caller, command, inSession, placeOf, postIn, sourceOf } from "./common"

type Session = Parameters<typeof inSession>[0]["session"]
type Form<Name extends "paidInForm" | "paidOutForm" | "noteForm"> = z.output<(typeof schema)[Name]>

/** Records money put into the till by the owner or for an agency. Floats from the safe are an action of the safe. */
export const payIn = (caller: Caller, id: number, { amount, source, memo }: Form<"paidInForm">) =>
  command(caller, id, { kind: "paid-in", states: openStates }, async (row) => {
    const till = await tillAccount(caller.scope, row.session.tillId)
    const money = { shopId: row.session.shopId, till, amount: BigInt(amount) }
    const made = source === "agency" ? agencySale(money) : paidIn({ ...money, from: "capital" })
    const entry = await postIn(caller, inSession(row), made, { ...sourceOf(id), memo })
    return { event: { amount, memo, entryId: entry?.id } }
  })

/** The entry for money paid from a till: an expense with its VAT, or an agency's money. @throws HttpError 422 */
async function moneyOut(scope: Scope, { shopId, businessId, tillId }: Session, form: Form<"paidOutForm">) {
  const { amount, purpose, vatRate, account } = form
  const till = await tillAccount(scope, tillId)
  if (purpose === "agency") {
    if (vatRate > 0 || account) throw invalid({ [vatRate > 0 ? "vatRate" : "account"]: "agencyExpense" })
    return agencyPaid({ shopId, till, amount: BigInt(amount) })
  }
  const net = netOf(BigInt(amount), vatRate)
  return paidOut({
    ...{ shopId, till, net, vat: BigInt(amount) - net },
    ...(account && { expense: await expenseAccount(scope, businessId, account) }),
    ...(vatRate > 0 && { vatCode: String(vatRate) }),
  })
}

/** Records money paid from the till. @throws HttpError 403 above the caller's limit; 422 for VAT on an agency's money */
export const payOut = (caller: Caller, id: number, form: Form<"paidOutForm">) =>
  command(caller, id, { kind: "paid-out", states: openStates }, async (row) => {
    const { amount, memo } = form
    const wanted = {
      limit: "paidOut",
      amount,
      currency: row.session.currency,
      message: "paidOutLimit",
      field: "amount",
    }
    requireWithin(caller.principal, ["update", "TillSession"], placeOf(row), wanted)
    const made = await moneyOut(caller.scope, row.session, form)
    const entry = await postIn(caller, inSession(row), made, { ...sourceOf(id), memo })
    return { event: { amount: -amount, memo, entryId: entry?.id } }
  })

/** Records something without money. */
export const addNote = (caller: Caller, id: number, { kind, memo }: Form<"noteForm">) =>
  command(caller, id, { kind, states: openStates }, async () => ({ event: { memo } }))
