import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { pricingPlans, pricingQuestions } from "@/lib/features/pricing/table"

const currency = "USD"

/** Spec section 9; prices in cents. */
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
      "Permissions person by person",
      "Figures of the last three years",
      "Help by mail within a working day",
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
      "The API without a limit on calls",
      "A person to call, also on Saturdays",
    ],
    popular: false,
  },
]

export const questions: [question: string, ans: string][] = [
  [
    "May I try before I pay?",
    "Basic is free for as long as you like, with the sample data of a small company in it. Standard and Enterprise can be tried for 14 days without a card.",
  ],
  [
    "What is the difference between paying by month and by year?",
    "A year at once costs 480 dollars in Standard instead of 588, and 960 in Enterprise instead of 1,188. A month can be ended at any time, a year at its end.",
  ],
  [
    "Can I change the plan later?",
    "At any time. Going up holds at once and begins a new period; going down holds from the next one.",
  ],
  [
    "What happens to my data when I leave?",
    "You can export it for 30 days as CSV and through the API. Then the workspace and everything in it are deleted for real.",
  ],
  [
    "Who counts as a person?",
    "Whoever can sign in. People who only appear on invoices, in chats or as contacts cost nothing.",
  ],
]

/** Gives a workspace the plans and what people ask about them. */
export async function seedPricing(db: Db, workspaceId: number): Promise<void> {
  await db.insert(pricingPlans).values(plans.map((plan) => ({ ...plan, workspaceId })))
  await db
    .insert(pricingQuestions)
    .values(questions.map(([question, ans], i) => ({ workspaceId, id: i + 1, question, ans })))
  await setLastId(db, workspaceId, "pricingQuestion", questions.length)
}
