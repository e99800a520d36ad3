import type { PlanChoice, Subscription } from "@/lib/features/pricing/schema"
import { planNames } from "@/lib/features/pricing/values"

/** The state or action on a plan's card; `current` and `coming` have no action. */
export type Offer = "current" | "trying" | "coming" | "keep" | "buy" | "upgrade" | "switch" | "payYearly" | "payMonthly"

const rank = (plan: PlanChoice["plan"]) => planNames.indexOf(plan)

/** Returns what choosing a plan and period would mean with the current subscription. */
export function offerOf({ plan, period, next, isTrial }: Subscription, choice: PlanChoice): Offer {
  const isFree = choice.plan === "basicPlan"
  const isChosen = (other: PlanChoice) => other.plan === choice.plan && (isFree || other.period === choice.period)
  if (next && isChosen(next)) return "coming"
  if (isTrial) return choice.plan === plan ? "buy" : "upgrade"
  if (isChosen({ plan, period })) return next ? "keep" : "current"
  if (choice.plan === plan) return choice.period === "year" ? "payYearly" : "payMonthly"
  return rank(choice.plan) > rank(plan) ? "upgrade" : "switch"
}

/** Whether a choice takes effect immediately and costs money, and so needs a confirmation. */
export const needsConfirmation = (offer: Offer): boolean => ["upgrade", "buy", "payYearly"].includes(offer)
