import { locales } from "@/lib/core/i18n/locales"
import { dateAt, type FoundDate } from "./dates"
import { peopleAt } from "./people"
import { type Word, wordsOf } from "./text"
import { idOf, type Meaning, type ParseContext, type Piece, type QuickTask } from "./types"
import type { DateWords } from "./words/date-words"
import { de } from "./words/de"
import { en } from "./words/en"
import { fr } from "./words/fr"
import { pt } from "./words/pt"
import { priorityOf, tagOf } from "./words/sign-words"

const languages: Record<ParseContext["locale"], DateWords> = { en, de, fr, pt }

/** Words with a meaning. `taken` says whether the first meaning applies without the user choosing it. */
interface Found {
  length: number
  meanings: Meaning[]
  taken: boolean
}

const one = (meaning: Meaning | undefined): Found => ({ length: 1, meanings: meaning ? [meaning] : [], taken: true })

/** Parses a word that starts with `!`, `#` or `@`. A number after `#` is just a number. */
function signAt(words: Word[], at: number, { people }: ParseContext): Found | undefined {
  const text = words[at]?.plain ?? ""
  const rest = text.slice(1)
  if (/^!{1,3}$/.test(text)) return one({ kind: "important" })
  if (!rest) return undefined
  if (text[0] === "!") {
    const word = priorityOf(rest)
    return one(word && (word === "important" ? { kind: "important" } : { kind: "tag", tag: word }))
  }
  if (text[0] === "#" && !/^\d/.test(rest)) {
    const tag = tagOf(rest)
    return one(tag && { kind: "tag", tag })
  }
  if (text[0] !== "@") return undefined
  const found = peopleAt(words, at, people)
  const meanings = found.people.map((person): Meaning => ({ kind: "person", person }))
  return { length: found.length, meanings, taken: meanings.length === 1 }
}

/** Whether only signs follow. */
function onlySignsFrom(words: Word[], at: number, circumstances: ParseContext): boolean {
  if (at >= words.length) return true
  const sign = signAt(words, at, circumstances)
  return sign !== undefined && onlySignsFrom(words, at + sign.length, circumstances)
}

/** Finds a day in the user's language, or an unmistakable one in another language. */
function dayAt(words: Word[], at: number, circumstances: ParseContext): Found | undefined {
  const { locale, today } = circumstances
  const asFound = ({ length, dates, trust }: FoundDate): Found => {
    const isLast = onlySignsFrom(words, at + length, circumstances)
    const meanings = dates.map((date): Meaning => ({ kind: "date", date }))
    return { length, meanings, taken: trust === "sure" || (trust === "likely" && isLast) }
  }
  const own = dateAt(words, at, languages[locale], today)
  if (own) return asFound(own)
  for (const other of locales) {
    const found = other === locale ? undefined : dateAt(words, at, languages[other], today)
    if (
      found?.trust === "sure" &&
      /\p{L}{4}/u.test(
        words
          .slice(at, at + found.length)
          .map(({ raw }) => raw)
          .join(" "),
      )
    )
      return asFound(found)
  }
  return undefined
}

/** Returns all parts of the line with a certain or possible meaning, in order. */
function piecesOf(line: string, circumstances: ParseContext): Piece[] {
  const words = wordsOf(line)
  const seen = new Map<string, number>()
  const pieces: Piece[] = []
  for (let at = 0; at < words.length; ) {
    const found = signAt(words, at, circumstances) ?? dayAt(words, at, circumstances)
    const first = words[at]
    const last = words[at + (found?.length ?? 1) - 1]
    at += found?.length ?? 1
    if (!found || !first || !last) continue
    const text = line.slice(first.start, last.end)
    const times = (seen.get(text.toLowerCase()) ?? 0) + 1
    seen.set(text.toLowerCase(), times)
    const key = times > 1 ? `${text.toLowerCase()} ${times}` : text.toLowerCase()
    const choice = circumstances.choices?.[key]
    if (choice === "") continue
    const chosen = found.meanings.find((meaning) => idOf(meaning) === choice)
    const meaning = chosen ?? (found.taken ? found.meanings[0] : undefined)
    const others = found.meanings.filter((other) => other !== meaning)
    pieces.push({ key, text, start: first.start, end: last.end, meaning, others })
  }
  return pieces
}

/**
 * Keeps only one day or person: the one the user chose, otherwise the last. The others become alternatives and stay in
 * the title.
 */
function keepOne(pieces: Piece[], kind: "date" | "person", choices: ParseContext["choices"] = {}): Piece[] {
  const rivals = pieces.filter(({ meaning }) => meaning?.kind === kind)
  const winner = rivals.findLast(({ key }) => key in choices) ?? rivals.at(-1)
  return pieces.map((piece) => {
    const { meaning, others } = piece
    if (meaning?.kind !== kind || piece === winner) return piece
    return { ...piece, meaning: undefined, others: [meaning, ...others] }
  })
}

/** Returns the line without the recognised parts. */
function titleOf(line: string, pieces: Piece[]): string {
  const taken = pieces.filter(({ meaning }) => meaning).reverse()
  const remaining = taken.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, line)
  const title = remaining.replace(/\s+/g, " ").trim()
  if (taken.length === 0) return title
  // Also remove the punctuation around the removed parts.
  return title
    .replace(/\(\s*\)/g, "")
    .replace(/\s+([.,;:?])/g, "$1")
    .replace(/^[\s,;:]+|[\s,;:]+\.?$/g, "")
}

/**
 * Parses a task from one line, such as `call supplier fri !high #team @anna`. Dates are understood in four languages,
 * the user's first. Ambiguous or uncertain parts are returned in `pieces` and stay in the title until the user chooses.
 */
export function parseQuickAdd(line: string, circumstances: ParseContext): QuickTask {
  const { choices } = circumstances
  const pieces = keepOne(keepOne(piecesOf(line, circumstances), "date", choices), "person", choices)
  const task: QuickTask = { title: titleOf(line, pieces), tags: [], isImportant: false, pieces }
  for (const { meaning } of pieces) {
    if (meaning?.kind === "date") task.dueDate = meaning.date
    if (meaning?.kind === "person") task.assignee = meaning.person
    if (meaning?.kind === "important") task.isImportant = true
    if (meaning?.kind === "tag" && !task.tags.includes(meaning.tag)) task.tags.push(meaning.tag)
  }
  return task
}
