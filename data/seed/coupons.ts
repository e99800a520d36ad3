import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { coupons } from "@/lib/features/coupons/table"
import { daysBefore, insertMany, type SeedContext } from "./context"

/** Coupons of every kind, and one for each reason why a coupon doesn't apply. */
const sampleCoupons = (now: Date): Omit<typeof coupons.$inferInsert, "workspaceId" | "id">[] => [
  { code: "WELCOME10", kind: "percent", value: 10, oncePerPerson: true, isOffered: true },
  { code: "PAPER5", kind: "amount", value: 500, minimum: 4000, isOffered: true },
  { code: "FREESHIP", kind: "freeDelivery", minimum: 2500, isOffered: true },
  { code: "STUDIO25", kind: "percent", value: 25, minimum: 20_000 },
  { code: "SUMMER", kind: "percent", value: 15, endsAt: daysBefore(now, 60) },
  { code: "NEXTYEAR", kind: "percent", value: 20, startsAt: daysBefore(now, -200) },
  { code: "FIRST100", kind: "amount", value: 1000, mostUses: 100, uses: 100 },
]

export async function seedCoupons(db: Db, workspaceId: number, { now }: SeedContext): Promise<void> {
  const rows = sampleCoupons(now).map((coupon, i) => ({ ...coupon, workspaceId, id: i + 1 }))
  await insertMany(db, coupons, rows)
  await setLastId(db, workspaceId, "coupon", rows.length)
}
