import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/parts"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import type { Line } from "@/lib/features/ledger/service/entry"
import { account, at } from "@/lib/features/ledger/service/recipes/lines"
import { hasOpenSession } from "@/lib/features/till-sessions/service/guard"
import type { PaymentMethod } from "../values"

interface Where {
  method: PaymentMethod
  till: number | null
  bankAccount: number | null
}

export interface Place {
  money: Pick<Line, "account">
  tillId: number | null
  bankAccountId: number | null
}

async function inTill(scope: Scope, business: number, till: number | null): Promise<Place> {
  if (till === null) throw invalid({ till: "required" })
  if ((await findPlace(scope, "till", till))?.business !== business) throw invalid({ till: "tillElsewhere" })
  if (!(await hasOpenSession(scope, { business, till }))) throw conflict({ till: "tillNotOpen" })
  return { money: account(await tillAccount(scope, till)), tillId: till, bankAccountId: null }
}

/** Where a payment's money is in the books. @throws HttpError 409 for a till without an open session; 422 for a place elsewhere */
export async function placeOf(scope: Scope, business: number, { method, till, bankAccount }: Where): Promise<Place> {
  if (method === "cash") return inTill(scope, business, till)
  if (method === "card") return { money: at("card_clearing"), tillId: null, bankAccountId: null }
  const isOwn = bankAccount === null || (await findPlace(scope, "bank-account", bankAccount))?.business === business
  if (!isOwn) throw invalid({ bankAccount: "bankAccountElsewhere" })
  const bank = await accountAtBank(scope, business, bankAccount)
  if (bank === undefined) throw invalid({ bankAccount: "required" })
  return { money: account(bank), tillId: null, bankAccountId: bankAccount }
}
