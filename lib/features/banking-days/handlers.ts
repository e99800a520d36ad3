import { handler } from "@/lib/core/http/handler"
import { exactNumber } from "@/lib/core/money"
import { listBankingDays } from "./contract"
import { findDays } from "./store"

export const listBankingDaysHandler = handler(listBankingDays, async ({ scope, principal, query }) => ({
  data: (await findDays(scope, principal, query)).map(({ date, shop, shopName, amount, currency }) => ({
    ...{ date, shop, shopName, amount: amount === null ? null : exactNumber(BigInt(amount)), currency },
  })),
}))
