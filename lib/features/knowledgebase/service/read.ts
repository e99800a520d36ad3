import type { Scope } from "@/lib/core/db/types"
import { oneLine, sanitiseHtml } from "@/lib/core/html"
import { notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { fingerprintOf, type ShippedTexts } from "@/lib/core/i18n/shipped"
import { searchSpans, searchWords } from "@/lib/core/search-text"
import { cut } from "@/lib/core/text"
import { mapWithPauses } from "@/lib/core/turns"
import type { KbArticleHit, KbCard, KbCategory, KbQuestion, WholeKbArticle } from "../schema"
import * as articles from "../store/articles"
import * as categories from "../store/categories"
import { shippedHelp } from "./shipped"

// Articles and categories that nobody has edited are returned in the reader's language, edited ones as written.

interface Reader {
  locale: Locale
  texts: Awaited<ReturnType<typeof shippedHelp>>
}
const readerIn = async (locale: Locale): Promise<Reader> => ({ locale, texts: await shippedHelp() })

/** Returns a function that translates the `question` of rows and drops their fingerprints. */
const questionsFor =
  ({ locale, texts }: Reader) =>
  <Row extends { question: string; print: string }>({ print, ...row }: Row) => ({
    ...row,
    question: texts.articles.find(locale, print)?.[0] ?? row.question,
  })

/** The title of a category, in the reader's language. */
const categoryFor = <Row extends { title: string; print: string }>(
  { locale, texts }: Reader,
  { print, ...row }: Row,
) => ({
  ...row,
  title: texts.categories.find(locale, print)?.[0] ?? row.title,
})

function translated<Row extends { title: string; content: string }>(
  texts: ShippedTexts,
  locale: Locale,
  row: Row,
): Row {
  const [title, content] = texts.find(locale, fingerprintOf([row.title, row.content])) ?? [row.title, row.content]
  return { ...row, title, content }
}

export async function cards(scope: Scope, locale: Locale): Promise<KbCard[]> {
  const { texts } = await readerIn(locale)
  return (await categories.findCards(scope)).map((card) => {
    const [title, desc] = texts.categories.find(locale, fingerprintOf([card.title, card.desc])) ?? [
      card.title,
      card.desc,
    ]
    return { ...card, title, desc }
  })
}

export async function categoryList(scope: Scope, locale: Locale, slug?: string): Promise<KbCategory[]> {
  const reader = await readerIn(locale)
  const rows = await categories.findCategories(scope, slug)
  return rows.map((row) => ({ ...categoryFor(reader, row), questions: row.questions.map(questionsFor(reader)) }))
}

/** @throws HttpError 404 */
export async function question(scope: Scope, locale: Locale, by: { slug?: string; id?: number }): Promise<KbQuestion> {
  const row = await articles.findQuestion(scope, by)
  if (!row) throw notFound()
  const reader = await readerIn(locale)
  const { title, content } = translated(reader.texts.articles, locale, row)
  return {
    title,
    lastUpdated: row.updatedAt.toISOString(),
    relatedQuestions: row.relatedQuestions.map(questionsFor(reader)),
    content,
  }
}

/**
 * An article with its category and related articles. Its HTML is sanitised again, in case it was stored by another path.
 * @throws HttpError 404
 */
export async function article(scope: Scope, locale: Locale, slug: string): Promise<WholeKbArticle> {
  const found = await articles.findArticle(scope, slug)
  if (!found) throw notFound()
  const reader = await readerIn(locale)
  const { category, updatedAt, ...row } = found
  const related = await articles.findRelated(scope, row.categoryId, row.id)
  const { title, content } = translated(reader.texts.articles, locale, row)
  return {
    article: { ...row, title, content: sanitiseHtml(content), lastUpdated: updatedAt.toISOString() },
    category: categoryFor(reader, category),
    related: related.map(questionsFor(reader)),
  }
}

const excerptBefore = 60
const excerptLength = 180

/** The text around the first match, or the beginning of the text if only the title matches. */
function excerptOf(content: string, q: string): string {
  const text = oneLine(content)
  const at = searchSpans(text, q)[0]?.from ?? 0
  const from = at > excerptBefore ? text.indexOf(" ", at - excerptBefore) + 1 : 0
  const shown = cut(text.slice(from), excerptLength)
  return `${from > 0 ? "…" : ""}${shown}${from + shown.length < text.length ? "…" : ""}`
}

export async function search(scope: Scope, locale: Locale, q: string): Promise<KbArticleHit[]> {
  if (searchWords(q).length === 0) return []
  const reader = await readerIn(locale)
  const rows = await articles.findByText(scope, articles.articleSearch(reader.texts.articles, locale, q))
  return mapWithPauses(rows, (row) => {
    const { content, ...hit } = translated(reader.texts.articles, locale, row)
    return { ...hit, category: categoryFor(reader, row.category), excerpt: excerptOf(content, q) }
  })
}
