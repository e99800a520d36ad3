import { forbiddenOn, mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { facesOf } from "@/lib/core/cash/count"
import { exactUpTo } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { findPlace, getSafe } from "@/lib/features/businesses/service/parts"
import type { MovementQuery, SafeContents, SafeMovement } from "../schema"
import { findHolding, type Holding } from "../store/holdings"
import { type MovementRow, movementPage } from "../store/movements"
import { findPeople } from "../store/witnesses"
import { reversibleKinds } from "../values"
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
export async function holdingOf(scope: Scope, id: number): Promise<Holding> {
  const found = await findHolding(scope, id)
  if (!found) throw notFound()
  return found
}

export const amountOf = (text: string) => exactNumber(BigInt(text))

/** @throws HttpError 404 */
export async function contentsOf(scope: Scope, id: number): Promise<SafeContents> {
  const { safe, business, shop, name, currency, pieces, countedAt, ...found } = await holdingOf(scope, id)
  const total = amountOf(found.total)
  return {
    ...{
      safe,
      business,
      shop,
      name,
      currency,
      total,
      pieces: facesOf(pieces ?? {}, currency),
      unsorted: total - worthOf(pieces ?? {}),
    },
    changeFund: amountOf(found.changeFund),
    insuredLimit: found.insuredLimit === null ? null : amountOf(found.insuredLimit),
    countedAt,
  }
}

/** A row of a safe's movements as responses show it. */
export function toMovement({ amount, balance, expected, pieces, ...row }: MovementRow, currency: string): SafeMovement {
  const moved = Object.entries(pieces ?? {}).map(([value, of]) => ({ value: Number(value), pieces: of }))
  return {
    ...{ id: row.id, kind: row.kind, at: row.at, amount: amountOf(amount), balance: amountOf(balance), currency },
    pieces: moved.sort((a, b) => b.value - a.value),
    expected: expected === null ? null : amountOf(expected),
    ...{ note: row.note, person: row.person ?? "", witness: row.witness ?? "", entry: row.entry },
    isReversible: !row.isReversed && reversibleKinds.some((kind) => kind === row.kind),
  }
}

export async function movementsOf(scope: Scope, { safe, page, perPage }: MovementQuery) {
  const { shop, currency } = await holdingOf(scope, safe)
  const { rows, total } = await movementPage(scope, { shop, page, perPage })
  const data = rows.map((row) => toMovement(row, currency))
  return { data, total, ...(total >= exactUpTo && { totalIsEstimate: true as const }), page, perPage }
}

/** The people of a safe's shop whose name matches, without the caller, who can't be the own witness. */
export const witnessesFor = async (scope: Scope, id: number, q: string | undefined) => ({
  data: await findPeople(scope, await getSafe(scope, id), { except: scope.userId, q }),
})
