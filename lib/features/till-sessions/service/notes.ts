import type { z } from "zod"
import { requireWithin } from "@/lib/core/auth/limits"
import { netOf } from "@/lib/core/money"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { paidIn, paidOut } from "@/lib/features/ledger/service/recipes/cash"
import { expenseAccount } from "@/lib/features/ledger/service/tills"
import type * as schema from "../schema"
import { openStates } from "../values"
import { type Caller, command, inSession, placeOf, postIn, sourceOf } from "./common"

type Form<Name extends "paidInForm" | "paidOutForm" | "noteForm"> = z.output<(typeof schema)[Name]>

/** Records money that was put into the till by the owner. Floats from the safe are an act of the safe. */
export const payIn = (caller: Caller, id: number, { amount, memo }: Form<"paidInForm">) =>
  command(caller, id, { kind: "paid-in", states: openStates }, async (row) => {
    const till = await tillAccount(caller.scope, row.session.tillId)
    const made = paidIn({ shopId: row.session.shopId, till, amount: BigInt(amount), from: "capital" })
    const entry = await postIn(caller, inSession(row), made, { ...sourceOf(id), memo })
    return { event: { amount, memo, entryId: entry?.id } }
  })

/** Records an expense that was paid from the till. @throws HttpError 403 above the caller's limit */
export const payOut = (caller: Caller, id: number, form: Form<"paidOutForm">) =>
  command(caller, id, { kind: "paid-out", states: openStates }, async (row) => {
    const { amount, vatRate, account, memo } = form
    const { shopId, businessId, currency, tillId } = row.session
    const wanted = { limit: "paidOut", amount, currency, message: "paidOutLimit", field: "amount" }
    requireWithin(caller.principal, ["update", "TillSession"], placeOf(row), wanted)
    const net = netOf(BigInt(amount), vatRate)
    const made = paidOut({
      shopId,
      till: await tillAccount(caller.scope, tillId),
      ...(account && { expense: await expenseAccount(caller.scope, businessId, account) }),
      net,
      vat: BigInt(amount) - net,
      ...(vatRate > 0 && { vatCode: String(vatRate) }),
    })
    const entry = await postIn(caller, inSession(row), made, { ...sourceOf(id), memo })
    return { event: { amount: -amount, memo, entryId: entry?.id } }
  })

/** Records something without money. */
export const addNote = (caller: Caller, id: number, { kind, memo }: Form<"noteForm">) =>
  command(caller, id, { kind, states: openStates }, async () => ({ event: { memo } }))
