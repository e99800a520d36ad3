import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import type { FaqCategory, FaqCategoryChanges, FaqQuestion, NewFaqQuestion, SavedFaqCategory } from "./schema"
import { faqCategories, faqQuestions } from "./table"

const columns = {
  id: faqQuestions.id,
  category: faqQuestions.category,
  question: faqQuestions.question,
  ans: faqQuestions.ans,
}
const categoryColumns = {
  id: faqCategories.id,
  name: faqCategories.name,
  icon: faqCategories.icon,
  title: faqCategories.title,
  subtitle: faqCategories.subtitle,
}

const inWorkspace = ({ workspaceId }: Scope, table: { workspaceId: AnyPgColumn }, ...more: (SQL | undefined)[]) =>
  and(eq(table.workspaceId, workspaceId), ...more)

/** Categories with their questions. `matches` filters the questions and leaves out categories without a match. */
export async function findCategories(scope: Scope, matches?: SQL): Promise<FaqCategory[]> {
  return scope.db
    .select({
      ...categoryColumns,
      questions: sql<FaqCategory["questions"]>`coalesce(json_agg(json_build_object(
        'id', ${faqQuestions.id}, 'question', ${faqQuestions.question}, 'ans', ${faqQuestions.ans})
        order by ${faqQuestions.id}) filter (where ${faqQuestions.id} is not null), '[]')`,
    })
    .from(faqCategories)
    .leftJoin(
      faqQuestions,
      and(
        eq(faqQuestions.workspaceId, faqCategories.workspaceId),
        eq(faqQuestions.category, faqCategories.name),
        matches,
      ),
    )
    .where(inWorkspace(scope, faqCategories))
    .groupBy(faqCategories.workspaceId, faqCategories.name)
    .having(matches ? sql`count(${faqQuestions.id}) > 0` : undefined)
    .orderBy(asc(faqCategories.id))
}

export const findAll = (scope: Scope): Promise<FaqQuestion[]> =>
  scope.db.select(columns).from(faqQuestions).where(inWorkspace(scope, faqQuestions)).orderBy(asc(faqQuestions.id))

/** Locks a category, so that no question is added while it is being deleted. @returns whether it exists */
export async function lockCategory(scope: Scope, name: string): Promise<boolean> {
  const rows = await scope.db
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(inWorkspace(scope, faqCategories, eq(faqCategories.name, name)))
    .for("share")
  return rows.length > 0
}

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
    .where(inWorkspace(scope, faqQuestions, eq(faqQuestions.id, id)))
    .returning(columns)
  return row
}

const undoableQuestions = { table: faqQuestions, key: faqQuestions.id }
const undoableCategories = { table: faqCategories, key: faqCategories.id }

/** Deletes a question, with undo. @returns whether it existed */
export const remove = async (scope: Scope, id: number): Promise<boolean> =>
  (await moveToTrash(scope, undoableQuestions, [id])).length > 0

/**
 * Restores a deleted question under its old id.
 * @returns undefined if the time for undo is over or its category was deleted
 */
export async function restore(scope: Scope, id: number): Promise<FaqQuestion | undefined> {
  if ((await restoreFromTrash(scope, undoableQuestions, [id])).length === 0) return undefined
  const [row] = await scope.db
    .select(columns)
    .from(faqQuestions)
    .where(inWorkspace(scope, faqQuestions, eq(faqQuestions.id, id)))
  return row
}

export const findCategoryNames = async (scope: Scope): Promise<string[]> =>
  (
    await scope.db.select({ name: faqCategories.name }).from(faqCategories).where(inWorkspace(scope, faqCategories))
  ).map(({ name }) => name)

export async function insertCategory(
  { db, workspaceId }: Scope,
  values: Omit<SavedFaqCategory, "id">,
): Promise<SavedFaqCategory> {
  const [row] = await db
    .insert(faqCategories)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "faqCategory") })
    .returning(categoryColumns)
  return row as SavedFaqCategory
}

export async function updateCategory(scope: Scope, id: number, changes: FaqCategoryChanges) {
  const [row] = await scope.db
    .update(faqCategories)
    .set({ ...changes, id })
    .where(inWorkspace(scope, faqCategories, eq(faqCategories.id, id)))
    .returning(categoryColumns)
  return row as SavedFaqCategory | undefined
}

/** Deletes a category with its questions, with undo. @returns whether it existed */
export const removeCategory = async (scope: Scope, id: number): Promise<boolean> =>
  (await moveToTrash(scope, undoableCategories, [id])).length > 0

/** Restores a deleted category with its questions. @returns undefined if the time for undo is over */
export async function restoreCategory(scope: Scope, id: number): Promise<SavedFaqCategory | undefined> {
  if ((await restoreFromTrash(scope, undoableCategories, [id])).length === 0) return undefined
  const [row] = await scope.db
    .select(categoryColumns)
    .from(faqCategories)
    .where(inWorkspace(scope, faqCategories, eq(faqCategories.id, id)))
  return row
}
