import { eq } from "drizzle-orm"
import { runAt } from "@/lib/core/clock"
import type { Db, Scope } from "@/lib/core/db/types"
import { shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/table/categories"
import { offerForm } from "@/lib/features/offers/schema"
import { add, change } from "@/lib/features/offers/service"
import { dateOf, daysBefore, type Person } from "./context"

interface Sample {
  /** The code of a shop of the business. */
  shop: string
  name: string
  reward: object
  products?: string[]
  categories?: string[]
  conditions?: object
  more?: object
  /** First and last day, from today on. */
  days?: [from: number | undefined, until: number | undefined]
  /** How many days ago it was started, and paused or ended. */
  started?: number
  paused?: number
  ended?: number
}

const inShops = { channels: ["shop"] }

/** Offers of every state. None of those that run changes what the web shop's cart costs. */
const samples: Sample[] = [
  {
    ...{ shop: "HEL", name: "2 notebooks for €40", reward: { kind: "n-for", pieces: 2, price: 4_000 } },
    ...{ products: ["Dotted Journal B5", "Linen Notebook A5"], conditions: inShops, days: [-20, 25], started: 20 },
  },
  {
    ...{ shop: "HEL", name: "After work: 10% off cards", reward: { kind: "percent", rate: 1_000 } },
    ...{ categories: ["Cards"], days: [-60, undefined], started: 60 },
    conditions: { ...inShops, weekdays: [1, 2, 3, 4, 5], hours: { from: 16 * 60, to: 18 * 60 } },
  },
  {
    ...{ shop: "HEL", name: "Candle with its gift box", days: [14, 44] },
    reward: { kind: "bundle", price: 2_000, parts: ["Candles", "Boxes and wrapping"] },
  },
  {
    ...{ shop: "HEL", name: "Pencils: buy 2, get 1 free", reward: { kind: "buy-get", buy: 2, get: 1, rate: 10_000 } },
    ...{ categories: ["Pencils and gel pens"], conditions: inShops, days: [10, 40], started: 1 },
  },
  {
    ...{ shop: "HEL", name: "€5 off from €50", more: { stacks: true }, conditions: inShops },
    ...{
      reward: { kind: "threshold", minimum: 5_000, off: { amount: 500 } },
      days: [-80, -40],
      started: 80,
      ended: 40,
    },
  },
  {
    ...{ shop: "BER", name: "Tintenwochen: 15 % auf Tinte", reward: { kind: "percent", rate: 1_500 } },
    ...{ categories: ["Ink"], days: [-15, 15], started: 15, more: { priority: 10 } },
  },
  {
    ...{ shop: "BER", name: "Kerzen 2 € günstiger", reward: { kind: "amount", off: 200 } },
    ...{ categories: ["Candles"], days: [-30, 30], started: 30, paused: 12 },
  },
  {
    ...{ shop: "LYO", name: "Tasses à 12 €", reward: { kind: "fixed-price", price: 1_200 } },
    ...{ categories: ["Tableware"], days: [-5, 20], started: 5 },
  },
]

/** Makes the offers of the sample company by their commands, each at its time. */
export async function seedOffers(db: Db, workspaceId: number, owner: Person, now = new Date()): Promise<void> {
  const trace = { name: owner.fullName }
  const scope: Scope = { db, workspaceId, userId: owner.id, trace, after: () => {} }
  const places = await db.select().from(shops).where(eq(shops.workspaceId, workspaceId))
  const named = { id: products.id, name: products.name }
  const goods = await db.select(named).from(products).where(eq(products.workspaceId, workspaceId))
  const groups = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.workspaceId, workspaceId))
  const idsOf = (rows: { id: number; name: string }[], names: string[] = []) =>
    rows.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const dayOf = (days: number | undefined) => (days === undefined ? undefined : dateOf(daysBefore(now, -days)))
  for (const { days: [from, until] = [], ...sample } of samples) {
    const place = places.find(({ code }) => code === sample.shop)
    if (!place) continue
    const form = offerForm.parse({
      ...{ business: place.businessId, name: sample.name, ...sample.more },
      reward: withParts(sample.reward, (name) => idsOf(groups, [name])),
      target: { products: idsOf(goods, sample.products), categories: idsOf(groups, sample.categories) },
      conditions: { ...sample.conditions, from: dayOf(from), until: dayOf(until) },
    })
    const { id } = await add(scope, form)
    const steps = [
      [sample.started, "active"],
      [sample.paused, "paused"],
      [sample.ended, "archived"],
    ] as const
    for (const [days, state] of steps)
      if (days !== undefined) await runAt(daysBefore(now, days), () => change(scope, id, { state }))
  }
}

/** A bundle's parts, of which the samples name the categories. */
const withParts = (reward: object, idsOf: (name: string) => number[]) =>
  "parts" in reward
    ? {
        ...reward,
        parts: (reward.parts as string[]).map((name) => ({ target: { categories: idsOf(name) }, pieces: 1 })),
      }
    : reward
