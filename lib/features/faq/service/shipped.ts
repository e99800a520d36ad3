import { type Locale, locales } from "@/lib/core/i18n/locales"
import { ShippedTexts, type TextPair } from "@/lib/core/i18n/shipped"

type Texts = Record<string, TextPair>
type Category = { title: string; subtitle: string; qandA: [question: string, ans: string][] }

async function faqIn(locale: Locale): Promise<Record<string, Category>> {
  if (locale === "en") return (await import("@/data/seed/faq")).faq
  return (await import(`../../../../data/help/${locale}/faq.json`)).default as Record<string, Category>
}

const categoriesOf = (faq: Record<string, Category>): Texts =>
  Object.fromEntries(Object.entries(faq).map(([name, { title, subtitle }]) => [name, [title, subtitle]]))

/** Questions have no names, so they are keyed by their place: `payment 0`. */
const questionsOf = (faq: Record<string, Category>): Texts =>
  Object.fromEntries(
    Object.entries(faq).flatMap(([name, { qandA }]) => qandA.map((pair, i) => [`${name} ${i}`, pair] as const)),
  )

async function load() {
  const [versions, ...all] = await Promise.all([import("@/data/help/versions.json"), ...locales.map(faqIn)])
  const inAll = (part: typeof questionsOf) =>
    Object.fromEntries(locales.map((locale, i) => [locale, part(all[i] ?? {})])) as Record<Locale, Texts>
  const { faqCategories, faqQuestions } = versions.default
  const toText = (text: string) => text
  return {
    categories: new ShippedTexts({ texts: inAll(categoriesOf), versions: faqCategories, toText }),
    questions: new ShippedTexts({ texts: inAll(questionsOf), versions: faqQuestions, toText }),
  }
}

let loading: ReturnType<typeof load> | undefined

/** The questions and categories that workspaces start with, in all languages. Read once per process, when first needed. */
export function shippedFaq() {
  loading ??= load()
  return loading
}
