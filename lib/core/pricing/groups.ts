import { rateOf } from "@/lib/core/money"
import { amountOf, countOf, dearestFirst, isIn, type Lot, takeFrom } from "./pieces"
import type { Reward } from "./types"

// Offers on several pieces together. Each function takes groups off lots, the dearest first, until there are too few pieces or
// a group would save nothing.

/** Pieces that an offer takes together, and what it takes off them. */
export interface Group {
  /** Lots that become cheaper. */
  reduced: Lot[]
  /** Lots that belong to the group at their own price. */
  whole?: Lot[]
  off: bigint
  times: number
}

/** The groups of an offer, and the lots that it didn't take. */
export interface Grouped {
  groups: Group[]
  left: Lot[]
}

type Of<Kind extends Reward["kind"]> = Extract<Reward, { kind: Kind }>

/** Repeats `next` on what is left until it finds no group, or has found `most`. */
function repeat(
  lots: readonly Lot[],
  most: number,
  next: (left: Lot[], most: number) => { group: Group; left: Lot[] } | undefined,
): Grouped {
  const groups: Group[] = []
  let left = [...lots]
  for (let times = most; times > 0; ) {
    const found = next(left, times)
    if (!found || found.group.off <= 0n) break
    groups.push(found.group)
    left = found.left
    times -= found.group.times
  }
  return { groups, left }
}

/** How many groups the first lot makes alone; at least one, which may need other lots. */
const groupsAtOnce = ([first]: readonly Lot[], pieces: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor((first?.pieces ?? 0) / pieces)))

/** "3 for €5": the dearest pieces together. */
export const nFor = (lots: readonly Lot[], { pieces, price }: Of<"n-for">, most: number): Grouped =>
  repeat(lots, most, (rest, atMost) => {
    const times = groupsAtOnce(rest, pieces, atMost)
    const found = takeFrom(rest, pieces * times)
    if (!found) return undefined
    const off = amountOf(found.taken) - price * BigInt(times)
    return { group: { reduced: found.taken, off, times }, left: found.left }
  })

/** "Buy 2, get 1" of the same goods: in each group of the dearest pieces, the cheapest are reduced. */
const sameGoods = (lots: readonly Lot[], { buy, get, rate }: Of<"buy-get">, most: number): Grouped =>
  repeat(lots, most, (rest, atMost) => {
    const times = groupsAtOnce(rest, buy + get, atMost)
    const bought = takeFrom(rest, buy * times)
    const got = bought && takeFrom(bought.left, get * times)
    if (!got) return undefined
    const off = rateOf(amountOf(got.taken), rate)
    return { group: { reduced: got.taken, whole: bought.taken, off, times }, left: got.left }
  })

/** "Buy X, get Y": the dearest of X are bought, the cheapest of Y are reduced. */
const otherGoods = (
  lots: readonly Lot[],
  isBought: (lot: Lot) => boolean,
  { buy, get, rate }: Of<"buy-get">,
  isGot: (lot: Lot) => boolean,
  most: number,
): Grouped =>
  repeat(lots, most, (rest) => {
    const bought = takeFrom(rest.filter(isBought), buy)
    if (!bought) return undefined
    const others = [...bought.left, ...rest.filter((lot) => !isBought(lot))]
    const got = takeFrom(
      others.filter(isGot).sort((a, b) => dearestFirst(b, a)),
      get,
    )
    if (!got) return undefined
    const off = rateOf(amountOf(got.taken), rate)
    const left = [...others.filter((lot) => !isGot(lot)), ...got.left].sort(dearestFirst)
    return { group: { reduced: got.taken, whole: bought.taken, off, times: 1 }, left }
  })

/** @param lots everything that the offer may use, of which `isBought` is what it is about */
export function buyGet(
  lots: readonly Lot[],
  isBought: (lot: Lot) => boolean,
  reward: Of<"buy-get">,
  most: number,
): Grouped {
  const { gets } = reward
  if (gets) return otherGoods(lots, isBought, reward, ({ line }) => isIn(gets, line), most)
  const { groups, left } = sameGoods(lots.filter(isBought), reward, most)
  return { groups, left: [...left, ...lots.filter((lot) => !isBought(lot))] }
}

/** Different goods together for one price. A part takes the dearest pieces that the parts before it have left. */
export const bundle = (lots: readonly Lot[], { parts, price }: Of<"bundle">, most: number): Grouped =>
  repeat(lots, most, (rest) => {
    const reduced: Lot[] = []
    let left = [...rest]
    for (const { target, pieces } of parts) {
      const found = takeFrom(
        left.filter(({ line }) => isIn(target, line)),
        pieces,
      )
      if (!found) return undefined
      reduced.push(...found.taken)
      left = [...left.filter(({ line }) => !isIn(target, line)), ...found.left].sort(dearestFirst)
    }
    return { group: { reduced, off: amountOf(reduced) - price, times: 1 }, left }
  })

/** Reduces pieces one by one; what each line saves is rounded once. */
export function each(
  lots: readonly Lot[],
  most: number,
  offOf: (line: { amount: bigint; pieces: number }) => bigint,
): Grouped {
  const { taken, left } = takeFrom(lots, Math.min(most, countOf(lots))) ?? { taken: [], left: [...lots] }
  const groups: Group[] = []
  for (const id of new Set(taken.map(({ line }) => line.id))) {
    const reduced = taken.filter(({ line }) => line.id === id)
    const [amount, pieces] = [amountOf(reduced), countOf(reduced)]
    const off = offOf({ amount, pieces })
    if (off > 0n) groups.push({ reduced, off: off < amount ? off : amount, times: pieces })
    else left.push(...reduced)
  }
  return { groups, left }
}

/** Reduces everything together, from a minimum total on. */
export function whole(lots: readonly Lot[], minimum: bigint, offOf: (sum: bigint) => bigint): Grouped {
  const sum = amountOf(lots)
  const off = sum >= minimum ? offOf(sum) : 0n
  if (off <= 0n) return { groups: [], left: [...lots] }
  return { groups: [{ reduced: [...lots], off: off < sum ? off : sum, times: 1 }], left: [] }
}
