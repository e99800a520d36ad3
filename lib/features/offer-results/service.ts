import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { reward } from "@/lib/features/offers/schema/reward"
import { targetsOf, toRules } from "@/lib/features/offers/service/web"
import { maxDays, maxResults, type OfferResult, type ResultsQuery } from "./schema"
import * as store from "./store"

type Row = Awaited<ReturnType<typeof store.findStarted>>[number]

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The days on which an offer ran, at most `maxDays`; undefined if it hasn't begun. */
function spanOf({
  offer: { startsOn, endsOn, activatedAt, stoppedAt },
}: Row): { from: string; to: string } | undefined {
  const today = dayOf(new Date())
  const from = [startsOn ?? "", activatedAt ? dayOf(activatedAt) : ""].sort().at(-1) as string
  const last = [
    endsOn ?? today,
    stoppedAt ? dayOf(stoppedAt) : today,
    today,
    shiftDay(from, maxDays - 1),
  ].sort()[0] as string
  return last < from ? undefined : { from, to: last }
}

function countedOf(row: Row, { from, to }: { from: string; to: string }): store.Counted {
  const { id, businessId, conditions } = row.offer
  const targets = targetsOf(toRules(row.offer))
  const isAll = targets.some(({ products, categories }) => products.length + categories.length === 0)
  return {
    ...{ offer: id, business: businessId, shops: conditions.shops, from, to },
    since: shiftDay(from, -(daysBetween(from, to) + 1)),
    inWebShop: conditions.channels?.includes("web") ?? true,
    inShops: conditions.channels?.includes("shop") ?? true,
    products: isAll ? [] : targets.flatMap(({ products }) => products),
    categories: isAll ? [] : targets.flatMap(({ categories }) => categories),
  }
}

/** Sales of the goods of the latest offers, while they ran and before. */
export async function list(
  scope: Scope,
  principal: Principal,
  { shop }: ResultsQuery,
): Promise<{ data: OfferResult[] }> {
  const rows = await store.findStarted(scope, principal, shop, maxResults)
  const begun = rows.flatMap((row) => {
    const span = spanOf(row)
    return span ? [{ row, span }] : []
  })
  const counts = await store.countSales(
    scope,
    begun.map(({ row, span }) => countedOf(row, span)),
  )
  return {
    data: begun.flatMap(({ row: { offer, currency }, span }) => {
      const count = counts.find((one) => one.offer === offer.id)
      if (!count) return []
      const { before, during, withOffer, discount } = count
      return {
        ...{ offer: offer.id, name: offer.name, state: offer.state, reward: reward.parse(offer.reward) },
        ...{ currency: currency ?? shopCurrency, ...span, days: daysBetween(span.from, span.to) + 1 },
        ...{ before, during, withOffer, discount },
      }
    }),
  }
}
