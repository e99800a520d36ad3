import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { KbCard, KbCategory, SavedKbCategory } from "./schema"
import { kbArticles, kbCategories } from "./table"

const mine = ({ workspaceId }: Scope, table: { workspaceId: AnyPgColumn }, ...more: (SQL | undefined)[]) =>
  and(eq(table.workspaceId, workspaceId), ...more)

const card = {
  id: kbCategories.id,
  category: kbCategories.slug,
  img: kbCategories.img,
  title: kbCategories.title,
  desc: kbCategories.description,
}
const saved = { ...card, icon: kbCategories.icon, iconColor: kbCategories.iconColor }

export const findCards = (scope: Scope): Promise<KbCard[]> =>
  scope.db.select(card).from(kbCategories).where(mine(scope, kbCategories)).orderBy(asc(kbCategories.id))

/** Categories with the questions in them. */
export const findCategories = (scope: Scope, category?: string): Promise<KbCategory[]> =>
  scope.db
    .select({
      id: kbCategories.id,
      title: kbCategories.title,
      icon: kbCategories.icon,
      iconColor: kbCategories.iconColor,
      questions: sql<KbCategory["questions"]>`coalesce(json_agg(json_build_object(
        'id', ${kbArticles.id}, 'question', ${kbArticles.title}, 'slug', ${kbArticles.slug}) order by ${kbArticles.id})
        filter (where ${kbArticles.id} is not null), '[]')`,
    })
    .from(kbCategories)
    .leftJoin(
      kbArticles,
      and(eq(kbArticles.workspaceId, kbCategories.workspaceId), eq(kbArticles.categoryId, kbCategories.id)),
    )
    .where(mine(scope, kbCategories, category === undefined ? undefined : eq(kbCategories.slug, category)))
    .groupBy(kbCategories.workspaceId, kbCategories.id)
    .orderBy(asc(kbCategories.id))

/** The article of a slug or id, else the first one, with the others of its category. */
export async function findQuestion(scope: Scope, by: { slug?: string; id?: number }) {
  const [row] = await scope.db
    .select({
      title: kbArticles.title,
      updatedAt: kbArticles.updatedAt,
      content: kbArticles.content,
      relatedQuestions: sql<{ id: number; question: string }[]>`(
        select coalesce(json_agg(json_build_object('id', other.id, 'question', other.title) order by other.id), '[]')
        from ${kbArticles} as other where other.workspace_id = ${kbCategories.workspaceId}
          and other.category_id = ${kbCategories.id} and other.id <> ${kbArticles.id})`,
    })
    .from(kbArticles)
    .innerJoin(
      kbCategories,
      and(eq(kbCategories.workspaceId, kbArticles.workspaceId), eq(kbCategories.id, kbArticles.categoryId)),
    )
    .where(
      mine(
        scope,
        kbArticles,
        by.slug === undefined ? undefined : eq(kbArticles.slug, by.slug),
        by.id === undefined ? undefined : eq(kbArticles.id, by.id),
      ),
    )
    .orderBy(asc(kbArticles.categoryId), asc(kbArticles.id))
    .limit(1)
  return row
}

/** Holds a category, so that nothing is put into one that is being deleted. @returns whether it is there */
export async function lockCategory(scope: Scope, id: number): Promise<boolean> {
  const rows = await scope.db
    .select({ id: kbCategories.id })
    .from(kbCategories)
    .where(mine(scope, kbCategories, eq(kbCategories.id, id)))
    .for("update")
  return rows.length > 0
}

export async function findCategoryId(scope: Scope, slug: string): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ id: kbCategories.id })
    .from(kbCategories)
    .where(mine(scope, kbCategories, eq(kbCategories.slug, slug)))
  return row?.id
}

export const hasArticles = async (scope: Scope, categoryId: number): Promise<boolean> =>
  (await scope.db.$count(kbArticles, mine(scope, kbArticles, eq(kbArticles.categoryId, categoryId)))) > 0

type ArticleValues = Pick<typeof kbArticles.$inferInsert, "categoryId" | "title" | "slug" | "content">
export type ArticleRow = ArticleValues & { id: number; updatedAt: Date }
const articleColumns = {
  id: kbArticles.id,
  categoryId: kbArticles.categoryId,
  title: kbArticles.title,
  slug: kbArticles.slug,
  content: kbArticles.content,
  updatedAt: kbArticles.updatedAt,
}

export async function insertArticle({ db, workspaceId }: Scope, values: ArticleValues): Promise<ArticleRow> {
  const [row] = await db
    .insert(kbArticles)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "kbArticle") })
    .returning(articleColumns)
  return row as ArticleRow
}

export async function updateArticle(scope: Scope, id: number, values: Partial<ArticleValues>) {
  const [row] = await scope.db
    .update(kbArticles)
    .set({ ...values, updatedAt: new Date() })
    .where(mine(scope, kbArticles, eq(kbArticles.id, id)))
    .returning(articleColumns)
  return row as ArticleRow | undefined
}

export async function removeArticle(scope: Scope, id: number): Promise<boolean> {
  const gone = await scope.db
    .delete(kbArticles)
    .where(mine(scope, kbArticles, eq(kbArticles.id, id)))
    .returning({ id: kbArticles.id })
  return gone.length > 0
}

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
    .where(mine(scope, kbCategories, eq(kbCategories.id, id)))
    .returning(saved)
  return row as SavedKbCategory | undefined
}

export const removeCategory = (scope: Scope, id: number) =>
  scope.db.delete(kbCategories).where(mine(scope, kbCategories, eq(kbCategories.id, id)))
