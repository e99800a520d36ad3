import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/parts"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import { hasOpenSession } from "@/lib/features/till-sessions/service/guard"
import type { RepayForm } from "../schema/acts"

interface Place {
  business: number
  shop: number
}

/** The till of a repayment. @throws HttpError 422 for a till of another shop; 409 without an open session */
async function tillOf(scope: Scope, { business, shop }: Place, till: number | null) {
  if (till === null) throw invalid({ till: "required" })
  if ((await findPlace(scope, "till", till))?.shop !== shop) throw invalid({ till: "tillElsewhere" })
  if (!(await hasOpenSession(scope, { business, till }))) throw conflict({ till: "tillNotOpen" })
  return { accountId: await tillAccount(scope, till) }
}

/** Where a repayment goes in the books. @throws HttpError 409; 422 */
export async function moneyOf(scope: Scope, place: Place, { to, till, bankAccount }: RepayForm) {
  if (to === "till") return tillOf(scope, place, till)
  const { business } = place
  const isOwn = bankAccount === null || (await findPlace(scope, "bank-account", bankAccount))?.business === business
  if (!isOwn) throw invalid({ bankAccount: "bankAccountElsewhere" })
  const accountId = await accountAtBank(scope, business, bankAccount)
  return accountId === undefined ? { role: "bank" as const } : { accountId }
}
