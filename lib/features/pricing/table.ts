import { sql } from "drizzle-orm"
import { boolean, check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { periods, planNames } from "./values"

const ofWorkspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

/** The plans of the product. Prices are in minor units of `currency`. */
export const pricingPlans = pgTable(
  "pricing_plans",
  {
    workspaceId: ofWorkspace(),
    name: choice("name", planNames).notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull(),
    img: text("img").notNull(),
    currency: text("currency").notNull(),
    monthlyPrice: amount("monthly_price").notNull(),
    /** The price per month with yearly payment. */
    yearlyMonthPrice: amount("yearly_month_price").notNull(),
    benefits: text("benefits").array().notNull(),
    popular: boolean("popular").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.name] }),
    oneOf("pricing_plans_name_check", t.name, planNames),
    ...allExact("pricing_plans", t.monthlyPrice, t.yearlyMonthPrice),
    check("pricing_plans_prices_check", sql`${t.monthlyPrice} >= 0 and ${t.yearlyMonthPrice} >= 0`),
    tenantPolicy(),
  ],
)

export const pricingQuestions = pgTable(
  "pricing_questions",
  {
    workspaceId: ofWorkspace(),
    id: integer("id").notNull(),
    question: text("question").notNull(),
    ans: text("ans").notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] }), tenantPolicy()],
)

/** The plan of a workspace. Without a row it is Basic, which costs nothing and never ends. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    workspaceId: ofWorkspace().primaryKey(),
    plan: choice("plan", planNames).notNull(),
    period: choice("period", periods).notNull(),
    startedOn: date("started_on").notNull(),
    /** The scheduled change, at the end of the current period or the trial. */
    nextPlan: choice("next_plan", planNames),
    nextPeriod: choice("next_period", periods),
    nextOn: date("next_on"),
    isTrial: boolean("is_trial").notNull().default(false),
    hasTried: boolean("has_tried").notNull().default(false),
  },
  (t) => [
    oneOf("subscriptions_plan_check", t.plan, planNames),
    oneOf("subscriptions_period_check", t.period, periods),
    oneOf("subscriptions_next_plan_check", t.nextPlan, planNames),
    oneOf("subscriptions_next_period_check", t.nextPeriod, periods),
    tenantPolicy(),
  ],
)
