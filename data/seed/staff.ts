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
  /** Whether it has ended meanwhile. */
  left?: true
}[] = [
  ...["HEL", "BER", "LYO"].flatMap((at) => [
    { at, email: "admin@demo.com", role: "owner" as const },
    { at, email: "ingrid@lindqvist.example", role: "bookkeeper" as const },
  ]),
  { at: "HEL", email: "elif@lindqvist.example", role: "manager" },
  { at: "HEL", email: "oskar@lindqvist.example", role: "supervisor", limits: { variance: 2_000, iou: 10_000 } },
  { at: "HEL", email: "amina@lindqvist.example", role: "cashier" },
  { at: "HEL", email: "rui@lindqvist.example", role: "cashier", limits: { iou: 5_000 } },
  { at: "HEL", email: "hanna@lindqvist.example", role: "cashier", limits: { iou: 5_000 }, left: true },
  { at: "HEL", email: "maja@lindqvist.example", role: "stockClerk" },
  { at: "BER", email: "jonas@lindqvist.example", role: "manager" },
  { at: "BER", email: "sabine@lindqvist.example", role: "supervisor", limits: { variance: 1_000 } },
  { at: "BER", email: "timo@lindqvist.example", role: "cashier" },
  { at: "LYO", email: "chloe@lindqvist.example", role: "manager" },
  { at: "LYO", email: "manon@lindqvist.example", role: "supervisor", limits: { variance: 1_000 } },
  { at: "LYO", email: "etienne@lindqvist.example", role: "cashier" },
  { at: "LYO", email: "oskar@lindqvist.example", role: "supervisor", limits: { variance: 1_000, iou: 5_000 } },
  // The managers read the books of each other's shops.
  { at: "HEL", email: "chloe@lindqvist.example", role: "auditor" },
  { at: "BER", email: "chloe@lindqvist.example", role: "auditor" },
  { at: "LYO", email: "jonas@lindqvist.example", role: "auditor" },
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
  const halfway = new Date((since.getTime() + Date.now()) / 2)
  for (const { at, email, role, limits = {}, left } of sampleGrants) {
    const place = places.find(({ code }) => code === at)
    const person = people.find((one) => one.email === email)
    if (!place || !person || !owner) continue
    const { businessId, shopId } = place
    await insert(
      scope,
      {
        ...{ businessId, userId: person.id, personName: person.fullName, role, limits },
        ...{
          startsAt: since,
          endsAt: left ? halfway : null,
          overrides: {},
          madeBy: owner.id,
          madeByName: owner.fullName,
        },
      },
      everywhere.includes(role) ? null : [shopId],
    )
  }
}
