import { type Granted, limitOn, mayOn } from "@/lib/core/auth/grants"
import { HttpError } from "@/lib/core/http/errors"
import { limitOfDuty, rightsOf } from "../values"
import { dutiesOf, type Given, limitsOf, placesOf } from "./rights"

/**
 * One can give only what one holds, everywhere where it is given.
 * @throws HttpError 403 at the role, or at the exception or the limit that goes too far
 */
export function checkHolds(user: Granted, given: Given): void {
  const places = placesOf(given)
  for (const [duty, limit] of dutiesOf(given)) {
    const ownLimit = limitOfDuty(duty)
    // Without a limit the grant permits any amount, which only people without a limit may give.
    const limits = { ...(ownLimit && { [ownLimit]: Number.POSITIVE_INFINITY }), ...limitsOf(given, limit) }
    for (const right of rightsOf[duty] ?? []) {
      if (!places.every((place) => mayOn(user, right, place))) {
        const field = given.overrides[duty] ? `overrides.${duty}` : "role"
        throw new HttpError(403, "forbidden", { fields: { [field]: "grantMore" } })
      }
      const exceeded = Object.entries(limits).filter(([name, most]) =>
        places.some((place) => most > limitOn(user, right, place, name)),
      )
      if (exceeded.length === 0) continue
      const fields = Object.fromEntries(exceeded.map(([name]) => [`limits.${name}`, "grantLimit"]))
      throw new HttpError(403, "forbidden", { fields })
    }
  }
}
