import { asc, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { pricingPlans, pricingQuestions } from "./table"

export const findPlans = ({ db, workspaceId }: Scope) =>
  db.select().from(pricingPlans).where(eq(pricingPlans.workspaceId, workspaceId))
export type PlanRow = typeof pricingPlans.$inferSelect

export const findQuestions = ({ db, workspaceId }: Scope) =>
  db
    .select({ question: pricingQuestions.question, ans: pricingQuestions.ans })
    .from(pricingQuestions)
    .where(eq(pricingQuestions.workspaceId, workspaceId))
    .orderBy(asc(pricingQuestions.id))
