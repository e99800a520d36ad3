/** The three plans of spec section 9, in the order they are shown. */
export const planNames = ["basicPlan", "standardPlan", "enterprisePlan"] as const
export type PlanName = (typeof planNames)[number]
