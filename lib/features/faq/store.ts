import { and, asc, eq, sql } from "drizzle-orm"
import { contains } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { FaqQuestion, NewFaqQuestion } from "./schema"
import { faqCategories, faqQuestions } from "./table"

const columns = {
  id: faqQuestions.id,
  category: faqQuestions.category,
  question: faqQuestions.question,
  ans: faqQuestions.ans,
}

const byId = ({ workspaceId }: Scope, id: number) =>
  and(eq(faqQuestions.workspaceId, workspaceId), eq(faqQuestions.id, id))

/** Questions with the category each is in; `q` narrows them by what is asked. */
export const find = ({ db, workspaceId }: Scope, q?: string) =>
  db
    .select({
      name: faqCategories.name,
      icon: faqCategories.icon,
      title: faqCategories.title,
      subtitle: faqCategories.subtitle,
      question: faqQuestions.question,
      ans: faqQuestions.ans,
    })
    .from(faqCategories)
    .innerJoin(
      faqQuestions,
      and(eq(faqQuestions.workspaceId, faqCategories.workspaceId), eq(faqQuestions.category, faqCategories.name)),
    )
    .where(
      and(
        eq(faqCategories.workspaceId, workspaceId),
        q ? sql`lower(${faqQuestions.question}) like ${contains(q.toLowerCase())}` : undefined,
      ),
    )
    .orderBy(asc(faqQuestions.id))

export const findAll = ({ db, workspaceId }: Scope): Promise<FaqQuestion[]> =>
  db.select(columns).from(faqQuestions).where(eq(faqQuestions.workspaceId, workspaceId)).orderBy(asc(faqQuestions.id))

export async function insert({ db, workspaceId }: Scope, values: NewFaqQuestion): Promise<FaqQuestion> {
  const [row] = await db
    .insert(faqQuestions)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "faqQuestion") })
    .returning(columns)
  return row as FaqQuestion
}

export async function update(
  scope: Scope,
  id: number,
  changes: Partial<NewFaqQuestion>,
): Promise<FaqQuestion | undefined> {
  const [row] = await scope.db
    .update(faqQuestions)
    .set({ ...changes, id })
    .where(byId(scope, id))
    .returning(columns)
  return row
}

export async function remove(scope: Scope, id: number): Promise<boolean> {
  const gone = await scope.db.delete(faqQuestions).where(byId(scope, id)).returning({ id: faqQuestions.id })
  return gone.length > 0
}
