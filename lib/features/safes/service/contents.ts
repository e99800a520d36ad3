import { forbiddenOn, mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { denominationsOf } from "@/lib/core/cash/denominations"
import { exactUpTo } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { findPlace, getSafe } from "@/lib/features/businesses/service/parts"
import type { MovementQuery, SafeContents, SafeMovement } from "../schema"
import { findHolding, type Holding } from "../store/holdings"
import { movementPage } from "../store/movements"
import { peopleAt } from "../store/witnesses"
import { worthOf } from "./pieces"

/**
 * Where a safe is, for grants; undefined if there is none. Its contents are not for everyone who may see that it exists.
 * @throws HttpError 403 for people of the shop without a right to its cash
 */
export async function placeOfCash(scope: Scope, principal: Principal, id: number) {
  const place = await findPlace(scope, "safe", id)
  const right = ["read", "SafeCash"] as const
  if (place && mayOn(principal, ["read", "Safe"], place) && !mayOn(principal, right, place))
    throw forbiddenOn(principal, right)
  return place
}

/** @throws HttpError 404 */
async function holdingOf(scope: Scope, id: number): Promise<Holding> {
  const found = await findHolding(scope, id)
  if (!found) throw notFound()
  return found
}

const amountOf = (text: string) => exactNumber(BigInt(text))

/** @throws HttpError 404 */
export async function contentsOf(scope: Scope, id: number): Promise<SafeContents> {
  const { safe, business, shop, name, currency, pieces, countedAt, ...found } = await holdingOf(scope, id)
  const total = amountOf(found.total)
  const held = denominationsOf(currency).flatMap(({ value }) => {
    const of = pieces?.[value] ?? 0
    return of > 0 ? [{ value, pieces: of, amount: value * of }] : []
  })
  return {
    ...{ safe, business, shop, name, currency, total, pieces: held, unsorted: total - worthOf(pieces ?? {}) },
    changeFund: amountOf(found.changeFund),
    insuredLimit: found.insuredLimit === null ? null : amountOf(found.insuredLimit),
    countedAt,
  }
}

export async function movementsOf(scope: Scope, { safe, page, perPage }: MovementQuery) {
  const { shop, currency } = await holdingOf(scope, safe)
  const { rows, total } = await movementPage(scope, { shop, page, perPage })
  const data = rows.map(({ amount, balance, expected, pieces, ...row }): SafeMovement => {
    const moved = Object.entries(pieces ?? {}).map(([value, of]) => ({ value: Number(value), pieces: of }))
    return {
      ...{ id: row.id, kind: row.kind, at: row.at, amount: amountOf(amount), balance: amountOf(balance), currency },
      pieces: moved.sort((a, b) => b.value - a.value),
      expected: expected === null ? null : amountOf(expected),
      ...{ note: row.note, person: row.person ?? "", witness: row.witness ?? "", entry: row.entry },
    }
  })
  return { data, total, ...(total >= exactUpTo && { totalIsEstimate: true as const }), page, perPage }
}

/** The people of a safe's shop, without the caller, who can't be the own witness. */
export async function witnessesFor(scope: Scope, id: number) {
  const people = await peopleAt(scope, await getSafe(scope, id))
  return { data: people.filter((person) => person.id !== scope.userId) }
}
