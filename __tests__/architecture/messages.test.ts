import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser"
import { locales } from "@/lib/core/i18n/locales"
import { namespaces } from "@/lib/core/i18n/namespaces"
import { registry } from "@/lib/features"
import { pages } from "@/lib/features/pages"
import { subjectKey, subjects } from "@/lib/features/roles"
import { kitPages } from "@/lib/kit/pages"
import { filesUnder, root, sources } from "../support/sources"

type Tree = { [key: string]: Tree | string }

function flat(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[prefix + key, value]]
    if (Array.isArray(value) || value === null) throw new Error(`${prefix}${key} is neither text nor a group`)
    return flat(value, `${prefix}${key}.`)
  })
}

const read = (locale: string, name: string) =>
  new Map(flat(JSON.parse(readFileSync(join(root, "messages", locale, `${name}.json`), "utf8")) as Tree))

/** Names and kinds of a message's arguments and tags: `{count, plural, …}` is `count:plural`. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.select:
      case TYPE.plural: {
        const inner = Object.values(element.options).flatMap(({ value }) => argumentsOf(value))
        return [`${element.value}:${TYPE[element.type]}`, ...inner]
      }
      case TYPE.tag:
        return [`${element.value}:tag`, ...argumentsOf(element.children)]
      default:
        return [`${element.value}:${TYPE[element.type]}`]
    }
  })
  return [...new Set(names)].sort()
}

const others = locales.filter((locale) => locale !== "en")
const names = [...namespaces, ...kitPages.map(({ name }) => `kit/${name}`)]
const pairs = others.flatMap((locale) => names.map((name) => [locale, name] as const))

test("every language has exactly the listed files", () => {
  for (const locale of locales) {
    const files = filesUnder(`messages/${locale}`).map((path) => path.slice(`messages/${locale}/`.length))
    expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort())
  }
})

test.each(pairs)("%s %s has the same keys as English", (locale, name) => {
  expect([...read(locale, name).keys()].sort()).toEqual([...read("en", name).keys()].sort())
})

test.each(pairs)("%s %s has the same arguments as English", (locale, name) => {
  const english = read("en", name)
  const different = [...read(locale, name)].filter(
    ([key, text]) =>
      JSON.stringify(argumentsOf(parse(text))) !== JSON.stringify(argumentsOf(parse(english.get(key) ?? ""))),
  )
  expect(different).toEqual([])
})

test.each(pairs)("%s %s is translated: no sentence is the English one", (locale, name) => {
  const english = read("en", name)
  const words = (text: string) => text.replace(/\{[^}]*\}/g, " ").match(/\p{L}{2,}/gu)?.length ?? 0
  const same = [...read(locale, name)].filter(([key, text]) => text === english.get(key) && words(text) >= 3)
  expect(same).toEqual([])
})

test("German addresses people with Sie, French with vous", () => {
  for (const name of names) {
    const german = [...read("de", name)].filter(([, text]) =>
      /(?<!\p{L})(du|dein\p{L}*|dir|dich)(?!\p{L})/iu.test(text),
    )
    const french = [...read("fr", name)].filter(([, text]) => /(?<!\p{L})(tu|ton|tes|toi)(?!\p{L})/iu.test(text))
    expect([...german, ...french]).toEqual([])
  }
})

test("every error key used in the code has a message", () => {
  const errors = read("en", "errors")
  const named = sources
    .filter(({ path }) => path.startsWith("lib/"))
    .flatMap(({ text }) =>
      [...text.matchAll(/(?:params: \{ key:|message: \[?|reason: (?="reason)|usualMessage.*)\s*"([a-z]\w+)"/g)].map(
        (match) => String(match[1]),
      ),
    )
  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((key) => !errors.has(key))).toEqual([])
})

test("every registered noun has a heading in the API reference, and nothing else has", () => {
  const headings = [...read("en", "developers").keys()].filter((key) => key.startsWith("nouns."))
  expect(headings.sort()).toEqual(
    Object.keys(registry)
      .map((noun) => `nouns.${noun}`)
      .sort(),
  )
})

test("every namespace that a component names exists", () => {
  const groups = new Set<string>()
  for (const name of names) {
    for (const key of read("en", name).keys()) {
      const parts = [name, ...key.split(".")]
      for (let length = 1; length < parts.length; length++) groups.add(parts.slice(0, length).join("."))
    }
  }
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:useTranslations|getTranslations)\("([^"]+)"\)/g)]
      .map(([, namespace]) => `${path}: ${namespace}`)
      .filter((line) => !groups.has(line.split(": ")[1] ?? "")),
  )
  expect(missing).toEqual([])
})

test("every listed screen has a title, and every subject of permissions its two names", () => {
  const keys = [
    ...pages.map(({ title }) => title),
    ...subjects.flatMap((subject) => ["name", "inSentence"].map((name) => `${subjectKey(subject)}.${name}`)),
  ]
  const all = new Set(namespaces.flatMap((name) => [...read("en", name).keys()].map((key) => `${name}.${key}`)))
  expect(keys.filter((key) => !all.has(key))).toEqual([])
})
