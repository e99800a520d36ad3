import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as store from "./store"

export const listKnowledgeBaseHandler = handler(contract.listKnowledgeBase, ({ scope }) => store.findCards(scope))

export const listKbCategoriesHandler = handler(contract.listKbCategories, ({ scope, query }) =>
  store.findCategories(scope, query.category),
)

export const getKbQuestionHandler = handler(contract.getKbQuestion, ({ scope, query }) =>
  service.question(scope, query),
)

export const addKbArticleHandler = handler(contract.addKbArticle, async ({ scope, body }) => ({
  article: await service.addArticle(scope, body.article),
}))

export const updateKbArticleHandler = handler(contract.updateKbArticle, async ({ scope, body }) => {
  const { id, ...changes } = body.article
  return { article: await service.changeArticle(scope, id, changes) }
})

export const deleteKbArticleHandler = handler(contract.deleteKbArticle, async ({ scope, query }) => {
  await service.removeArticle(scope, query.id)
  return { id: query.id }
})

export const addKbCategoryHandler = handler(contract.addKbCategory, async ({ scope, body }) => ({
  category: await service.addCategory(scope, body.category),
}))

export const updateKbCategoryHandler = handler(contract.updateKbCategory, async ({ scope, body }) => {
  const { id, ...changes } = body.category
  return { category: await service.changeCategory(scope, id, changes) }
})

export const deleteKbCategoryHandler = handler(contract.deleteKbCategory, async ({ scope, query }) => {
  await service.removeCategory(scope, query.id)
  return { id: query.id }
})
