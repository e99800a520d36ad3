import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import type { Faq } from "./schema"
import * as store from "./store"
import { faqCategoryNames } from "./values"

/** Rows as one object by category, in the order of the categories; those without a row are not in it. */
function byCategory(rows: Awaited<ReturnType<typeof store.find>>): Faq {
  const entries = faqCategoryNames.flatMap((name) => {
    const own = rows.filter((row) => row.name === name)
    const first = own[0]
    if (!first) return []
    const { icon, title, subtitle } = first
    return [[name, { icon, title, subtitle, qandA: own.map(({ question, ans }) => ({ question, ans })) }] as const]
  })
  return Object.fromEntries(entries)
}

export const getFaqHandler = handler(contract.getFaq, async ({ scope, query }) =>
  byCategory(await store.find(scope, query.q)),
)

export const listFaqQuestionsHandler = handler(contract.listFaqQuestions, ({ scope }) => store.findAll(scope))

export const addFaqQuestionHandler = handler(contract.addFaqQuestion, async ({ scope, body }) => ({
  question: await store.insert(scope, body.question),
}))

export const updateFaqQuestionHandler = handler(contract.updateFaqQuestion, async ({ scope, body }) => {
  const { id, ...changes } = body.question
  const question = await store.update(scope, id, changes)
  if (!question) throw notFound()
  return { question }
})

export const deleteFaqQuestionHandler = handler(contract.deleteFaqQuestion, async ({ scope, query }) => {
  if (!(await store.remove(scope, query.id))) throw notFound()
  return { id: query.id }
})
