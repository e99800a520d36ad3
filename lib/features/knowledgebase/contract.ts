import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addEndpoint, changeEndpoint, removeEndpoint } from "@/lib/core/http/record-calls"
import * as schema from "./schema"

const byId = z.object({ id })

export const listKnowledgeBase = endpoint({
  method: "GET",
  path: "/faq/data/knowledge_base",
  summary: "The knowledge base's categories as cards",
  can: ["read", "Help"],
  response: z.array(schema.kbCard),
})

export const listKbCategories = endpoint({
  method: "GET",
  path: "/faq/data/category",
  summary: "The knowledge base's categories with their questions",
  description: "`category` is a card's `category`. Without it, all categories are listed.",
  can: ["read", "Help"],
  query: schema.kbCategoryQuery,
  response: z.array(schema.kbCategory),
})

export const getKbQuestion = endpoint({
  method: "GET",
  path: "/faq/data/question",
  summary: "One article of the knowledge base",
  description: "By `slug` or `id`, by default the first article. `relatedQuestions` are the others of its category.",
  can: ["read", "Help"],
  query: schema.kbQuestionQuery,
  response: schema.kbQuestion,
})

export const getKbArticle = endpoint({
  method: "GET",
  path: "/faq/article",
  summary: "One article by its slug, with its id, its category and related articles",
  can: ["read", "Help"],
  query: schema.kbArticleQuery,
  response: schema.wholeKbArticle,
})

export const searchKbArticles = endpoint({
  method: "GET",
  path: "/faq/search-articles",
  summary: "Articles whose title or text contains `q`; at most 20, title matches first",
  can: ["read", "Help"],
  query: schema.kbSearchQuery,
  response: z.object({ articles: z.array(schema.kbArticleHit) }),
})

export const addKbArticle = addEndpoint("article", schema.kbArticleForm, schema.kbArticle, {
  path: "/faq/add-article",
  summary: "Add an article to the knowledge base",
  description: "`slug` defaults to one derived from the title. `content` is HTML and is sanitised.",
  can: ["create", "Help"],
})

export const updateKbArticle = changeEndpoint("article", schema.kbArticleChanges, schema.kbArticle, {
  path: "/faq/update-article",
  summary: "Update an article; given fields are merged",
  can: ["update", "Help"],
})

export const deleteKbArticle = removeEndpoint({
  path: "/faq/delete-article",
  summary: "Delete an article; can be undone for an hour",
  can: ["delete", "Help"],
})

export const restoreKbArticle = endpoint({
  method: "POST",
  path: "/faq/restore-article",
  summary: "Restore a deleted article",
  can: ["delete", "Help"],
  body: byId,
  response: z.object({ article: schema.kbArticle }),
})

export const addKbCategory = addEndpoint("category", schema.kbCategoryForm, schema.savedKbCategory, {
  path: "/faq/add-category",
  summary: "Add a category to the knowledge base",
  description: "`category`, its slug, defaults to one derived from the title.",
  can: ["create", "Help"],
})

export const updateKbCategory = changeEndpoint("category", schema.kbCategoryChanges, schema.savedKbCategory, {
  path: "/faq/update-category",
  summary: "Update a category; given fields are merged",
  can: ["update", "Help"],
})

export const deleteKbCategory = removeEndpoint({
  path: "/faq/delete-category",
  summary: "Delete an empty category; can be undone for an hour",
  can: ["delete", "Help"],
})

export const restoreKbCategory = endpoint({
  method: "POST",
  path: "/faq/restore-category",
  summary: "Restore a deleted category",
  can: ["delete", "Help"],
  body: byId,
  response: z.object({ category: schema.savedKbCategory }),
})
