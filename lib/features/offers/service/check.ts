import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import type { Offer } from "@/lib/core/pricing/types"
import { instantOf } from "@/lib/core/time-zone"
import { categoryParents, type Goods, goodsAt, lowestPrices } from "@/lib/features/catalogue/service/goods"
import { shopCurrency } from "@/lib/features/catalogue/values"
import type { OfferCheck, OfferCheckForm } from "../schema/check"
import * as offers from "../store/offers"
import * as store from "../store/web"
import { maxGoods } from "../values"
import { type CountryRule, countryRules } from "../values/country-rules"
import { type Costed, lossesOf, pricedAlone } from "./margins"
import { overlapOf, targetsOf } from "./overlap"
import { momentIn } from "./pricing"
import { bigintsIn, isLeft, phaseOf, type Stored, toRules } from "./rules"
import { vatRateIn } from "./web"

const maxListed = 20
/** The time from the start of a day in UTC to its end in the last time zone, in milliseconds. */
const maxDayMs = 36 * 3_600_000
/** The kinds of offers that announce a reduced price of one piece. */
const announcing = ["percent", "amount", "fixed-price"]

type Shop = Awaited<ReturnType<typeof store.findShopsOf>>[number]

const rulesOf = ({ reward, ...form }: OfferCheckForm): Offer => ({
  ...{ id: form.id ?? 0, target: form.target, conditions: form.conditions, priority: form.priority },
  ...{ stacks: form.stacks, reward: bigintsIn(reward), ...(form.most !== null && { most: form.most }) },
})

/** Whether the last day of an offer has passed everywhere on earth, or its exact end. */
const isOver = ({ endsOn, endsAt }: Stored, now: Date): boolean =>
  (endsOn !== null && Date.parse(endsOn) + maxDayMs < now.getTime()) || (endsAt !== null && endsAt <= now)

/** Other offers of the business that can apply to the same pieces, now or later. */
async function overlapsOf(scope: Scope, ours: Offer, rows: readonly Stored[]): Promise<OfferCheck["overlaps"]> {
  const now = new Date()
  const others = rows.filter((row) => row.id !== ours.id && !isOver(row, now) && isLeft(row))
  const named = [ours, ...others.map(toRules)].flatMap(targetsOf).flatMap(({ products }) => products)
  const ids = [...new Set(named)].slice(0, maxGoods)
  const filter = { shop: null, currency: shopCurrency, products: ids, categories: [], limit: maxGoods }
  const goods = ids.length === 0 ? [] : await goodsAt(scope, filter)
  const belonging = {
    products: new Map(goods.map(({ id, categories }) => [id, categories])),
    parents: await categoryParents(scope),
  }
  return others
    .flatMap((row) => {
      const kind = overlapOf(ours, toRules(row), belonging)
      const needsCode = row.code !== null || ours.conditions.code !== undefined
      return kind ? [{ offer: row.id, name: row.name, state: row.state, phase: phaseOf(row), kind, needsCode }] : []
    })
    .slice(0, maxListed)
}

const costed = (goods: readonly Goods[], place: { country: string; isExempt: boolean }): Costed[] =>
  goods.flatMap(({ id, name, categories, price, cost, vatRates }) =>
    price === null || cost === null
      ? []
      : [{ id, name, categories, price, cost, vatRate: vatRateIn(place, vatRates) ?? 0 }],
  )

/** The price of one piece with an offer. */
const onePiece = (offer: Offer, { id, categories }: Goods, price: number): number =>
  exactNumber(
    pricedAlone(offer, [{ id: "", product: id, categories, pieces: 1, price: BigInt(price), vatRate: 0 }]).total,
  )

/** Whether an offer ran between two moments. Pauses before the last activation aren't recorded and count as running. */
const ran = ({ startsOn, endsOn, activatedAt, stoppedAt, createdAt }: Stored, from: Date, until: Date): boolean => {
  const start = new Date(Math.max((activatedAt ?? createdAt).getTime(), startsOn ? Date.parse(startsOn) : 0))
  const end = Math.min(
    stoppedAt?.getTime() ?? until.getTime(),
    endsOn ? Date.parse(endsOn) + 86_400_000 : Number.POSITIVE_INFINITY,
  )
  return start < until && end > from.getTime()
}

