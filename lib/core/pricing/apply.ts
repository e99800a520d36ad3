import { rateOf, spread } from "@/lib/core/money"
import { bundle, buyGet, each, type Group, type Grouped, nFor, whole } from "./groups"
import { dearestFirst, isFree, isIn, type Lot } from "./pieces"
import type { Offer, Reduction } from "./types"

/** The effect of an offer on the goods of a basket. */
export interface Effect {
  lots: Lot[]
  off: bigint
  /** By the ids of the lines that become cheaper. */
  reductions: Map<string, Reduction>
  times: number
}

/** @param lots everything that the offer may use, the dearest first */
function groupsOf({ reward, target, most = Number.POSITIVE_INFINITY }: Offer, lots: Lot[]): Grouped {
  const isAbout = ({ line }: Lot) => isIn(target, line)
  if (reward.kind === "buy-get") return buyGet(lots, isAbout, reward, most)
  if (reward.kind === "bundle") return bundle(lots, reward, most)
  const about = lots.filter(isAbout)
  const { groups, left } = (() => {
    switch (reward.kind) {
      case "percent":
        return each(about, most, ({ amount }) => rateOf(amount, reward.rate))
      case "amount":
        return each(about, most, ({ pieces }) => reward.off * BigInt(pieces))
      case "fixed-price":
        return each(about, most, ({ amount, pieces }) => amount - reward.price * BigInt(pieces))
      case "n-for":
        return nFor(about, reward, most)
      case "threshold": {
        const { off, minimum } = reward
        return whole(about, minimum, (sum) => ("rate" in off ? rateOf(sum, off.rate) : off.amount))
      }
      case "free-delivery":
        return { groups: [], left: about }
    }
  })()
  return { groups, left: [...left, ...lots.filter((lot) => !isAbout(lot))] }
}

/** The lots of a group after the offer. The reduction is never more than the lots cost together. */
function afterGroup({ reduced, whole: kept = [], off }: Group, isClosed: boolean): Lot[] {
  const parts = spread(
    off,
    reduced.map(({ amount }) => amount),
  )
  const cheaper = reduced.map((lot, i) => ({ ...lot, amount: lot.amount - (parts[i] as bigint) }))
  return [...cheaper, ...kept].map((lot) => ({ ...lot, isTouched: true, isClosed }))
}

function reductionsOf(offer: number, groups: readonly Group[]): Map<string, Reduction> {
  const found = new Map<string, Reduction>()
  for (const { reduced, off } of groups) {
    const parts = spread(
      off,
      reduced.map(({ amount }) => amount),
    )
    for (const [i, { line, pieces }] of reduced.entries()) {
      const before = found.get(line.id) ?? { offer, pieces: 0, amount: 0n }
      found.set(line.id, { offer, pieces: before.pieces + pieces, amount: before.amount + (parts[i] as bigint) })
    }
  }
  return found
}

/** Returns the effect of an offer on goods as earlier offers left them. */
export function effectOf(offer: Offer, goods: readonly Lot[]): Effect {
  const usable = goods.filter((lot) => isFree(lot, offer.stacks)).sort(dearestFirst)
  const { groups, left } = groupsOf(offer, usable)
  const rest = [...goods.filter((lot) => !isFree(lot, offer.stacks)), ...left]
  return {
    lots: [...rest, ...groups.flatMap((group) => afterGroup(group, !offer.stacks))],
    off: groups.reduce((sum, { off }) => sum + off, 0n),
    reductions: reductionsOf(offer.id, groups),
    times: groups.reduce((sum, { times }) => sum + times, 0),
  }
}
