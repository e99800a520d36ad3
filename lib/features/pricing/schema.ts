import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { periods, planNames } from "./values"

/** A plan. Prices are in US dollars, not in minor units. */
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
export type Pricing = z.infer<typeof pricing>

const planName = z.enum(planNames)
const period = z.enum(periods)
const choice = { plan: planName, period }

/** The plan a workspace is on. Dates are YYYY-MM-DD; `renewsOn` is null for Basic, which never ends. */
export const subscription = z.object({
  ...choice,
  startedOn: z.string().nullable(),
  renewsOn: z.string().nullable(),
  /** The scheduled change on `renewsOn`, if any. */
  next: z.object(choice).nullable(),
  isTrial: z.boolean(),
  /** Whether this workspace may still start a trial. */
  mayTry: z.boolean(),
})
export type Subscription = z.infer<typeof subscription>

export const planChoice = z.object(choice)
export type PlanChoice = z.infer<typeof planChoice>
export const trialChoice = z.object({ plan: planName.exclude(["basicPlan"]) })

named({ Subscription: subscription, Plan: plan })
