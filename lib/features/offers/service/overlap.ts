import type { Conditions, Offer, Target } from "@/lib/core/pricing/types"
import type { overlapKinds } from "../schema/check"

// Checks whether two offers can apply to the same piece at the same place and time. Pure, and without a basket.

const minutesOfDay = 24 * 60
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** The categories that products and subcategories belong to. */
interface Belonging {
  /** The categories of each product that an offer names. */
  products: ReadonlyMap<number, readonly number[]>
  /** The category above each subcategory; null for categories. */
  parents: ReadonlyMap<number, number | null>
}

const share = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean =>
  !one || !other || one.some((item) => other.includes(item))

/** An offer's hours as spans in minutes since the week began. A span over midnight may begin before the week. */
function spansOf({ weekdays = everyDay, hours = { from: 0, to: minutesOfDay } }: Conditions): [number, number][] {
  const length = hours.to > hours.from ? hours.to - hours.from : minutesOfDay - hours.from + hours.to
  return weekdays.flatMap((day): [number, number][] => {
    const start = (day - 1) * minutesOfDay + hours.from
    const span: [number, number] = [start, start + length]
    const before: [number, number] = [start - 7 * minutesOfDay, start - 7 * minutesOfDay + length]
    return day === 7 && hours.to < hours.from ? [span, before] : [span]
  })
}

/** Whether two offers can apply at the same place and time. */
export function holdTogether(one: Conditions, other: Conditions): boolean {
  if (!share(one.shops, other.shops) || !share(one.channels, other.channels)) return false
  if (one.from && other.until && one.from > other.until) return false
  if (other.from && one.until && other.from > one.until) return false
  const spans = spansOf(other)
  return spansOf(one).some(([from, to]) => spans.some(([start, end]) => from < end && start < to))
}

/** The targets of all goods that an offer can discount. */
export function targetsOf({ reward, target }: Pick<Offer, "reward" | "target">): Target[] {
  if (reward.kind === "bundle") return reward.parts.map((part) => part.target)
  return reward.kind === "buy-get" && reward.gets ? [target, reward.gets] : [target]
}

const isAll = ({ products, categories }: Target) => products.length + categories.length === 0

function meet(one: Target, other: Target, { products, parents }: Belonging): boolean {
  if (isAll(one) || isAll(other)) return true
  const within = (category: number, groups: readonly number[]) =>
    groups.includes(category) || groups.includes(parents.get(category) ?? 0)
  const named = (by: Target, groups: readonly number[]) =>
    by.products.some((product) => products.get(product)?.some((category) => groups.includes(category)))
  return (
    one.products.some((product) => other.products.includes(product)) ||
    one.categories.some((category) => within(category, other.categories)) ||
    other.categories.some((category) => within(category, one.categories)) ||
    named(one, other.categories) ||
    named(other, one.categories)
  )
}

/** The outcome for a piece that both offers target; undefined if there can't be such a piece. */
export function overlapOf(ours: Offer, theirs: Offer, belonging: Belonging): (typeof overlapKinds)[number] | undefined {
  if ([ours, theirs].some(({ reward }) => reward.kind === "free-delivery")) return undefined
  if (!holdTogether(ours.conditions, theirs.conditions)) return undefined
  if (!targetsOf(ours).some((one) => targetsOf(theirs).some((other) => meet(one, other, belonging)))) return undefined
  if (ours.stacks && theirs.stacks) return "both"
  if (ours.priority !== theirs.priority) return ours.priority > theirs.priority ? "ours" : "theirs"
  // Threshold offers are applied last, to the total after the other offers, however large the discounts are.
  const [oursIsLast, theirsIsLast] = [ours, theirs].map(({ reward }) => reward.kind === "threshold")
  return oursIsLast === theirsIsLast ? "best" : oursIsLast ? "theirs" : "ours"
}
