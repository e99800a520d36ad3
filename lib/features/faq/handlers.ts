import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as read from "./service/read"
import * as store from "./store"

export const getFaqHandler = handler(contract.getFaq, ({ scope, client, query }) =>
  read.byCategory(scope, client.locale, query.q),
)

export const listFaqCategoriesHandler = handler(contract.listFaqCategories, async ({ scope, client, query }) => ({
  categories: await read.categories(scope, client.locale, query.q),
}))

export const listFaqQuestionsHandler = handler(contract.listFaqQuestions, ({ scope, client }) =>
  read.questions(scope, client.locale),
)

export const addFaqQuestionHandler = handler(contract.addFaqQuestion, async ({ scope, body }) => ({
  question: await service.addQuestion(scope, body.question),
}))

export const updateFaqQuestionHandler = handler(contract.updateFaqQuestion, async ({ scope, body }) => {
  const { id, ...changes } = body.question
  return { question: await service.changeQuestion(scope, id, changes) }
})

export const deleteFaqQuestionHandler = handler(contract.deleteFaqQuestion, async ({ scope, query }) => {
  if (!(await store.remove(scope, query.id))) throw notFound()
  return { id: query.id }
})

export const restoreFaqQuestionHandler = handler(contract.restoreFaqQuestion, async ({ scope, body }) => ({
  question: await service.restoreQuestion(scope, body.id),
}))

export const addFaqCategoryHandler = handler(contract.addFaqCategory, async ({ scope, body }) => ({
  category: await service.addCategory(scope, body.category),
}))

export const updateFaqCategoryHandler = handler(contract.updateFaqCategory, async ({ scope, body }) => {
  const { id, ...changes } = body.category
  const category = await store.updateCategory(scope, id, changes)
  if (!category) throw notFound()
  return { category }
})

export const deleteFaqCategoryHandler = handler(contract.deleteFaqCategory, async ({ scope, query }) => {
  if (!(await store.removeCategory(scope, query.id))) throw notFound()
  return { id: query.id }
})

export const restoreFaqCategoryHandler = handler(contract.restoreFaqCategory, async ({ scope, body }) => ({
  category: await service.restoreCategory(scope, body.id),
}))
