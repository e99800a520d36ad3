import { and, asc, eq, sql } from "drizzle-orm"
import { fingerprint } from "@/lib/core/db/shipped"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import type { SavedKbCategory } from "../schema"
import { kbArticles, kbCategories } from "../table"
import { inWorkspace } from "./mine"

const undoable = { table: kbCategories, key: kbCategories.id }

const card = {
  id: kbCategories.id,
  category: kbCategories.slug,
  img: kbCategories.img,
  title: kbCategories.title,
  desc: kbCategories.description,
}
const saved = { ...card, icon: kbCategories.icon, iconColor: kbCategories.iconColor }

const print = fingerprint(kbCategories.title, kbCategories.description)

export const findCards = (scope: Scope) =>
  scope.db.select(card).from(kbCategories).where(inWorkspace(scope, kbCategories)).orderBy(asc(kbCategories.id))

type Question = { id: number; question: string; slug: string; print: string }

/** Categories with their questions. */
export const findCategories = (scope: Scope, category?: string) =>
  scope.db
    .select({
      id: kbCategories.id,
      title: kbCategories.title,
      icon: kbCategories.icon,
      iconColor: kbCategories.iconColor,
      print,
      questions: sql<Question[]>`coalesce(json_agg(json_build_object(
        'id', ${kbArticles.id}, 'question', ${kbArticles.title}, 'slug', ${kbArticles.slug},
        'print', ${fingerprint(kbArticles.title, kbArticles.content)}) order by ${kbArticles.id})
        filter (where ${kbArticles.id} is not null), '[]')`,
    })
    .from(kbCategories)
    .leftJoin(
      kbArticles,
      and(eq(kbArticles.workspaceId, kbCategories.workspaceId), eq(kbArticles.categoryId, kbCategories.id)),
    )
    .where(inWorkspace(scope, kbCategories, category === undefined ? undefined : eq(kbCategories.slug, category)))
    .groupBy(kbCategories.workspaceId, kbCategories.id)
    .orderBy(asc(kbCategories.id))

/** Locks a category, so that no article is added while it is being deleted. @returns whether it exists */
export async function lockCategory(scope: Scope, id: number): Promise<boolean> {
  const rows = await scope.db
    .select({ id: kbCategories.id })
    .from(kbCategories)
    .where(inWorkspace(scope, kbCategories, eq(kbCategories.id, id)))
    .for("update")
  return rows.length > 0
}

export async function findCategoryId(scope: Scope, slug: string): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ id: kbCategories.id })
    .from(kbCategories)
    .where(inWorkspace(scope, kbCategories, eq(kbCategories.slug, slug)))
  return row?.id
}

export const hasArticles = async (scope: Scope, categoryId: number): Promise<boolean> =>
  (await scope.db.$count(kbArticles, inWorkspace(scope, kbArticles, eq(kbArticles.categoryId, categoryId)))) > 0

type CategoryValues = Omit<typeof kbCategories.$inferInsert, "workspaceId" | "id">

export async function insertCategory({ db, workspaceId }: Scope, values: CategoryValues): Promise<SavedKbCategory> {
  const [row] = await db
    .insert(kbCategories)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "kbCategory") })
    .returning(saved)
  return row as SavedKbCategory
}

export async function updateCategory(scope: Scope, id: number, values: Partial<CategoryValues>) {
  const [row] = await scope.db
    .update(kbCategories)
    .set({ ...values, id })
    .where(inWorkspace(scope, kbCategories, eq(kbCategories.id, id)))
    .returning(saved)
  return row as SavedKbCategory | undefined
}

/** Deletes a category, with undo. @returns whether it existed */
export const removeCategory = async (scope: Scope, id: number): Promise<boolean> =>
  (await moveToTrash(scope, undoable, [id])).length > 0

/** Restores a deleted category under its old id. @returns undefined if the time for undo is over */
export async function restoreCategory(scope: Scope, id: number): Promise<SavedKbCategory | undefined> {
  if ((await restoreFromTrash(scope, undoable, [id])).length === 0) return undefined
  const [row] = await scope.db
    .select(saved)
    .from(kbCategories)
    .where(inWorkspace(scope, kbCategories, eq(kbCategories.id, id)))
  return row
}
