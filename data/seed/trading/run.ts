import type { Scope } from "@/lib/core/db/types"
import { instantOf } from "@/lib/core/time-zone"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import { addDays } from "./days"
import { type TradingEvent, tradingEvents } from "./events"
import { type TradingShop, tradingShops } from "./shops"

/** Where the sample's commands are run. */
export interface TradingPlace {
  businessId: number
  shopId: number
  code: string
  /** The accounts of the tills by name. */
  tills: Map<string, number>
}

type Kind = TradingEvent["kind"]
type Of<K extends Kind> = Extract<TradingEvent, { kind: K }>

/**
 * What each event is in the books. A noun that brings a command for an event runs it here instead, so that the sample has its
 * till sessions, envelopes and bags too.
 */
const recipes: { [K in Kind]: (event: Of<K>, place: TradingPlace) => Recipe } = {
  takings: ({ reading }, { shopId, tills }) =>
    cash.takings({
      ...{ shopId, till: tills.get(reading.till) as number, vouchers: 0n, ious: [] },
      ...{ cash: BigInt(reading.cash), cards: BigInt(reading.cards), rounding: BigInt(reading.rounding) },
      rates: reading.rates.map(({ basisPoints, net, vat }) => ({
        ...{ vatCode: String(basisPoints), net: BigInt(net), vat: BigInt(vat) },
      })),
    }),
  "cash-up": ({ till, variance }, { shopId, tills }) =>
    cash.cashUp({ shopId, till: tills.get(till) as number, variance: BigInt(variance) }),
  "paid-out": ({ till, net, vat, basisPoints }, { shopId, tills }) =>
    cash.paidOut({
      ...{ shopId, till: tills.get(till) as number, vatCode: String(basisPoints) },
      ...{ net: BigInt(net), vat: BigInt(vat) },
    }),
  drop: ({ till, amount }, { shopId, tills }) =>
    cash.dropped({ shopId, till: tills.get(till) as number, amount: BigInt(amount) }),
  "drop-verified": ({ amount, counted }, { shopId }) =>
    cash.dropVerified({ shopId, amount: BigInt(amount), counted: BigInt(counted) }),
  "bag-sealed": ({ amount }, { shopId }) => cash.bagSealed({ shopId, amount: BigInt(amount) }),
  "bag-credited": ({ amount }, { shopId }) => cash.bagCredited({ shopId, amount: BigInt(amount) }),
  "bag-shortfall": ({ amount }, { shopId }) => cash.bagShortfall({ shopId, amount: BigInt(amount) }),
  "card-settlement": ({ amount, fee }, { shopId }) =>
    cash.cardSettlement({ shopId, amount: BigInt(amount), fee: BigInt(fee) }),
}

/** The number of the envelope or bag, the till of a reading, or what cash was paid out for. */
function memoOf(event: TradingEvent): string {
  if ("memo" in event) return event.memo
  if ("envelope" in event) return event.envelope
  if ("bag" in event) return event.bag
  return event.kind === "takings" ? event.reading.till : ""
}

async function run(scope: Scope, place: TradingPlace, { timeZone }: TradingShop, event: TradingEvent, ids: Ids) {
  const recipe = recipes[event.kind] as (event: TradingEvent, place: TradingPlace) => Recipe
  const { day, at, by, key } = event
  const person = { ...scope, userId: ids.get(by.email ?? "") ?? 0, trace: { name: by.name } }
  await post(person, {
    ...recipe(event, place),
    ...{ businessId: place.businessId, shopId: place.shopId, currency: "EUR", businessDate: day, key },
    ...{ occurredAt: instantOf(new Date(Date.parse(day) + at * 60_000), timeZone), memo: memoOf(event) },
  })
}

/** The ids of users by address. */
type Ids = ReadonlyMap<string, number>

/** Runs what happened in the sample's shops since they opened their books on a day: the events after `done` until a day. */
export async function trade(
  scope: Scope,
  places: TradingPlace[],
  ids: Ids,
  { opened, done = opened, until }: { opened: string; done?: string; until: string },
): Promise<void> {
  for (const place of places) {
    const shop = tradingShops.find(({ code }) => code === place.code) as TradingShop
    for (const event of tradingEvents(shop, addDays(opened, 1), until))
      if (event.day > done) await run(scope, place, shop, event, ids)
  }
}
