import { needsConfirmation, offerOf } from "@/components/features/pricing/offer"
import type { PlanChoice, Subscription } from "@/lib/features/pricing/schema"

const basic: Subscription = {
  plan: "basicPlan",
  period: "month",
  startedOn: null,
  renewsOn: null,
  next: null,
  isTrial: false,
  mayTry: true,
}
const paid: Subscription = { ...basic, plan: "standardPlan", startedOn: "2026-01-01", renewsOn: "2026-02-01" }
const leaving: Subscription = { ...paid, next: { plan: "basicPlan", period: "month" } }
const trial: Subscription = { ...leaving, isTrial: true }

test.each<[string, Subscription, PlanChoice["plan"], PlanChoice["period"], string]>([
  ["Basic is the same by month and year", basic, "basicPlan", "year", "current"],
  ["from Basic up", basic, "standardPlan", "month", "upgrade"],
  ["what one has", paid, "standardPlan", "month", "current"],
  ["the same for a year", paid, "standardPlan", "year", "payYearly"],
  ["the same by the month", { ...paid, period: "year" }, "standardPlan", "month", "payMonthly"],
  ["up", paid, "enterprisePlan", "year", "upgrade"],
  ["down", paid, "basicPlan", "month", "switch"],
  ["what is coming", leaving, "basicPlan", "year", "coming"],
  ["staying", leaving, "standardPlan", "month", "keep"],
  ["what is tried", trial, "standardPlan", "year", "buy"],
  ["another than what is tried", trial, "enterprisePlan", "month", "upgrade"],
  ["the end of trying", trial, "basicPlan", "month", "coming"],
])("%s", (_what, subscription, plan, period, offer) => {
  expect(offerOf(subscription, { plan, period })).toBe(offer)
})

test("a plan that costs money at once asks for confirmation", () => {
  expect((["upgrade", "buy", "payYearly"] as const).every(needsConfirmation)).toBe(true)
  expect((["current", "coming", "keep", "switch", "payMonthly"] as const).some(needsConfirmation)).toBe(false)
})
