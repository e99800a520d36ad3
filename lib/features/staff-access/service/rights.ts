import type { AbilityRule, Rule } from "@/lib/core/auth/ability"
import type { Grant, Placed } from "@/lib/core/auth/grants"
import { type Duty, duties, type LimitName, matrix, rightsOf, type StaffRole } from "../values"

/** The fields of a grant that determine its rights. */
export interface Given {
  business: number
  /** Null for all shops. */
  shops: readonly number[] | null
  role: StaffRole
  from: Date
  until: Date | null
  limits: Partial<Record<LimitName, number>>
  overrides: Partial<Record<string, boolean>>
}

/** The places of a grant: its business, or each of its shops. */
export const placesOf = ({ business, shops }: Pick<Given, "business" | "shops">): Placed[] =>
  shops ? shops.map((shop) => ({ business, shop })) : [{ business }]

/** Whether a grant is in force. */
export const isActive = ({ from, until }: Pick<Given, "from" | "until">, now = Date.now()): boolean =>
  from.getTime() <= now && (until === null || until.getTime() > now)

/** The duties of a grant: those of its role, changed by its overrides, each with the limit that the role sets. */
export function dutiesOf({ role, overrides }: Pick<Given, "role" | "overrides">): [Duty, true | LimitName][] {
  return duties.flatMap((duty): [Duty, true | LimitName][] => {
    const has = overrides[duty] ?? matrix[role][duty] !== undefined
    return has ? [[duty, matrix[role][duty] ?? true]] : []
  })
}

/** Subjects of a whole business, which anyone who sees one of its shops may read. */
const ofBusiness: readonly string[] = ["Business", "Customer", "Iou", "Offer"]

function placeOf({ business, shops }: Given, [action, subject]: Rule): Grant["on"] {
  const isAll = shops === null || (action === "read" && ofBusiness.includes(subject))
  return isAll ? { place: "business", ids: [business] } : { place: "shop", ids: shops }
}

/** The limits of one duty of a grant. If the role sets a limit that the grant lacks, the limit is 0. */
export const limitsOf = ({ limits }: Pick<Given, "limits">, limit: true | LimitName): Given["limits"] =>
  limit === true ? limits : { [limit]: 0, ...limits }

/** The rights of a stored grant, in the form that each request is checked against. */
export function grantsOf(given: Given): Grant[] {
  const { from, until } = given
  return dutiesOf(given).flatMap(([duty, limit]) =>
    (rightsOf[duty] ?? []).map(
      (right): Grant => ({
        action: right[0],
        subject: right[1],
        on: placeOf(given, right),
        from: from.getTime(),
        ...(until && { until: until.getTime() }),
        limits: limitsOf(given, limit),
      }),
    ),
  )
}

/** The rules of the grants in force, each once, whatever their places. */
export function rulesOf(grants: readonly Grant[], now = Date.now()): AbilityRule[] {
  const active = grants.filter(({ from = now, until = Number.POSITIVE_INFINITY }) => from <= now && now < until)
  const rules = new Map(active.map(({ action, subject }) => [`${action} ${subject}`, { action, subject }]))
  return [...rules.values()]
}
