import type { Principal } from "@/lib/core/auth/principal"
import { totalOf } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import * as bags from "@/lib/features/bank-bags/service/acts"
import * as credits from "@/lib/features/bank-bags/service/credits"
import * as deposits from "@/lib/features/counter-deposits/service"
import * as drops from "@/lib/features/drops/service"
import * as safes from "@/lib/features/safes/service/acts"
import * as closing from "@/lib/features/till-sessions/service/close"
import * as counting from "@/lib/features/till-sessions/service/count"
import * as notes from "@/lib/features/till-sessions/service/notes"
import { open } from "@/lib/features/till-sessions/service/open"
import type { SafeHappening, TillHappening } from "./kinds"
import type { People } from "./people"
import type { Reading } from "./readings"
import { type Records, sessionOf } from "./records"

// The commands that the sample's people run, one for each event.

const currency = "EUR"

/** The shop in which the sample's commands run, with its safe and tills. */
export interface TradingPlace {
  businessId: number
  shopId: number
  code: string
  safe: number
  /** Ids by name. */
  tills: Map<string, number>
}

/** The context of a command: its caller, its idempotency key and its shop, with the sample's people and records. */
export interface Order {
  scope: Scope
  principal: Principal
  key: string
  place: TradingPlace
  people: People
  records: Records
}

type Commands<H extends { kind: string }> = {
  [K in H["kind"]]: (order: Order, what: Extract<H, { kind: K }>) => Promise<unknown>
}

const tillIn = ({ place }: Order, name: string) => place.tills.get(name) as number
const idOf = (records: Map<string, number>, name: string) => records.get(name) as number
const session = (order: Order, { till, of }: { till: string; of?: string }) =>
  idOf(order.records.sessions, sessionOf(tillIn(order, till), of))
const witnessOf = ({ people }: Order, { email }: { email: string }) => people.get(email)?.userId as number

const formOf = ({ rates, cash, cards, rounding }: Reading, number: string) => ({
  number,
  rates: rates.map(({ basisPoints, net, vat }) => ({ rate: basisPoints, gross: net + vat, vat })),
  tenders: { cash, cards, vouchers: 0, ious: [] },
  rounding,
})

export const tillCommands: Commands<TillHappening> = {
  "till-opened": async (order, { till: called, count }) => {
    const till = tillIn(order, called)
    const { id, businessDate } = await open(order, { till, count })
    for (const name of [sessionOf(till, businessDate), sessionOf(till)]) order.records.sessions.set(name, id)
  },
  "paid-in": (order, what) => notes.payIn(order, session(order, what), { source: "owner", ...what }),
  "paid-out": (order, what) => {
    const { amount, rate: vatRate, memo } = what
    return notes.payOut(order, session(order, what), { amount, purpose: "expense", vatRate, memo })
  },
  "no-sale": (order, what) => notes.addNote(order, session(order, what), { kind: "no-sale", memo: what.memo }),
  counting: (order, what) => counting.startCounting(order, session(order, what)),
  counted: (order, what) => counting.count(order, session(order, what), what),
  takings: (order, what) => counting.takeReading(order, session(order, what), formOf(what.reading, what.number)),
  "till-closed": (order, what) => closing.close(order, session(order, what)),
  "till-reviewed": (order, what) => closing.review(order, session(order, what), ""),
  "till-locked": (order, what) => closing.lock(order, session(order, what)),
}

const act = (order: Order, bag: string) => ({ ...order, id: idOf(order.records.bags, bag) })

export const safeCommands: Commands<SafeHappening> = {
  drop: async (order, { till, envelope, amount }) => {
    const { scope, principal, key, records } = order
    const { id } = await drops.add(scope, principal, { till: tillIn(order, till), envelope, amount }, key)
    records.drops.set(envelope, id)
  },
  "drop-verified": ({ scope, principal, key, records }, { envelope, count }) => {
    const given = { id: idOf(records.drops, envelope), counted: totalOf(count, currency), count }
    return drops.verify(scope, principal, given, key)
  },
  "safe-counted": (order, { count, witness }) => {
    const { scope, principal, key, place } = order
    return safes.count(scope, principal, place.safe, { count, witness: witnessOf(order, witness), note: "" }, key)
  },
  change: ({ scope, principal, key, place }, { count }) =>
    safes.addChange(scope, principal, place.safe, { amount: totalOf(count, currency), count, note: "" }, key),
  float: (order, { till, count }) => {
    const { scope, principal, key, place } = order
    const form = { till: tillIn(order, till), amount: totalOf(count, currency), count, note: "" }
    return safes.giveFloat(scope, principal, place.safe, form, key)
  },
  "bag-prepared": async ({ scope, principal, place, records }, { bag, slip, count }) => {
    const form = { safe: place.safe, bankAccount: null, number: bag, slipNumber: slip, count }
    const { id } = await bags.prepare(scope, principal, form)
    records.bags.set(bag, id)
  },
  "bag-sealed": (order, { bag, seal, witness }) =>
    bags.seal(order.scope, act(order, bag), { sealNumber: seal, witness: witnessOf(order, witness), photo: "" }),
  "bag-dispatched": (order, { bag, carrier }) => bags.dispatch(order.scope, act(order, bag), carrier),
  "bag-credited": (order, { bag, amount, on }) =>
    credits.credit(order.scope, act(order, bag), { amount, creditedOn: on }),
  "bag-resolved": (order, { bag, reason }) =>
    credits.resolve(order.scope, act(order, bag), { resolution: "accepted", reason }),
  "bag-returned": (order, { bag, reason }) => bags.bringBack(order.scope, act(order, bag), reason),
  deposit: (order, { till, ...form }) => {
    const { scope, principal, key, place } = order
    const from = till === null ? null : tillIn(order, till)
    return deposits.add(
      scope,
      principal,
      { ...form, shop: place.shopId, till: from, bankAccount: null, receipt: "" },
      key,
    )
  },
}
