import { oneLine } from "@/lib/core/html"
import { type Locale, locales } from "@/lib/core/i18n/locales"
import { ShippedTexts, type TextPair } from "@/lib/core/i18n/shipped"

type Texts = Record<string, TextPair>
interface Translation {
  categories: Record<string, { title: string; description: string }>
  articles: Record<string, { title: string; content: string }>
}
interface Help {
  categories: Texts
  articles: Texts
}

async function english(): Promise<Help> {
  const { knowledgeBase } = await import("@/data/seed/knowledgebase")
  return {
    categories: Object.fromEntries(knowledgeBase.map(({ slug, title, description }) => [slug, [title, description]])),
    articles: Object.fromEntries(
      knowledgeBase.flatMap(({ articles }) => articles.map(({ slug, title, content }) => [slug, [title, content]])),
    ),
  }
}

async function helpIn(locale: Locale): Promise<Help> {
  if (locale === "en") return english()
  const file = await import(`../../../../data/help/${locale}/knowledgebase.json`)
  const { categories, articles } = file.default as Translation
  const texts = <T>(all: Record<string, T>, pair: (one: T) => TextPair) =>
    Object.fromEntries(Object.entries(all).map(([slug, one]) => [slug, pair(one)]))
  return {
    categories: texts(categories, ({ title, description }) => [title, description]),
    articles: texts(articles, ({ title, content }) => [title, content]),
  }
}

async function load() {
  const [versions, ...all] = await Promise.all([import("@/data/help/versions.json"), ...locales.map(helpIn)])
  const inAll = (part: keyof Help) =>
    Object.fromEntries(locales.map((locale, i) => [locale, all[i]?.[part] ?? {}])) as Record<Locale, Texts>
  const { kbCategories, kbArticles } = versions.default
  return {
    categories: new ShippedTexts({ texts: inAll("categories"), versions: kbCategories, toText: (text) => text }),
    articles: new ShippedTexts({ texts: inAll("articles"), versions: kbArticles, toText: oneLine }),
  }
}

let loading: ReturnType<typeof load> | undefined

/** The articles and categories that workspaces start with, in all languages. Read once per process, when first needed. */
export function shippedHelp() {
  loading ??= load()
  return loading
}
