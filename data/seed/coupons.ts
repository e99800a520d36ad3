import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import type { Reward } from "@/lib/core/pricing/types"
import { offers } from "@/lib/features/offers/table"
import { daysBefore, insertMany, type SeedContext } from "./context"

type Values = Omit<typeof offers.$inferInsert, "workspaceId" | "id" | "name" | "kind" | "target" | "conditions">

const percent = (rate: number, minimum = 0): Reward<number> => ({ kind: "threshold", minimum, off: { rate } })
const amount = (off: number, minimum = 0): Reward<number> => ({ kind: "threshold", minimum, off: { amount: off } })

/** Coupons of every kind, and one for each reason why a coupon doesn't apply. */
const sampleCoupons = (now: Date): Values[] => [
  { code: "WELCOME10", reward: percent(1_000), mostPerCustomer: 1, isOffered: true },
  { code: "PAPER5", reward: amount(500, 4_000), isOffered: true },
  { code: "FREESHIP", reward: { kind: "free-delivery", minimum: 2_500 }, isOffered: true },
  { code: "STUDIO25", reward: percent(2_500, 20_000) },
  { code: "SUMMER", reward: percent(1_500), endsAt: daysBefore(now, 60) },
  { code: "NEXTYEAR", reward: percent(2_000), startsAt: daysBefore(now, -200) },
  { code: "FIRST100", reward: amount(1_000), mostUses: 100, uses: 100 },
]

/** Coupons are offers of the web shop with a code. */
export async function seedCoupons(db: Db, workspaceId: number, { now }: SeedContext): Promise<void> {
  const rows = sampleCoupons(now).map((coupon, i) => ({
    ...{
      ...coupon,
      workspaceId,
      id: i + 1,
      name: coupon.code ?? "",
      kind: coupon.reward.kind,
      state: "active" as const,
      activatedAt: coupon.startsAt ?? daysBefore(now, 45),
    },
    ...{ target: { products: [], categories: [] }, conditions: { channels: ["web"] }, stacks: true },
  }))
  await insertMany(db, offers, rows)
  await setLastId(db, workspaceId, "offer", rows.length)
}
