/** The three plans of spec section 9, in the order they are shown. */
export const planNames = ["basicPlan", "standardPlan", "enterprisePlan"] as const
export type PlanName = (typeof planNames)[number]

/** What is paid at once: a month or a year. */
export const periods = ["month", "year"] as const
export type Period = (typeof periods)[number]

/** How long a plan may be tried, once per workspace. */
export const trialDays = 14
