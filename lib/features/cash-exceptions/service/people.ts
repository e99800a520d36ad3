import { limitOn, mayOn } from "@/lib/core/auth/grants"
import type { Holder } from "@/lib/features/staff-access/service/holders"
import type { Synced } from "../store/sync"
import { seesExceptions, solvedBy } from "../values"

const placeOf = ({ business, shop }: Synced) => ({ business, shop })

export const maySee = (holder: Holder, one: Synced): boolean => mayOn(holder, seesExceptions, placeOf(one))

function maySolve(holder: Holder, one: Synced): boolean {
  if (!maySee(holder, one) || one.barred.includes(holder.userId)) return false
  const right = solvedBy[one.kind]
  if (!mayOn(holder, right, placeOf(one))) return false
  const isReview = one.kind === "variance-unreviewed"
  return !isReview || Math.abs(Number(one.amount)) <= limitOn(holder, right, placeOf(one), "variance")
}

const order: Holder["roles"] = ["manager", "owner", "supervisor", "bookkeeper"]
const rank = ({ roles }: Holder) => {
  const place = order.findIndex((role) => roles.includes(role))
  return place < 0 ? order.length : place
}

/** Those who may solve an exception, first the manager of the shop, then the owner. */
export const solversOf = (holders: readonly Holder[], one: Synced): Holder[] =>
  holders.filter((holder) => maySolve(holder, one)).sort((a, b) => rank(a) - rank(b))
