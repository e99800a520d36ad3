import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as categories from "./store/categories"

export const listKnowledgeBaseHandler = handler(contract.listKnowledgeBase, ({ scope }) => categories.findCards(scope))

export const listKbCategoriesHandler = handler(contract.listKbCategories, ({ scope, query }) =>
  categories.findCategories(scope, query.category),
)

export const getKbQuestionHandler = handler(contract.getKbQuestion, ({ scope, query }) =>
  service.question(scope, query),
)

export const getKbArticleHandler = handler(contract.getKbArticle, ({ scope, query }) =>
  service.article(scope, query.slug),
)

export const searchKbArticlesHandler = handler(contract.searchKbArticles, async ({ scope, query }) => ({
  articles: query.q ? await service.search(scope, query.q) : [],
}))

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

export const restoreKbArticleHandler = handler(contract.restoreKbArticle, async ({ scope, body }) => ({
  article: await service.restoreArticle(scope, body.id),
}))

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

export const restoreKbCategoryHandler = handler(contract.restoreKbCategory, async ({ scope, body }) => ({
  category: await service.restoreCategory(scope, body.id),
}))
