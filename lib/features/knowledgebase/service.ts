import { findFreeSlug } from "@/lib/core/db/slugs"
import type { Scope } from "@/lib/core/db/types"
import { sanitiseInput } from "@/lib/core/html"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { KbArticle, KbCategoryChanges, NewKbArticle, NewKbCategory, SavedKbCategory } from "./schema"
import * as articles from "./store/articles"
import * as categories from "./store/categories"
import { kbArticles, kbCategories } from "./table"

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound()
  return row
}

/** Sanitises HTML. @throws HttpError 422 if nothing is left */
function safe(content: string): string {
  const clean = sanitiseInput(content, "article.content").trim()
  if (!clean) throw invalid({ content: "required" })
  return clean
}

const toArticle = ({ updatedAt, ...row }: articles.ArticleRow): KbArticle => ({
  ...row,
  lastUpdated: updatedAt.toISOString(),
})

async function checkCategory(scope: Scope, id: number): Promise<void> {
  if (!(await categories.lockCategory(scope, id))) throw invalid({ categoryId: "choice" })
}

export async function addArticle(scope: Scope, { content, slug, ...values }: NewKbArticle): Promise<KbArticle> {
  await checkCategory(scope, values.categoryId)
  const address = slug ?? (await findFreeSlug(scope, kbArticles, values.title, "article"))
  return toArticle(await articles.insertArticle(scope, { ...values, content: safe(content), slug: address }))
}

export async function changeArticle(scope: Scope, id: number, changes: Partial<NewKbArticle>): Promise<KbArticle> {
  const { content, ...values } = changes
  if (values.categoryId !== undefined) await checkCategory(scope, values.categoryId)
  const clean = content === undefined ? {} : { content: safe(content) }
  return toArticle(found(await articles.updateArticle(scope, id, { ...values, ...clean })))
}

export async function removeArticle(scope: Scope, id: number): Promise<void> {
  if (!(await articles.removeArticle(scope, id))) throw notFound()
}

const tooLate = () => new HttpError(404, "not_found", { message: "undoExpired" })

export async function restoreArticle(scope: Scope, id: number): Promise<KbArticle> {
  const row = await articles.restoreArticle(scope, id)
  if (!row) throw tooLate()
  return toArticle(row)
}

/**
 * Rejects a taken slug. The API calls the field `category`, the table `slug`, so a unique violation would name the wrong
 * field. @throws HttpError 409
 */
async function checkAddress(scope: Scope, slug: string | undefined, own?: number): Promise<void> {
  const taken = slug === undefined ? undefined : await categories.findCategoryId(scope, slug)
  if (taken !== undefined && taken !== own) throw conflict({ category: "slugTaken" })
}

export async function addCategory(scope: Scope, values: NewKbCategory): Promise<SavedKbCategory> {
  const { category: slug, desc, ...rest } = values
  await checkAddress(scope, slug)
  const address = slug ?? (await findFreeSlug(scope, kbCategories, rest.title, "category"))
  return categories.insertCategory(scope, { ...rest, slug: address, description: desc })
}

export async function changeCategory(scope: Scope, id: number, changes: KbCategoryChanges): Promise<SavedKbCategory> {
  const { category: slug, desc: description, ...rest } = changes
  await checkAddress(scope, slug, id)
  return found(await categories.updateCategory(scope, id, { ...rest, slug, description }))
}

/** Deletes an empty category, with undo. @throws HttpError 404; 409 if it contains articles */
export async function removeCategory(scope: Scope, id: number): Promise<void> {
  if (!(await categories.lockCategory(scope, id))) throw notFound()
  if (await categories.hasArticles(scope, id)) throw conflict({ id: "notEmpty" })
  await categories.removeCategory(scope, id)
}

export async function restoreCategory(scope: Scope, id: number): Promise<SavedKbCategory> {
  const row = await categories.restoreCategory(scope, id)
  if (!row) throw tooLate()
  return row
}
