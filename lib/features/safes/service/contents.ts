import { forbiddenOn, mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { exactUpTo } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import { getSafe } from "@/lib/features/businesses/service/parts"
import { currencyOf } from "@/lib/features/businesses/service/trading"
import { holding } from "@/lib/features/ledger/service/holdings"
import type { MovementQuery, SafeContents, SafeMovement } from "../schema"
import * as store from "../store/contents"
import { countMovements, movementPage } from "../store/movements"
import { peopleAt } from "../store/witnesses"
import { worthOf } from "./pieces"

/** The contents of a safe are not for everyone who may see that it exists. @throws HttpError 403 */
export function requireCash(principal: Principal, place: { business: number; shop: number }): void {
  const right = ["read", "SafeCash"] as const
  if (!mayOn(principal, right, place)) throw forbiddenOn(principal, right)
}

/** @throws HttpError 404 */
export async function contentsOf(scope: Scope, id: number): Promise<SafeContents> {
  const { business, shop, name, changeFund = 0, insuredLimit = null } = await getSafe(scope, id)
  const currency = await currencyOf(scope, business)
  const { pieces, countedAt } = await store.findContents(scope, shop)
  const total = await holding(scope, shop, "safe")
  const held = denominationsOf(currency).flatMap(({ value }) => {
    const of = pieces[value] ?? 0
    return of > 0 ? [{ value, pieces: of, amount: value * of }] : []
  })
  return {
    ...{ safe: id, business, shop, name, currency, total, pieces: held, unsorted: total - worthOf(pieces) },
    ...{ changeFund, insuredLimit, countedAt: countedAt?.toISOString() ?? null },
  }
}

export async function movementsOf(scope: Scope, { safe, page, perPage }: MovementQuery) {
  const { business, shop } = await getSafe(scope, safe)
  const currency = await currencyOf(scope, business)
  const rows = await movementPage(scope, { shop, page, perPage })
  const data = rows.map(({ amount, balance, expected, pieces, ...row }): SafeMovement => {
    const moved = Object.entries(pieces ?? {}).map(([value, of]) => ({ value: Number(value), pieces: of }))
    return {
      ...{ id: row.id, kind: row.kind, at: row.at, amount: exactNumber(BigInt(amount)) },
      ...{ balance: exactNumber(BigInt(balance)), currency },
      pieces: moved.sort((a, b) => b.value - a.value),
      expected: expected === null ? null : exactNumber(BigInt(expected)),
      ...{ note: row.note, person: row.person ?? "", witness: row.witness ?? "", entry: row.entry },
    }
  })
  const total = await countMovements(scope, shop)
  return { data, total, ...(total >= exactUpTo && { totalIsEstimate: true as const }), page, perPage }
}

/** The people of a safe's shop, without the caller, who can't be the own witness. */
export async function witnessesFor(scope: Scope, id: number) {
  const people = await peopleAt(scope, await getSafe(scope, id))
  return { data: people.filter((person) => person.id !== scope.userId) }
}
