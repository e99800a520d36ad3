import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addEndpoint, changeEndpoint, removeEndpoint } from "@/lib/core/http/record-calls"
import * as schema from "./schema"

const byId = z.object({ id })

export const getFaq = endpoint({
  method: "GET",
  path: "/faq/data",
  summary: "Frequently asked questions by category",
  description:
    "`q` searches the questions. Categories without a match are left out; without any match the result is `{}`.",
  can: ["read", "Help"],
  query: schema.faqQuery,
  response: schema.faq,
})

export const listFaqCategories = endpoint({
  method: "GET",
  path: "/faq/categories",
  summary: "Frequently asked questions as a list of categories, with ids",
  description:
    "`q` searches the questions and leaves out categories without a match. Without `q`, empty categories are included.",
  can: ["read", "Help"],
  query: schema.faqQuery,
  response: z.object({ categories: z.array(schema.faqCategory) }),
})

export const listFaqQuestions = endpoint({
  method: "GET",
  path: "/faq/questions",
  summary: "Frequently asked questions with their ids, for editing",
  can: ["update", "Help"],
  response: z.array(schema.faqQuestion),
})

export const addFaqQuestion = addEndpoint("question", schema.faqQuestionForm, schema.faqQuestion, {
  path: "/faq/add-question",
  summary: "Add a question to the FAQ",
  can: ["create", "Help"],
})

export const updateFaqQuestion = changeEndpoint("question", schema.faqQuestionChanges, schema.faqQuestion, {
  path: "/faq/update-question",
  summary: "Update a question of the FAQ; given fields are merged",
  can: ["update", "Help"],
})

export const deleteFaqQuestion = removeEndpoint({
  path: "/faq/delete-question",
  summary: "Delete a question of the FAQ; can be undone for an hour",
  can: ["delete", "Help"],
})

export const restoreFaqQuestion = endpoint({
  method: "POST",
  path: "/faq/restore-question",
  summary: "Restore a deleted question",
  can: ["delete", "Help"],
  body: byId,
  response: z.object({ question: schema.faqQuestion }),
})

export const addFaqCategory = addEndpoint("category", schema.faqCategoryForm, schema.savedFaqCategory, {
  path: "/faq/add-faq-category",
  summary: "Add a category to the FAQ",
  description: "`name`, its key in `/faq/data`, is derived from the title and never changes.",
  can: ["create", "Help"],
})

export const updateFaqCategory = changeEndpoint("category", schema.faqCategoryChanges, schema.savedFaqCategory, {
  path: "/faq/update-faq-category",
  summary: "Update a category of the FAQ; given fields are merged",
  can: ["update", "Help"],
})

export const deleteFaqCategory = removeEndpoint({
  path: "/faq/delete-faq-category",
  summary: "Delete a category of the FAQ with its questions; can be undone for an hour",
  can: ["delete", "Help"],
})

export const restoreFaqCategory = endpoint({
  method: "POST",
  path: "/faq/restore-faq-category",
  summary: "Restore a deleted category of the FAQ with its questions",
  can: ["delete", "Help"],
  body: byId,
  response: z.object({ category: schema.savedFaqCategory }),
})
