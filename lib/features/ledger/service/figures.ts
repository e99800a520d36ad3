import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import * as store from "../store/figures"

/** Takings of a day and cash now, in minor units, by business. Businesses without books are missing. */
export async function takingsAndCash(
  scope: Scope,
  days: readonly { business: number; date: string }[],
): Promise<Map<number, { takings: number; cash: number }>> {
  const rows = await store.takingsAndCash(scope, days)
  return new Map(
    rows.map(({ business, takings, cash }) => [
      business,
      { takings: exactNumber(BigInt(takings)), cash: exactNumber(BigInt(cash)) },
    ]),
  )
}
