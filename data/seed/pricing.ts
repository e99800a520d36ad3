import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { pricingPlans, pricingQuestions } from "@/lib/features/pricing/table"

const currency = "USD"

/** The three plans, with prices in cents. */
export const plans: Omit<typeof pricingPlans.$inferInsert, "workspaceId">[] = [
  {
    name: "basicPlan",
    title: "Basic",
    subtitle: "For one shop that is just opening",
    img: "/covers/plan-basic.svg",
    currency,
    monthlyPrice: 0,
    yearlyMonthPrice: 0,
    benefits: [
      "3 people",
      "100 invoices a year",
      "One shop in the catalogue",
      "Mail, chat and calendar",
      "Help by article",
    ],
    popular: false,
  },
  {
    name: "standardPlan",
    title: "Standard",
    subtitle: "For a company with staff and regular customers",
    img: "/covers/plan-standard.svg",
    currency,
    monthlyPrice: 4900,
    yearlyMonthPrice: 4000,
    benefits: [
      "25 people",
      "Invoices without limit",
      "Permissions per person",
      "Reports for the last three years",
      "E-mail support within one working day",
    ],
    popular: true,
  },
  {
    name: "enterprisePlan",
    title: "Enterprise",
    subtitle: "For several shops under one roof",
    img: "/covers/plan-enterprise.svg",
    currency,
    monthlyPrice: 9900,
    yearlyMonthPrice: 8000,
    benefits: [
      "People without limit",
      "Everything in Standard",
      "Your own server or ours",
      "Unlimited API requests",
      "Phone support, also on Saturdays",
    ],
    popular: false,
  },
]

export const questions: [question: string, ans: string][] = [
  [
    "Can I try it before I pay?",
    "Basic is free for as long as you like and comes with the sample data of a small company. You can try Standard and Enterprise for 14 days without a card.",
  ],
  [
    "What is the difference between monthly and yearly billing?",
    "Paid yearly, Standard costs 480 dollars instead of 588 and Enterprise 960 instead of 1,188. You can cancel a monthly plan at any time and a yearly plan at the end of the year.",
  ],
  [
    "Can I change the plan later?",
    "Yes, at any time. An upgrade takes effect at once and starts a new period; a downgrade takes effect at the end of the current one.",
  ],
  [
    "What happens to my data when I leave?",
    "You can export it as CSV and through the API for 30 days. After that the workspace and everything in it are deleted permanently.",
  ],
  [
    "Who counts as a user?",
    "Everyone who can sign in. People who only appear on invoices, in chats or as contacts are free.",
  ],
]

/** Adds the plans and the questions about them. */
export async function seedPricing(db: Db, workspaceId: number): Promise<void> {
  await db.insert(pricingPlans).values(plans.map((plan) => ({ ...plan, workspaceId })))
  await db
    .insert(pricingQuestions)
    .values(questions.map(([question, ans], i) => ({ workspaceId, id: i + 1, question, ans })))
  await setLastId(db, workspaceId, "pricingQuestion", questions.length)
}
