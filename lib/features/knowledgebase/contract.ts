import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
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
  description: "`category` is a card's `category`; left out means all of them.",
  can: ["read", "Help"],
  query: schema.kbCategoryQuery,
  response: z.array(schema.kbCategory),
})

export const getKbQuestion = endpoint({
  method: "GET",
  path: "/faq/data/question",
  summary: "One article of the knowledge base",
  description: "By `slug` or `id`, else the first. Related are the others of its category.",
  can: ["read", "Help"],
  query: schema.kbQuestionQuery,
  response: schema.kbQuestion,
})

export const addKbArticle = endpoint({
  method: "POST",
  path: "/faq/add-article",
  summary: "Add an article to the knowledge base",
  description: "Without a `slug` it is made of the title. `content` is HTML and is sanitised.",
  can: ["create", "Help"],
  body: z.object({ article: schema.kbArticleForm }),
  response: z.object({ article: schema.kbArticle }),
  status: 201,
})

export const updateKbArticle = endpoint({
  method: "POST",
  path: "/faq/update-article",
  summary: "Change an article; given fields are merged",
  can: ["update", "Help"],
  body: z.object({ article: schema.kbArticleChanges }),
  response: z.object({ article: schema.kbArticle }),
})

export const deleteKbArticle = endpoint({
  method: "DELETE",
  path: "/faq/delete-article",
  summary: "Delete an article",
  can: ["delete", "Help"],
  query: byId,
  response: z.object({ id: z.int() }),
})

export const addKbCategory = endpoint({
  method: "POST",
  path: "/faq/add-category",
  summary: "Add a category to the knowledge base",
  description: "Without a `category`, its part of the address, that is made of the title.",
  can: ["create", "Help"],
  body: z.object({ category: schema.kbCategoryForm }),
  response: z.object({ category: schema.savedKbCategory }),
  status: 201,
})

export const updateKbCategory = endpoint({
  method: "POST",
  path: "/faq/update-category",
  summary: "Change a category; given fields are merged",
  can: ["update", "Help"],
  body: z.object({ category: schema.kbCategoryChanges }),
  response: z.object({ category: schema.savedKbCategory }),
})

export const deleteKbCategory = endpoint({
  method: "DELETE",
  path: "/faq/delete-category",
  summary: "Delete a category that holds no article",
  can: ["delete", "Help"],
  query: byId,
  response: z.object({ id: z.int() }),
})
