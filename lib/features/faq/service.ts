import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { freeSlug, slugOf } from "@/lib/core/slug"
import type { FaqQuestion, NewFaqCategory, NewFaqQuestion, SavedFaqCategory } from "./schema"
import * as store from "./store"

const tooLate = () => new HttpError(404, "not_found", { message: "undoExpired" })

async function checkCategory(scope: Scope, name: string | undefined): Promise<void> {
  if (name === undefined || (await store.lockCategory(scope, name))) return
  throw invalid({ "question.category": "choice" })
}

/** @throws HttpError 422 if the category doesn't exist */
export async function addQuestion(scope: Scope, values: NewFaqQuestion): Promise<FaqQuestion> {
  await checkCategory(scope, values.category)
  return store.insert(scope, values)
}

export async function changeQuestion(scope: Scope, id: number, changes: Partial<NewFaqQuestion>): Promise<FaqQuestion> {
  await checkCategory(scope, changes.category)
  const question = await store.update(scope, id, changes)
  if (!question) throw notFound()
  return question
}

export async function restoreQuestion(scope: Scope, id: number): Promise<FaqQuestion> {
  const question = await store.restore(scope, id)
  if (!question) throw tooLate()
  return question
}

/** Adds a category. Its name is derived from the first title and never changes, because it is the key in responses. */
export async function addCategory(scope: Scope, values: NewFaqCategory): Promise<SavedFaqCategory> {
  const slug = slugOf(values.title, "category")
  // JavaScript objects order numeric keys before all others.
  const wanted = /^\d+$/.test(slug) ? `category-${slug}` : slug
  const name = freeSlug(wanted, await store.findCategoryNames(scope))
  return store.insertCategory(scope, { ...values, name })
}

export async function restoreCategory(scope: Scope, id: number): Promise<SavedFaqCategory> {
  const category = await store.restoreCategory(scope, id)
  if (!category) throw tooLate()
  return category
}
