import { freshSlug } from "@/lib/core/db/slugs"
import type { Scope } from "@/lib/core/db/types"
import { sanitiseHtml } from "@/lib/core/html"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import type { KbArticle, KbCategoryChanges, KbQuestion, NewKbArticle, NewKbCategory, SavedKbCategory } from "./schema"
import * as store from "./store"
import { kbArticles, kbCategories } from "./table"

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound()
  return row
}

export async function question(scope: Scope, by: { slug?: string; id?: number }): Promise<KbQuestion> {
  const { updatedAt, ...row } = found(await store.findQuestion(scope, by))
  return {
    title: row.title,
    lastUpdated: updatedAt.toISOString(),
    relatedQuestions: row.relatedQuestions,
    content: row.content,
  }
}

/** HTML that may be kept. @throws HttpError 422 where nothing of it may */
function safe(content: string): string {
  const clean = sanitiseHtml(content).trim()
  if (!clean) throw invalid({ content: "required" })
  return clean
}

const told = ({ updatedAt, ...row }: store.ArticleRow): KbArticle => ({ ...row, lastUpdated: updatedAt.toISOString() })

async function category(scope: Scope, id: number): Promise<void> {
  if (!(await store.lockCategory(scope, id))) throw invalid({ categoryId: "choice" })
}

export async function addArticle(scope: Scope, { content, slug, ...values }: NewKbArticle): Promise<KbArticle> {
  await category(scope, values.categoryId)
  const address = slug ?? (await freshSlug(scope, kbArticles, values.title, "article"))
  return told(await store.insertArticle(scope, { ...values, content: safe(content), slug: address }))
}

export async function changeArticle(scope: Scope, id: number, changes: Partial<NewKbArticle>): Promise<KbArticle> {
  const { content, ...values } = changes
  if (values.categoryId !== undefined) await category(scope, values.categoryId)
  const clean = content === undefined ? {} : { content: safe(content) }
  return told(found(await store.updateArticle(scope, id, { ...values, ...clean })))
}

export async function removeArticle(scope: Scope, id: number): Promise<void> {
  if (!(await store.removeArticle(scope, id))) throw notFound()
}

/** The address of a category has another name here than in its table, so the index can't tell which field is meant. */
async function checkAddress(scope: Scope, slug: string | undefined, own?: number): Promise<void> {
  const taken = slug === undefined ? undefined : await store.findCategoryId(scope, slug)
  if (taken !== undefined && taken !== own) throw conflict({ category: "slugTaken" })
}

export async function addCategory(scope: Scope, values: NewKbCategory): Promise<SavedKbCategory> {
  const { category: slug, desc, ...rest } = values
  await checkAddress(scope, slug)
  const address = slug ?? (await freshSlug(scope, kbCategories, rest.title, "category"))
  return store.insertCategory(scope, { ...rest, slug: address, description: desc })
}

export async function changeCategory(scope: Scope, id: number, changes: KbCategoryChanges): Promise<SavedKbCategory> {
  const { category: slug, desc: description, ...rest } = changes
  await checkAddress(scope, slug, id)
  return found(await store.updateCategory(scope, id, { ...rest, slug, description }))
}

/** @throws HttpError 409 while articles are in it */
export async function removeCategory(scope: Scope, id: number): Promise<void> {
  if (!(await store.lockCategory(scope, id))) throw notFound()
  if (await store.hasArticles(scope, id)) throw conflict({ id: "notEmpty" })
  await store.removeCategory(scope, id)
}
