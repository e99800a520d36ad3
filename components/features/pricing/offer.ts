import type { PlanChoice, Subscription } from "@/lib/features/pricing/schema"
import { planNames } from "@/lib/features/pricing/values"

/** What a plan's card offers; `current` and `coming` have no action. */
export type Offer = "current" | "trying" | "coming" | "keep" | "buy" | "upgrade" | "switch" | "payYearly" | "payMonthly"

const rank = (plan: PlanChoice["plan"]) => planNames.indexOf(plan)

/** Returns what choosing a plan and period would mean with the current subscription. */
export function offerOf({ plan, period, next, isTrial }: Subscription, wanted: PlanChoice): Offer {
  const free = wanted.plan === "basicPlan"
  const isWanted = (choice: PlanChoice) => choice.plan === wanted.plan && (free || choice.period === wanted.period)
  if (next && isWanted(next)) return "coming"
  if (isTrial) return wanted.plan === plan ? "buy" : "upgrade"
  if (isWanted({ plan, period })) return next ? "keep" : "current"
  if (wanted.plan === plan) return wanted.period === "year" ? "payYearly" : "payMonthly"
  return rank(wanted.plan) > rank(plan) ? "upgrade" : "switch"
}

/** Whether a choice takes effect immediately and costs money, and so needs a confirmation. */
export const asksFirst = (offer: Offer): boolean => ["upgrade", "buy", "payYearly"].includes(offer)
