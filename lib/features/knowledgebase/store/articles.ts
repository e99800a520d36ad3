import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { fingerprint, foundIn } from "@/lib/core/db/shipped"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import type { Locale } from "@/lib/core/i18n/locales"
import type { ShippedTexts, TextPair } from "@/lib/core/i18n/shipped"
import { kbArticles, kbCategories } from "../table"
import { inWorkspace } from "./mine"

export const print = fingerprint(kbArticles.title, kbArticles.content)
export const categoryPrint = fingerprint(kbCategories.title, kbCategories.description)

const undoable = { table: kbArticles, key: kbArticles.id }

/** The article with the given slug or id, by default the first one, with the others of its category. */
export async function findQuestion(scope: Scope, by: { slug?: string; id?: number }) {
  const [row] = await scope.db
    .select({
      title: kbArticles.title,
      updatedAt: kbArticles.updatedAt,
      content: kbArticles.content,
      relatedQuestions: sql<{ id: number; question: string; print: string }[]>`(
        select coalesce(json_agg(json_build_object('id', other.id, 'question', other.title,
          'print', ${fingerprint(sql`other.title`, sql`other.content`)}) order by other.id), '[]')
        from ${kbArticles} as other where other.workspace_id = ${kbCategories.workspaceId}
          and other.category_id = ${kbCategories.id} and other.id <> ${kbArticles.id})`,
    })
    .from(kbArticles)
    .innerJoin(
      kbCategories,
      and(eq(kbCategories.workspaceId, kbArticles.workspaceId), eq(kbCategories.id, kbArticles.categoryId)),
    )
    .where(
      inWorkspace(
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

const inCategory = and(eq(kbCategories.workspaceId, kbArticles.workspaceId), eq(kbCategories.id, kbArticles.categoryId))

/** An article with its category. */
export async function findArticle(scope: Scope, slug: string) {
  const [row] = await scope.db
    .select({
      ...articleColumns,
      category: { id: kbCategories.id, category: kbCategories.slug, title: kbCategories.title, print: categoryPrint },
    })
    .from(kbArticles)
    .innerJoin(kbCategories, inCategory)
    .where(inWorkspace(scope, kbArticles, eq(kbArticles.slug, slug)))
  return row
}

/** The other articles of a category. */
export const findRelated = (scope: Scope, categoryId: number, id: number) =>
  scope.db
    .select({ id: kbArticles.id, question: kbArticles.title, slug: kbArticles.slug, print })
    .from(kbArticles)
    .where(inWorkspace(scope, kbArticles, eq(kbArticles.categoryId, categoryId), ne(kbArticles.id, id)))
    .orderBy(asc(kbArticles.id))

const maxHits = 20

/** The text of an article without its tags. */
const plainContent = sql`regexp_replace(${kbArticles.content}, '<[^>]*>', ' ', 'g')`

export interface ArticleSearch {
  /** Whether an article contains the words. */
  where: SQL
  /** Whether its title does. */
  inTitle: SQL
  /** The shipped articles found. */
  hits: Map<string, TextPair>
}

/** The conditions of a search for the words of `q`. Shipped articles are searched in the reader's language. */
export function articleSearch(texts: ShippedTexts, locale: Locale, q: string): ArticleSearch {
  const inTitle = containsWords(kbArticles.title, q)
  const inText = containsWords(sql`(${kbArticles.title} || ' ' || ${plainContent})`, q)
  const hits = texts.search(locale, q, "both")
  return {
    hits,
    where: foundIn(print, texts, hits, inText),
    inTitle: foundIn(print, texts, texts.search(locale, q, "head"), inTitle),
  }
}

/** Articles that contain all words of a search, those with all of them in the title first. */
export function findByText(scope: Scope, { where, inTitle }: ArticleSearch) {
  return scope.db
    .select({
      id: kbArticles.id,
      title: kbArticles.title,
      slug: kbArticles.slug,
      content: kbArticles.content,
      category: { category: kbCategories.slug, title: kbCategories.title, print: categoryPrint },
    })
    .from(kbArticles)
    .innerJoin(kbCategories, inCategory)
    .where(inWorkspace(scope, kbArticles, where))
    .orderBy(sql`(${inTitle}) desc`, asc(kbArticles.id))
    .limit(maxHits)
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
    .where(inWorkspace(scope, kbArticles, eq(kbArticles.id, id)))
    .returning(articleColumns)
  return row as ArticleRow | undefined
}

/** Deletes an article, with undo. @returns whether it existed */
export const removeArticle = async (scope: Scope, id: number): Promise<boolean> =>
  (await moveToTrash(scope, undoable, [id])).length > 0

/**
 * Restores a deleted article under its old id.
 * @returns undefined if the time for undo is over or its category was deleted
 */
export async function restoreArticle(scope: Scope, id: number): Promise<ArticleRow | undefined> {
  if ((await restoreFromTrash(scope, undoable, [id])).length === 0) return undefined
  const [row] = await scope.db
    .select(articleColumns)
    .from(kbArticles)
    .where(inWorkspace(scope, kbArticles, eq(kbArticles.id, id)))
  return row
}
