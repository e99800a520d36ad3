import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as read from "./service/read"

export const listKnowledgeBaseHandler = handler(contract.listKnowledgeBase, ({ scope, client }) =>
  read.cards(scope, client.locale),
)

export const listKbCategoriesHandler = handler(contract.listKbCategories, ({ scope, client, query }) =>
  read.categoryList(scope, client.locale, query.category),
)

export const getKbQuestionHandler = handler(contract.getKbQuestion, ({ scope, client, query }) =>
  read.question(scope, client.locale, query),
)

export const getKbArticleHandler = handler(contract.getKbArticle, ({ scope, client, query }) =>
  read.article(scope, client.locale, query.slug),
)

export const searchKbArticlesHandler = handler(contract.searchKbArticles, async ({ scope, client, query }) => ({
  articles: query.q ? await read.search(scope, client.locale, query.q) : [],
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
