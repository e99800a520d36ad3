import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { Target } from "@/lib/core/pricing/types"
import { shopCurrency } from "@/lib/features/catalogue/values"
import * as schema from "./schema"
import { phaseOf } from "./service/rules"
import type { OfferRow } from "./store/offers"
import * as store from "./store/offers"
import { nextStates, type OfferState } from "./values"

type Stored = OfferRow["offer"]

const rules = schema.offer.pick({ reward: true, target: true, conditions: true })

/** The maximum number of products, and of categories, that a list names for an offer. */
const goodsInList = 3

/** All goods that an offer names: its own, those that the customer gets, and the parts of a bundle. */
function goodsOf({ offer: { target, reward } }: OfferRow): Target {
  const all = [
    target,
    ...(reward.kind === "buy-get" && reward.gets ? [reward.gets] : []),
    ...(reward.kind === "bundle" ? reward.parts.map((part) => part.target) : []),
  ]
  return { products: all.flatMap((one) => one.products), categories: all.flatMap((one) => one.categories) }
}

const firstOf = ({ products, categories }: Target): Target => ({
  categories: categories.slice(0, goodsInList),
  products: products.slice(0, goodsInList),
})

/** Offers with the names of their goods. */
async function toOffers(scope: Scope, rows: OfferRow[], part: (goods: Target) => Target = (all) => all) {
  const targets = rows.map((row) => part(goodsOf(row)))
  const named = await store.findGoods(scope, {
    products: targets.flatMap(({ products }) => products),
    categories: targets.flatMap(({ categories }) => categories),
  })
  return rows.map((row, i) => {
    const { products, categories } = targets[i] as Target
    const isOwn = ({ kind, id }: schema.OfferGoods) => (kind === "product" ? products : categories).includes(id)
    return toOffer(row, named.filter(isOwn))
  })
}

function toOffer({ offer: row, currency }: OfferRow, goods: schema.OfferGoods[]): schema.Offer {
  const { startsOn: from, endsOn: until } = row
  const days = {
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(row.code !== null && { code: row.code }),
  }
  // Parsed again, because jsonb doesn't preserve the order of keys.
  const { reward, target, conditions } = rules.parse({ ...row, conditions: { ...row.conditions, ...days } })
  return {
    ...{ id: row.id, business: row.businessId, currency: currency ?? shopCurrency, name: row.name },
    ...{ reward, target, conditions, priority: row.priority, stacks: row.stacks, most: row.most },
    ...{ mostUses: row.mostUses, mostPerCustomer: row.mostPerCustomer, isOffered: row.isOffered },
    ...{ startsAt: row.startsAt?.toISOString() ?? null, endsAt: row.endsAt?.toISOString() ?? null, uses: row.uses },
    ...{ state: row.state, phase: phaseOf(row) },
    ...{ activatedAt: row.activatedAt?.toISOString() ?? null, stoppedAt: row.stoppedAt?.toISOString() ?? null, goods },
    ...{ version: row.version, createdAt: row.createdAt.toISOString() },
  }
}

export async function list(scope: Scope, principal: Principal, query: schema.OfferListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: await toOffers(scope, rows, firstOf), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<schema.Offer> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  const [offer] = await toOffers(scope, [row])
  return offer as schema.Offer
}

/** The business of an offer, for grants; undefined if the offer doesn't exist. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.offer.businessId }
}

const rewardColumns = (reward: schema.OfferForm["reward"]) => ({ reward, kind: reward.kind })

/** @throws HttpError 422 if the last day is before the first */
function conditionColumns({ from, until, code, ...conditions }: schema.OfferForm["conditions"]) {
  if (from && until && until < from) throw invalid({ "conditions.until": "endBeforeStart" })
  return { conditions, startsOn: from ?? null, endsOn: until ?? null, code: code ?? null }
}

/** @throws HttpError 409 if another offer has the code */
async function checkCode(scope: Scope, code: string | undefined, id = 0): Promise<void> {
  if (code && (await store.hasCode(scope, code, id))) throw conflict({ "conditions.code": "couponTaken" })
}

/** @throws HttpError 422 for shops of another business */
async function checkShops(scope: Scope, business: number | null, shops: readonly number[] = []): Promise<void> {
  if (business !== null && (await store.hasOtherShops(scope, business, shops)))
    throw invalid({ "conditions.shops": "shopElsewhere" })
}

/** @throws HttpError 409 if the code is taken; 422 if the last day is before the first, or for shops of another business */
export async function add(scope: Scope, { business, ...form }: schema.OfferForm): Promise<schema.Offer> {
  await checkShops(scope, business, form.conditions.shops)
  await checkCode(scope, form.conditions.code)
  const { reward, conditions, ...rest } = form
  const values = { ...rest, ...rewardColumns(reward), ...conditionColumns(conditions) }
  return get(scope, await store.insert(scope, { ...values, businessId: business }))
}

/** The times when an offer was first activated and last stopped, for a change of its state. */
function timesOf(before: Stored, state: OfferState | undefined) {
  if (state === undefined || state === before.state) return {}
  if (state === "active") return { activatedAt: before.activatedAt ?? now(), stoppedAt: null }
  return before.state === "active" ? { stoppedAt: now() } : {}
}

/** @throws HttpError 404; 409 if it has changed since `version`, is archived, or can't change to this state; 422 */
export async function change(scope: Scope, id: number, changes: schema.OfferChanges) {
  const { version, state, reward, conditions, ...rest } = changes
  const before = await store.lock(scope, id)
  if (!before) throw notFound()
  if (version !== undefined && version !== before.version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  if (before.state === "archived") throw conflict({ state: "offerArchived" })
  if (state !== undefined && state !== before.state && !nextStates[before.state].includes(state))
    throw conflict({ state: "offerState" })
  await checkShops(scope, before.businessId, conditions?.shops)
  if (conditions) await checkCode(scope, conditions.code, id)
  if (before.businessId === null && conditions && !conditions.code) throw invalid({ "conditions.code": "required" })
  if (rest.mostUses && rest.mostUses < before.uses) throw invalid({ mostUses: ["tooSmall", { min: before.uses }] })
  await store.update(scope, id, {
    ...{ ...rest, ...(state && { state }), ...timesOf(before, state) },
    ...{ ...(reward && rewardColumns(reward)), ...(conditions && conditionColumns(conditions)) },
  })
  return get(scope, id)
}
