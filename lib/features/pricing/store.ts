import { asc, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { pricingPlans, pricingQuestions, subscriptions } from "./table"

export const findPlans = ({ db, workspaceId }: Scope) =>
  db.select().from(pricingPlans).where(eq(pricingPlans.workspaceId, workspaceId))
export type PlanRow = typeof pricingPlans.$inferSelect

export const findQuestions = ({ db, workspaceId }: Scope) =>
  db
    .select({ question: pricingQuestions.question, ans: pricingQuestions.ans })
    .from(pricingQuestions)
    .where(eq(pricingQuestions.workspaceId, workspaceId))
    .orderBy(asc(pricingQuestions.id))

type SubscriptionRow = typeof subscriptions.$inferSelect
export type SubscriptionValues = Omit<SubscriptionRow, "workspaceId">

export async function findSubscription({ db, workspaceId }: Scope): Promise<SubscriptionValues | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId))
  return row
}

/** Creates the row if it is missing and locks it, so that concurrent changes of the plan are serialised. */
export async function lockSubscription(scope: Scope, first: SubscriptionValues): Promise<SubscriptionValues> {
  const { db, workspaceId } = scope
  await db
    .insert(subscriptions)
    .values({ ...first, workspaceId })
    .onConflictDoNothing()
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId)).for("update")
  return row as SubscriptionValues
}

export const saveSubscription = ({ db, workspaceId }: Scope, values: SubscriptionValues) =>
  db
    .update(subscriptions)
    .set({ ...values, workspaceId })
    .where(eq(subscriptions.workspaceId, workspaceId))