interface Announced {
  offer: Offer
  goods: Goods[]
  shops: readonly Shop[]
  rule: CountryRule
  rows: readonly Stored[]
}

/** The lowest prices of the goods in the days before the offer, from the price history and the offers that ran then. */
async function priorsOf(scope: Scope, { offer, goods, shops, rule, rows }: Announced): Promise<OfferCheck["priors"]> {
  const [{ timeZone, currency }] = shops as [Shop]
  const today = momentIn(timeZone, new Date()).date
  const { from: first = today } = offer.conditions
  const until = first > today ? instantOf(new Date(`${first}T00:00:00Z`), timeZone) : new Date()
  const from = new Date(until.getTime() - (rule.days ?? 0) * 86_400_000)
  const reduced = goods.flatMap((one) => {
    const now = one.price
    const after = now === null ? null : onePiece(offer, one, now)
    return now !== null && after !== null && after < now ? [{ one, now, reduced: after }] : []
  })
  const lowest = await lowestPrices(scope, {
    ...{ products: reduced.map(({ one }) => one.id), shops: shops.map(({ shop }) => shop), currency, from, until },
  })
  const before = rows
    .filter((row) => row.id !== offer.id && row.code === null && announcing.includes(row.kind) && ran(row, from, until))
    .map(toRules)
  return reduced.slice(0, maxListed).map(({ one, now, reduced: after }) => {
    const listed = lowest.find(({ product }) => product === one.id)?.amount
    const all = listed === undefined ? [] : [listed, ...before.map((other) => onePiece(other, one, listed))]
    return {
      ...{ product: one.id, name: one.name, price: now, reduced: after },
      lowest: all.length === 0 ? null : Math.min(...all),
    }
  })
}

/** Checks an offer for other offers on the same goods, lost money, and rules of the country. */
export async function check(scope: Scope, principal: Principal, form: OfferCheckForm): Promise<OfferCheck> {
  const offer = rulesOf(form)
  const all = await store.findShopsOf(scope, form.business)
  const shops = all.filter(({ shop }) => form.conditions.shops?.includes(shop) ?? true)
  const [first] = shops
  const rows = await offers.findFor(scope, form.business, [])
  const overlaps = await overlapsOf(scope, offer, rows)
  if (!first) return { currency: shopCurrency, overlaps, rules: [], priors: [] }
  const { country, currency, vatScheme } = first
  const targets = targetsOf(offer)
  const isAll = targets.some(({ products, categories }) => products.length + categories.length === 0)
  const goods = await goodsAt(scope, {
    ...{ shop: shops.length === 1 ? first.shop : null, currency, limit: maxGoods },
    products: isAll ? [] : targets.flatMap(({ products }) => products),
    categories: isAll ? [] : targets.flatMap(({ categories }) => categories),
  })
  const day = form.conditions.from ?? new Date().toISOString().slice(0, 10)
  const rules = countryRules(country, day)
  const prior = rules.find(({ kind }) => kind === "prior-price")
  const isAnnounced = announcing.includes(form.reward.kind) && (form.conditions.code === undefined || form.isOffered)
  const losses = mayOn(principal, ["read", "ProductCost"], { business: form.business })
    ? lossesOf(offer, costed(goods, { country, isExempt: vatScheme === "exempt" }))
    : undefined
  return {
    ...{ currency, overlaps },
    ...(losses && {
      margins: losses.slice(0, maxListed),
      losses: losses.length,
      withoutCost: goods.filter(({ cost }) => cost === null).length,
    }),
    rules: rules
      .filter(({ kind }) => kind !== "prior-price" || isAnnounced)
      .map(({ kind, from, days, law }) => ({ kind, country, from, days: days ?? null, law })),
    priors: prior && isAnnounced ? await priorsOf(scope, { offer, goods, shops, rule: prior, rows }) : [],
  }
}
