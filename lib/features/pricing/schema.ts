import * as z from "zod"

/** Prices in whole units of the currency, which is US dollars (spec section 9). */
const plan = z.object({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
})
export type Plan = z.infer<typeof plan>

export const pricing = z.object({
  basicPlan: plan,
  standardPlan: plan,
  enterprisePlan: plan,
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
})
