import type { GrantChanges, GrantFields, StaffGrant } from "@/lib/features/staff-access/schema/grants"
import { dutiesInUse, limitNames } from "@/lib/features/staff-access/values"

const two = (number: number) => String(number).padStart(2, "0")
/** The day of a moment where the user is. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

const limitFields = (limits: StaffGrant["limits"]): GrantFields["limits"] => ({
  paidOut: limits.paidOut ?? null,
  discount: limits.discount ?? null,
  iou: limits.iou ?? null,
  variance: limits.variance ?? null,
  banking: limits.banking ?? null,
})

export const blank: GrantFields = {
  person: "",
  role: "cashier",
  where: "all",
  shops: [],
  from: "",
  until: "",
  limits: limitFields({}),
  overrides: Object.fromEntries(dutiesInUse.map((duty) => [duty, ""])),
}

/** A grant as the form shows it. It ends after its last day. */
export function fieldsOf({ person, role, shops, from, until, limits, overrides }: StaffGrant): GrantFields {
  return {
    person: String(person),
    role,
    where: shops ? "some" : "all",
    shops: (shops ?? []).map(String),
    from: dayOf(new Date(from)),
    until: until ? dayOf(new Date(new Date(until).getTime() - 1)) : "",
    limits: limitFields(limits),
    overrides: Object.fromEntries(
      dutiesInUse.map((duty) => [duty, overrides[duty] === undefined ? "" : overrides[duty] ? "yes" : "no"]),
    ),
  }
}

/** The limits whose inputs have an amount. */
export const chosenLimits = (limits: GrantFields["limits"]): StaffGrant["limits"] =>
  Object.fromEntries(limitNames.flatMap((name) => (Number.isInteger(limits[name]) ? [[name, limits[name]]] : [])))

/** The duties that differ from the role's, as they were chosen. */
export const chosenOverrides = (overrides: GrantFields["overrides"]): StaffGrant["overrides"] =>
  Object.fromEntries(Object.entries(overrides).flatMap(([duty, choice]) => (choice ? [[duty, choice === "yes"]] : [])))

/** Midnight at the start of a day where the user is, `offset` days later. */
export function startOf(day: string, offset = 0): string {
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + offset)
  return at.toISOString()
}

/** The body of a request with the changed fields. */
export function bodyOf(changed: Partial<GrantFields>, all: GrantFields): Omit<GrantChanges, "version"> {
  const { role, from, until, limits, overrides } = changed
  const hasPlaces = changed.where !== undefined || changed.shops !== undefined
  return {
    ...(role && { role }),
    ...(hasPlaces && { shops: all.where === "all" ? null : all.shops.map(Number) }),
    ...(from && { from: startOf(from) }),
    ...(until !== undefined && { until: until ? startOf(until, 1) : null }),
    ...(limits && { limits: chosenLimits(limits) }),
    ...(overrides && { overrides: chosenOverrides(overrides) }),
  }
}
