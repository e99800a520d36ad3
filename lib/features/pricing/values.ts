/** The three plans from smallest to largest, which is also the order on screen. */
export const planNames = ["basicPlan", "standardPlan", "enterprisePlan"] as const
export type PlanName = (typeof planNames)[number]

/** The billing periods. */
export const periods = ["month", "year"] as const
export type Period = (typeof periods)[number]

/** The length of a trial in days. Each workspace gets one. */
export const trialDays = 14
