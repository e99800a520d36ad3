import type { Command, Role } from "./cash-commands"
import type { Bag, Envelope } from "./cash-documents"
import type { CashModel } from "./cash-model"
import { type CashShop, sealedOn } from "./cash-shop"

const v1 = "/api/v1"

/** A write as it is sent. */
export interface Sent {
  path: string
  id?: number
  body: object
}

/** The drop or bag of a command; undefined for commands on a place, and if none exists yet. */
export function documentOf(model: CashModel, one: Command): Envelope | Bag | undefined {
  if (!("nth" in one)) return undefined
  const list: (Envelope | Bag)[] = one.of === "drop" || one.of === "verify" ? model.drops : model.bags
  return list.at(-1 - (one.nth % Math.max(1, list.length)))
}

const signed = (pieces: Record<number, number>, sign: 1 | -1) =>
  Object.fromEntries(Object.entries(pieces).flatMap(([value, of]) => (of * sign > 0 ? [[value, of * sign]] : [])))

const readingOf = ({ cash, cards, vat }: Extract<Command, { do: "z-reading" }>) => ({
  rates: [{ rate: vat ? 2400 : 0, gross: cash + cards, vat }],
  tenders: { cash, cards },
})

function tillRequest(one: Extract<Command, { of: "till" | "review" }>, till: number, session: number): Sent {
  if (one.do === "open")
    return { path: `${v1}/till-sessions`, body: { till, count: { pieces: { 500: one.amount / 500 } } } }
  const to = { path: `${v1}/till-sessions/{id}/${one.do}`, id: session }
  if (one.do === "count")
    return { ...to, body: { count: { pieces: { 500: one.amount / 500 } }, explanation: one.memo } }
  if (one.do === "z-reading") return { ...to, body: readingOf(one) }
  return { ...to, body: "amount" in one ? { amount: one.amount, memo: "Random" } : {} }
}

/** Returns the request for a command. @param people user ids by role @param n makes document numbers unique */
export async function requestOf(
  place: CashShop,
  model: CashModel,
  one: Command,
  people: Record<Role, number>,
  n: number,
): Promise<Sent> {
  const [till, safe, shop] = [place.tills, place.safes, place.shops].map((of) => of[one.shop]) as [
    number,
    number,
    number,
  ]
  if (one.of === "till" || one.of === "review") return tillRequest(one, till, model.tills[one.shop]?.id as number)
  const { id = 0 } = documentOf(model, one) ?? {}
  const drop = model.drops.find((of) => of.id === id)
  const bag = model.bags.find((of) => of.id === id)
  const ofBag = (name: string, body: object) => ({ path: `${v1}/bank-bags/{id}/${name}`, id, body })
  const ofSafe = (name: string, body: object) => ({ path: `${v1}/safes/{id}/${name}`, id: safe, body })
  switch (one.do) {
    case "drop":
      return { path: `${v1}/drops`, body: { till, amount: one.amount, envelope: `E${n}` } }
    case "cancel":
      return { path: `${v1}/drops/{id}/cancel`, id, body: { reason: "Wrong" } }
    case "verify": {
      const counted = (drop?.amount ?? 0) + one.off
      const count = one.isSorted ? { count: { pieces: { 500: counted / 500 } } } : {}
      return { path: `${v1}/drops/{id}/verify`, id, body: { counted, ...count } }
    }
    case "float":
    case "change": {
      const body = { amount: one.amount, ...(one.pieces && { count: { pieces: one.pieces } }) }
      return one.do === "float" ? ofSafe("floats", { ...body, till }) : ofSafe("change-orders", body)
    }
    case "exchange": {
      const [given, received] = [signed(one.pieces, -1), signed(one.pieces, 1)]
      return ofSafe("exchanges", { given: { pieces: given }, received: { pieces: received } })
    }
    case "safe-count":
      return ofSafe("counts", { count: { pieces: one.pieces }, witness: people[one.witness] })
    case "bag":
      return { path: `${v1}/bank-bags`, body: { safe, number: `B${n}`, count: { pieces: one.pieces } } }
    case "seal":
      return ofBag("seal", { sealNumber: "S", witness: people[one.witness] })
    case "dispatch":
      return ofBag("dispatch", { carrier: "Courier" })
    case "return":
      return ofBag("return", { reason: "Closed" })
    case "credit": {
      const creditedOn =
        bag && bag.state !== "prepared" ? await sealedOn(place, id).catch(() => "2026-01-01") : "2026-01-01"
      return ofBag("credit", { amount: (bag?.amount ?? 0) + one.off, creditedOn })
    }
    case "resolve":
      return ofBag("resolve", { resolution: one.isAccepted ? "accepted" : "corrected", reason: "Known" })
    case "deposit":
      return {
        path: `${v1}/counter-deposits`,
        body: { shop, till: one.isOwn ? null : till, amount: one.amount, fee: one.fee },
      }
  }
}
