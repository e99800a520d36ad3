import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { adding, changing, removing } from "@/lib/core/http/record-calls"
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

export const addFaqQuestion = adding("question", faqQuestionForm, faqQuestion, {
  path: "/faq/add-question",
  summary: "Add a question to the FAQ",
  can: ["create", "Help"],
})

export const updateFaqQuestion = changing("question", faqQuestionChanges, faqQuestion, {
  path: "/faq/update-question",
  summary: "Change a question of the FAQ; given fields are merged",
  can: ["update", "Help"],
})

export const deleteFaqQuestion = removing({
  path: "/faq/delete-question",
  summary: "Delete a question of the FAQ",
  can: ["delete", "Help"],
})
