import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { faq, faqQuery, faqQuestion, faqQuestionChanges, faqQuestionForm } from "./schema"

export const getFaq = endpoint({
  method: "GET",
  path: "/faq/data",
  summary: "Frequently asked questions by category",
  description: "`q` looks in the questions. A category without a hit is left out; no hit at all gives `{}`.",
  can: ["read", "Help"],
  query: faqQuery,
  response: faq,
})

export const listFaqQuestions = endpoint({
  method: "GET",
  path: "/faq/questions",
  summary: "Frequently asked questions with their ids, for editing",
  can: ["update", "Help"],
  response: z.array(faqQuestion),
})

export const addFaqQuestion = endpoint({
  method: "POST",
  path: "/faq/add-question",
  summary: "Add a question to the FAQ",
  can: ["create", "Help"],
  body: z.object({ question: faqQuestionForm }),
  response: z.object({ question: faqQuestion }),
  status: 201,
})

export const updateFaqQuestion = endpoint({
  method: "POST",
  path: "/faq/update-question",
  summary: "Change a question of the FAQ; given fields are merged",
  can: ["update", "Help"],
  body: z.object({ question: faqQuestionChanges }),
  response: z.object({ question: faqQuestion }),
})

export const deleteFaqQuestion = endpoint({
  method: "DELETE",
  path: "/faq/delete-question",
  summary: "Delete a question of the FAQ",
  can: ["delete", "Help"],
  query: z.object({ id }),
  response: z.object({ id: z.int() }),
})
