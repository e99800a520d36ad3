import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { listAccounts } from "../store/accounts"
import { findCurrency } from "../store/books"
import { tillAccount } from "./accounts"
import { bankLedgerAccount } from "./bank-accounts"
import { post } from "./post"
import { opening } from "./recipes/owed"

export interface OpeningBalances {
  business: number
  shop: number | undefined
  businessDate: string
  /** The command's permanent idempotency key. */
  key: string
  /** Minor units, by place. Those without a balance are zero or left out. */
  till?: { id: number; amount: number }
  safe?: { amount: number }
  bankAccount?: { id: number; amount: number }
}

/** Posts what there was when the books were opened, as one entry; none if there was nothing. @throws HttpError as `post` */
export async function postOpening(scope: Scope, given: OpeningBalances): Promise<void> {
  const { business, shop, businessDate, key, till, safe, bankAccount } = given
  const safeAccount = async () =>
    (await listAccounts(scope, business)).find(({ role, shopId }) => role === "safe" && shopId === shop)?.id
  const places = [
    till?.amount && { field: "till", accountId: await tillAccount(scope, till.id), amount: till.amount },
    safe?.amount && { field: "safe", accountId: await safeAccount(), amount: safe.amount },
    bankAccount?.amount && {
      field: "bank",
      accountId: await bankLedgerAccount(scope, bankAccount.id),
      amount: bankAccount.amount,
    },
  ].filter((place) => typeof place === "object")
  if (places.length === 0) return
  const balances = places.map(({ field, accountId, amount }) => {
    if (accountId === undefined) throw invalid({ [`opening.${field}`]: "openingPlace" })
    return { accountId, amount: BigInt(amount) }
  })
  const currency = (await findCurrency(scope, business)) as string
  await post(scope, { ...opening(balances), businessId: business, shopId: shop, currency, businessDate, key })
}
