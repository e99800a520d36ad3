import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import type { CashPosition, CashPositionQuery } from "./schema"
import { findPositions } from "./store"

const exact = (amount: string) => exactNumber(BigInt(amount))

/** Where the cash is that the caller may see, one position per currency. */
export async function positions(scope: Scope, principal: Principal, query: CashPositionQuery): Promise<CashPosition[]> {
  const rows = await findPositions(scope, principal, query)
  return rows.map(({ currency, tills, dropPending, safes, transit, missing, bank }) => {
    const all = [tills, dropPending, safes, transit, bank ?? "0"].map(BigInt)
    return {
      currency,
      tills: exact(tills),
      dropPending: exact(dropPending),
      safes: exact(safes),
      inTransit: exact(transit) - exact(missing),
      discrepancies: exact(missing),
      bank: bank === null ? null : exact(bank),
      total: exactNumber(all.reduce((sum, amount) => sum + amount)),
    }
  })
}
