import type { Rule } from "@/lib/core/auth/ability"
import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Refusal } from "@/lib/core/http/errors"
import { findWorking } from "../store/grants"
import { dutiesInUse, rightsOf } from "../values"
import { grantsOf } from "./rights"

/** How many people a refusal names. */
const maxNames = 3

/** The key of the duty's name among all messages; undefined for a right that no duty has. */
export function dutyOf([action, subject]: Rule): string | undefined {
  const duty = dutiesInUse.find((one) => rightsOf[one]?.some(([does, to]) => does === action && to === subject))
  return duty && `staff-access.duties.${duty}`
}

/** The businesses in which somebody works. */
const placesOfStaff = ({ grants }: Principal) =>
  grants.flatMap(({ on }) => (typeof on === "object" ? on.ids.map((id) => ({ [on.place]: id })) : []))

/**
 * Some of those who have a right where a user was refused it, for colleagues: the place is one where the user works. Without a
 * place, those who have it at any place where the user works.
 */
export async function namesFor(principal: Principal, { right, place }: Refusal): Promise<string[]> {
  const own = placesOfStaff(principal)
  if (own.length === 0 || !dutyOf(right)) return []
  const places = place ? [place] : own
  const rows = await tx(principal, (scope) => findWorking(scope))
  const holders = rows.filter((row) => {
    if (row.person === principal.userId) return false
    const user = { userId: row.person, grants: grantsOf(row) }
    return places.some((one) => mayOn(user, right, one) || mayOn(user, right, { ...one, business: row.business }))
  })
  return [...new Set(holders.map(({ personName }) => personName))].slice(0, maxNames)
}
