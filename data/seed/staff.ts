import type { Scope } from "@/lib/core/db/types"
import { insert } from "@/lib/features/staff-access/store/grants"
import type { LimitName, StaffRole } from "@/lib/features/staff-access/values"
import type { Person } from "./context"

/** People's roles, by the code of a business's shop. Amounts are minor units. */
const sampleGrants: {
  at: string
  email: string
  role: StaffRole
  limits?: Partial<Record<LimitName, number>>
}[] = [
  { at: "HEL", email: "ingrid@lindqvist.example", role: "manager" },
  { at: "HEL", email: "elif@lindqvist.example", role: "supervisor", limits: { variance: 2_000, iou: 10_000 } },
  { at: "HEL", email: "oskar@lindqvist.example", role: "cashier", limits: { iou: 5_000 } },
  { at: "HEL", email: "maja@lindqvist.example", role: "stockClerk" },
  { at: "BER", email: "jonas@lindqvist.example", role: "manager" },
  { at: "BER", email: "elif@lindqvist.example", role: "supervisor", limits: { variance: 1_000, iou: 5_000 } },
  { at: "LYO", email: "chloe@lindqvist.example", role: "manager" },
  { at: "LYO", email: "oskar@lindqvist.example", role: "cashier", limits: { iou: 2_500 } },
  ...["HEL", "BER", "LYO"].flatMap((at) => [
    { at, email: "admin@demo.com", role: "owner" as const },
    { at, email: "rui@lindqvist.example", role: "bookkeeper" as const },
    { at, email: "hanna@lindqvist.example", role: "auditor" as const },
  ]),
]
/** Roles in the whole business; the others are for its shop. */
const everywhere: StaffRole[] = ["owner", "bookkeeper", "auditor"]

export interface StaffedPlace {
  businessId: number
  shopId: number
  code: string
}

/**
 * Gives the sample people their roles. The command refuses people who can't sign in, as nobody knows a password of theirs, so
 * this uses the store.
 */
export async function seedStaff(scope: Scope, places: StaffedPlace[], people: Person[], since: Date): Promise<void> {
  const [owner] = people
  for (const { at, email, role, limits = {} } of sampleGrants) {
    const place = places.find(({ code }) => code === at)
    const person = people.find((one) => one.email === email)
    if (!place || !person || !owner) continue
    const { businessId, shopId } = place
    await insert(
      scope,
      {
        ...{ businessId, userId: person.id, personName: person.fullName, role, limits },
        ...{ startsAt: since, endsAt: null, overrides: {}, madeBy: owner.id, madeByName: owner.fullName },
      },
      everywhere.includes(role) ? null : [shopId],
    )
  }
}
