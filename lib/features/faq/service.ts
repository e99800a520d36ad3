import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { freeSlug, slugOf } from "@/lib/core/slug"
import type { Faq, FaqQuestion, NewFaqCategory, NewFaqQuestion, SavedFaqCategory } from "./schema"
import * as store from "./store"

const tooLate = () => new HttpError(404, "not_found", { message: "undoExpired" })

/** Contract section 2: an object by category; those without a question are not in it. */
export async function byCategory(scope: Scope, q?: string): Promise<Faq> {
  const categories = await store.findCategories(scope, q)
  return Object.fromEntries(
    categories
      .filter(({ questions }) => questions.length > 0)
      .map(({ name, icon, title, subtitle, questions }) => [
        name,
        { icon, title, subtitle, qandA: questions.map(({ question, ans }) => ({ question, ans })) },
      ]),
  )
}

async function checkCategory(scope: Scope, name: string | undefined): Promise<void> {
  if (name === undefined || (await store.holdCategory(scope, name))) return
  throw invalid({ "question.category": "choice" })
}

/** @throws HttpError 422 for a category that is not there */
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

/** A category's name is made of its first title and stays: the calls answer the category under it. */
export async function addCategory(scope: Scope, values: NewFaqCategory): Promise<SavedFaqCategory> {
  const slug = slugOf(values.title, "category")
  // An object puts keys that are numbers before all others.
  const wanted = /^\d+$/.test(slug) ? `category-${slug}` : slug
  const name = freeSlug(wanted, await store.findCategoryNames(scope))
  return store.insertCategory(scope, { ...values, name })
}

export async function restoreCategory(scope: Scope, id: number): Promise<SavedFaqCategory> {
  const category = await store.restoreCategory(scope, id)
  if (!category) throw tooLate()
  return category
}
