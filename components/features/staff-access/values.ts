import type { GrantChanges, GrantFields, StaffGrant } from "@/lib/features/staff-access/schema"
import { dutiesInUse } from "@/lib/features/staff-access/values"

const two = (number: number) => String(number).padStart(2, "0")
/** The day of a moment where the user is. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

export const blank: GrantFields = {
  person: "",
  role: "cashier",
  where: "all",
  shops: [],
  from: "",
  until: "",
  overrides: Object.fromEntries(dutiesInUse.map((duty) => [duty, ""])),
}

/** A grant as the form shows it. It ends after its last day. */
export function fieldsOf({ person, role, shops, from, until, overrides }: StaffGrant): GrantFields {
  return {
    person: String(person),
    role,
    where: shops ? "some" : "all",
    shops: (shops ?? []).map(String),
    from: dayOf(new Date(from)),
    until: until ? dayOf(new Date(new Date(until).getTime() - 1)) : "",
    overrides: Object.fromEntries(
      dutiesInUse.map((duty) => [duty, overrides[duty] === undefined ? "" : overrides[duty] ? "yes" : "no"]),
    ),
  }
}

/** Midnight at the start of a day where the user is, `offset` days later. */
function startOf(day: string, offset = 0): string {
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + offset)
  return at.toISOString()
}

/** The body of a request with the changed fields. */
export function bodyOf(changed: Partial<GrantFields>, all: GrantFields): Omit<GrantChanges, "version" | "limits"> {
  const { role, from, until, overrides } = changed
  const hasPlaces = changed.where !== undefined || changed.shops !== undefined
  return {
    ...(role && { role }),
    ...(hasPlaces && { shops: all.where === "all" ? null : all.shops.map(Number) }),
    ...(from && { from: startOf(from) }),
    ...(until !== undefined && { until: until ? startOf(until, 1) : null }),
    ...(overrides && {
      overrides: Object.fromEntries(
        Object.entries(overrides).flatMap(([duty, choice]) => (choice ? [[duty, choice === "yes"]] : [])),
      ),
    }),
  }
}
