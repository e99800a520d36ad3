import type { PlanChoice, Subscription } from "@/lib/features/pricing/schema"
import { planNames } from "@/lib/features/pricing/values"

/** What a plan's card offers: nothing where it is what one has, or what is coming. */
export type Offer = "current" | "trying" | "coming" | "keep" | "buy" | "upgrade" | "switch" | "payYearly" | "payMonthly"

const rank = (plan: PlanChoice["plan"]) => planNames.indexOf(plan)

/** What choosing a plan, paid by a period, would mean for who has this subscription. */
export function offerOf({ plan, period, next, isTrial }: Subscription, wanted: PlanChoice): Offer {
  const free = wanted.plan === "basicPlan"
  const same = (choice: PlanChoice) => choice.plan === wanted.plan && (free || choice.period === wanted.period)
  if (next && same(next)) return "coming"
  if (isTrial) return wanted.plan === plan ? "buy" : "upgrade"
  if (same({ plan, period })) return next ? "keep" : "current"
  if (wanted.plan === plan) return wanted.period === "year" ? "payYearly" : "payMonthly"
  return rank(wanted.plan) > rank(plan) ? "upgrade" : "switch"
}

/** Whether it holds at once and costs something: then one is asked first. */
export const asksFirst = (offer: Offer): boolean => ["upgrade", "buy", "payYearly"].includes(offer)
