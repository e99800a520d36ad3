import { exactNumber, netOf } from "@/lib/core/money"
import { isIn } from "@/lib/core/pricing/pieces"
import { price } from "@/lib/core/pricing/price"
import type { BasketLine, Offer, Target } from "@/lib/core/pricing/types"

// Finds the baskets on which an offer loses money, among the smallest that qualify for it. Pure: `price` does the pricing.

/** A product that an offer applies to. Amounts are in minor units. */
export interface Costed {
  id: number
  name: string
  categories: readonly number[]
  price: number
  vatRate: number
  cost: number
}

/** Products that reach an offer's minimum only with more pieces than this are not checked. */
const maxPieces = 10_000

type Piled = { product: Costed; pieces: number }[]

const marginOf = ({ price, vatRate, cost }: Costed) => Number(netOf(BigInt(price), vatRate)) - cost
const isOf = (target: Target, { id, categories }: Costed) => isIn(target, { product: id, categories } as BasketLine)
const worstOf = (goods: readonly Costed[]) =>
  goods.reduce((worst, one) => (marginOf(one) < marginOf(worst) ? one : worst))

/** One basket per product, with as many pieces as the offer needs. */
const alone = (goods: readonly Costed[], piecesOf: (product: Costed) => number): Piled[] =>
  goods.map((product) => [{ product, pieces: piecesOf(product) }])

/** One basket with the least profitable product of each target; no basket if a target has no goods. */
function together(parts: readonly { target: Target; pieces: number }[], goods: readonly Costed[]): Piled[] {
  const found = parts.map(({ target, pieces }) => ({ among: goods.filter((one) => isOf(target, one)), pieces }))
  if (found.some(({ among }) => among.length === 0)) return []
  return [found.map(({ among, pieces }) => ({ product: worstOf(among), pieces }))]
}

/** The smallest baskets that qualify for an offer. */
function basketsOf({ reward, target }: Offer, goods: readonly Costed[]): Piled[] {
  const about = goods.filter((one) => isOf(target, one))
  switch (reward.kind) {
    case "n-for":
      return alone(about, () => reward.pieces)
    case "buy-get": {
      const { buy, get, gets } = reward
      if (!gets) return alone(about, () => buy + get)
      return about.length === 0
        ? []
        : together(
            [
              { target, pieces: buy },
              { target: gets, pieces: get },
            ],
            goods,
          )
    }
    case "bundle":
      return together(reward.parts, goods)
    case "threshold":
      return alone(
        about.filter((one) => one.price > 0 && Number(reward.minimum) / one.price <= maxPieces),
        (one) => Math.max(1, Math.ceil(Number(reward.minimum) / one.price)),
      )
    case "free-delivery":
      return []
    default:
      return alone(about, () => 1)
  }
}

interface Margin {
  goods: { product: number; name: string; pieces: number }[]
  total: number
  net: number
  cost: number
  margin: number
}

/** Prices basket lines with one offer and ignores the offer's conditions. */
export function pricedAlone(offer: Offer, lines: readonly BasketLine[]) {
  const everywhere = { shop: 0, channel: "", date: "2000-01-01", minutes: 0, codes: [] }
  return price({ ...everywhere, lines }, [{ ...offer, conditions: {} }])
}

/** The baskets on which an offer loses money, the worst first. */
export function lossesOf(offer: Offer, goods: readonly Costed[]): Margin[] {
  const margins = basketsOf(offer, goods).map((pile): Margin => {
    const lines = pile.map(({ product, pieces }, i) => ({
      ...{ id: String(i), product: product.id, categories: product.categories, pieces },
      ...{ price: BigInt(product.price), vatRate: product.vatRate },
    }))
    const { total, vat } = pricedAlone(offer, lines)
    const net = vat.reduce((sum, one) => sum + one.net, 0n)
    const cost = pile.reduce((sum, { product, pieces }) => sum + BigInt(product.cost) * BigInt(pieces), 0n)
    return {
      goods: pile.map(({ product, pieces }) => ({ product: product.id, name: product.name, pieces })),
      ...{ total: exactNumber(total), net: exactNumber(net), cost: exactNumber(cost), margin: exactNumber(net - cost) },
    }
  })
  return margins.filter(({ margin }) => margin < 0).sort((a, b) => a.margin - b.margin)
}
