import { faq } from "@/data/seed/faq"
import { knowledgeBase } from "@/data/seed/knowledgebase"
import { sanitiseHtml } from "@/lib/core/html"
import { loadMessages } from "@/lib/core/i18n/messages"
import { fingerprintOf } from "@/lib/core/i18n/shipped"
import { shippedFaq } from "@/lib/features/faq/service/shipped"
import { shippedHelp } from "@/lib/features/knowledgebase/service/shipped"

const others = ["de", "fr", "pt"] as const
const articles = knowledgeBase.flatMap((category) => category.articles)
const questions = Object.values(faq).flatMap(({ qandA }) => qandA)

/** The tags of an article, with the targets of its links and its code. */
const shapeOf = (html: string) => {
  const withoutPrograms = html.replace(/<pre>[\s\S]*?<\/pre>/g, "<pre></pre>")
  const tags = withoutPrograms.match(/<[^>]+>/g) ?? []
  const code = [...withoutPrograms.matchAll(/<code>(.*?)<\/code>/g)].map(([, text]) => text)
  // Word order differs between languages, and so does the order of emphasis within a paragraph.
  return [tags.filter((tag) => !/^<\/?(em|strong|code|a)\b/.test(tag)), [...tags].sort(), [...code].sort()]
}

/** The texts of all messages by key. */
function textsOf(messages: unknown, path = ""): [string, string][] {
  if (typeof messages === "string") return [[path, messages]]
  return Object.entries(messages as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
}

/** The emphasised texts of an article: mostly names of buttons, tabs and statuses, which are capitalised in English. */
const named = (html: string) => [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, text]) => text ?? "")

describe.each(others)("in %s", (locale) => {
  test("every article and category of the seed is translated, with the same tags, links and code", async () => {
    const help = await shippedHelp()
    for (const { slug, title, content } of articles) {
      const [head, body] = help.articles.find(locale, fingerprintOf([title, content])) ?? []
      expect([slug, head && head !== title]).toEqual([slug, true])
      expect([slug, ...shapeOf(body ?? "")]).toEqual([slug, ...shapeOf(content)])
      expect(sanitiseHtml(body ?? "")).toBe(body)
    }
    for (const { slug, title, description } of knowledgeBase) {
      const [, text] = help.categories.find(locale, fingerprintOf([title, description])) ?? []
      expect([slug, text && text !== description]).toEqual([slug, true])
    }
  })

  test("every question and category of the FAQ is translated", async () => {
    const texts = await shippedFaq()
    for (const pair of questions) {
      const [question, ans] = texts.questions.find(locale, fingerprintOf(pair)) ?? []
      expect([pair[0], question && question !== pair[0], ans && ans !== pair[1]]).toEqual([pair[0], true, true])
    }
    for (const { title, subtitle } of Object.values(faq)) {
      const found = texts.categories.find(locale, fingerprintOf([title, subtitle]))
      expect([title, found && found[1] !== subtitle]).toEqual([title, true])
    }
  })

  test("labels in articles are those of the screens", async () => {
    const [english, own] = [textsOf(await loadMessages("en")), new Map(textsOf(await loadMessages(locale)))]
    const help = await shippedHelp()
    const wrong = articles.flatMap(({ slug, title, content }) => {
      const body = help.articles.find(locale, fingerprintOf([title, content]))?.[1] ?? ""
      const names = named(body).map((name) => name.toLowerCase())
      const capitalised = named(content).filter((name) => /^[A-Z]/.test(name))
      return capitalised.flatMap((name) => {
        const keys = english.filter(([, text]) => text === name).map(([key]) => key)
        const labels = keys.map((key) => own.get(key)?.toLowerCase() ?? "")
        return labels.length === 0 || labels.some((label) => names.includes(label)) ? [] : [`${slug}: ${name}`]
      })
    })
    expect(wrong).toEqual([])
  })
})
