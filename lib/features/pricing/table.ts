import { sql } from "drizzle-orm"
import { boolean, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { planNames } from "./values"

const ofWorkspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

/** What the product costs; prices in minor units of `currency`. */
export const pricingPlans = pgTable(
  "pricing_plans",
  {
    workspaceId: ofWorkspace(),
    name: choice("name", planNames).notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle").notNull(),
    img: text("img").notNull(),
    currency: text("currency").notNull(),
    monthlyPrice: integer("monthly_price").notNull(),
    /** A month's price where a year is paid at once. */
    yearlyMonthPrice: integer("yearly_month_price").notNull(),
    benefits: text("benefits").array().notNull(),
    popular: boolean("popular").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.name] }),
    oneOf("pricing_plans_name_check", t.name, planNames),
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
