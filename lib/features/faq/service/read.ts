import { containsWords } from "@/lib/core/db/folded"
import { fingerprint, foundIn } from "@/lib/core/db/shipped"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { fingerprintOf, type ShippedTexts } from "@/lib/core/i18n/shipped"
import type { Faq, FaqCategory, FaqQuestion } from "../schema"
import * as store from "../store"
import { faqQuestions } from "../table"
import { shippedFaq } from "./shipped"

// Questions and categories that nobody has edited are returned in the reader's language, edited ones as written.

function translated<Row extends { question: string; ans: string }>(texts: ShippedTexts, locale: Locale, row: Row): Row {
  const [question, ans] = texts.find(locale, fingerprintOf([row.question, row.ans])) ?? [row.question, row.ans]
  return { ...row, question, ans }
}

/** Categories with their questions. `q` searches the questions and leaves out categories without a match. */
export async function categories(scope: Scope, locale: Locale, q?: string): Promise<FaqCategory[]> {
  const texts = await shippedFaq()
  const hits = texts.questions.search(locale, q ?? "", "head")
  const print = fingerprint(faqQuestions.question, faqQuestions.ans)
  const matches = q ? foundIn(print, texts.questions, hits, containsWords(faqQuestions.question, q)) : undefined
  return (await store.findCategories(scope, matches)).map((row) => {
    const text = texts.categories.find(locale, fingerprintOf([row.title, row.subtitle]))
    const [title, subtitle] = text ?? [row.title, row.subtitle]
    return { ...row, title, subtitle, questions: row.questions.map((one) => translated(texts.questions, locale, one)) }
  })
}

/** Questions keyed by category name, without empty categories. */
export async function byCategory(scope: Scope, locale: Locale, q?: string): Promise<Faq> {
  return Object.fromEntries(
    (await categories(scope, locale, q))
      .filter(({ questions }) => questions.length > 0)
      .map(({ name, icon, title, subtitle, questions }) => [
        name,
        { icon, title, subtitle, qandA: questions.map(({ question, ans }) => ({ question, ans })) },
      ]),
  )
}

export async function questions(scope: Scope, locale: Locale): Promise<FaqQuestion[]> {
  const texts = await shippedFaq()
  return (await store.findAll(scope)).map((row) => translated(texts.questions, locale, row))
}
