import { errorCodes, HttpError } from "@/lib/core/http/errors"
import { nextActs, tillSessionStates } from "@/lib/features/till-sessions/values"
import { messageTexts } from "../support/message-texts"
import { sources } from "../support/sources"

// Every error of the cash nouns says why: it has its own sentence, in four languages.

const nouns = ["till-sessions", "drops", "safes", "bank-bags", "counter-deposits"]
const languages = ["en", "de", "fr", "pt"] as const

/** Texts that say nothing about the reason. */
const generic = ["conflict", "forbidden", "invalid", "notFound", "internal", "unavailable", "somethingWrong"]
/** Codes whose text is generic, so that an error with one of them needs its own text. */
const genericCodes = errorCodes.filter((code) => generic.includes(String(new HttpError(409, code).key)))
/** Values of the placeholders in keys. Those of `tillNeeds` are the actions that can be missing when a till is closed. */
const families: Record<string, readonly string[]> = {
  tillIs: tillSessionStates,
  tillNeeds: nextActs.filter((act) => ["count", "zReading", "recount", "explain"].includes(act)),
}

const textsOf = (language: (typeof languages)[number]): Record<string, string> =>
  Object.fromEntries(
    messageTexts(language)
      .filter(([name]) => name.startsWith("errors:"))
      .map(([name, text]) => [name.slice("errors:".length), text]),
  )
const texts = languages.map(textsOf)
const isKey = (key: string) => texts[0]?.[key] !== undefined

/** The text of a call from its opening parenthesis on. Texts of the product have no parenthesis in their code. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let at = text.indexOf("(", start); at < text.length; at++) {
    if (text[at] === "(") depth++
    if (text[at] === ")") depth--
    if (depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/** The values of the constants that an expression names: the lines of their declarations. */
const constantsIn = (expression: string, text: string): string[] =>
  (expression.match(/\b[a-z]\w*\b/g) ?? []).flatMap(
    (name) => text.match(new RegExp(`const ${name} = .*(?:\\n {4,}.*)*`, "g")) ?? [],
  )

/** The keys in an expression: literals, and families of keys. A code after its status is no key, but may be named like one. */
function keysIn(expression: string): string[] {
  const literals = expression.replace(/\d{3},\s*"\w+"/g, "").match(/"[^"]+"/g) ?? []
  return [
    ...literals.map((literal) => literal.slice(1, -1)).filter(isKey),
    ...Object.entries(families).flatMap(([name, values]) =>
      expression.includes(`\`${name}.$`) ? values.map((value) => `${name}.${value}`) : [],
    ),
  ]
}

interface Refusal {
  place: string
  text: string
  code: string | undefined
  keys: string[]
}

const refusalsIn = ({ path, text }: { path: string; text: string }): Refusal[] =>
  [...text.matchAll(/\b(?:invalid|conflict|new HttpError)\(/g)].map(({ index }) => {
    const call = callAt(text, index)
    const code = /^new HttpError\(\s*\d+,\s*"(\w+)"/.exec(call)?.[1]
    const keys = [call, ...constantsIn(call, text)].flatMap(keysIn)
    return { place: `${path}:${text.slice(0, index).split("\n").length}`, text: call, code, keys }
  })

const refusals = sources
  .filter(({ path }) => nouns.some((noun) => path.startsWith(`lib/features/${noun}/`)))
  .flatMap(refusalsIn)

/** An error that passes on the text of another, or names the missing right. */
const passesOn = ({ text }: Refusal) => /\.key\b|refusalOn\(/.test(text)

test("there are refusals to look at", () => {
  expect(refusals.length).toBeGreaterThan(30)
  expect(genericCodes).toEqual(expect.arrayContaining(["conflict", "forbidden", "invalid"]))
})

test.each(refusals.map((one) => [one.place, one] as const))("the refusal at %s has a text of its own", (_, one) => {
  const hasOwnCode = one.code !== undefined && !(genericCodes as string[]).includes(one.code)
  expect([one.text, one.keys.length > 0 || passesOn(one) || hasOwnCode]).toEqual([one.text, true])
})

/** Every key that a refusal uses, and the text of every code that is not generic. */
const used = [
  ...new Set([
    ...refusals.flatMap(({ keys }) => keys),
    ...errorCodes.filter((code) => !genericCodes.includes(code)).map((code) => String(new HttpError(409, code).key)),
  ]),
].sort()

test.each(used)("“%s” is a sentence in four languages, and no generic one", (key) => {
  const sentences = texts.map((of) => of[key] ?? "")
  expect(generic).not.toContain(key)
  for (const [n, sentence] of sentences.entries()) {
    const others = generic.map((name) => texts[n]?.[name])
    expect([languages[n], sentence, /^[\p{Lu}«„“{].{9,}[.?}]$/su.test(sentence)]).toEqual([
      languages[n],
      sentence,
      true,
    ])
    expect(others).not.toContain(sentence)
  }
  expect(new Set(sentences).size).toBe(languages.length)
})
