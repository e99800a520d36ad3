import { fold } from "@/lib/core/text"

/** Normalises text for comparison: lower case, no accents, one kind of apostrophe. */
export const plain = (text: string) => fold(text).replace(/ʼ/g, "'")

export interface Word {
  /** As typed, without surrounding punctuation; a full stop after a number is kept. */
  raw: string
  plain: string
  start: number
  end: number
}

/** Splits a line into words with their positions. Leading and trailing punctuation belongs to no word. */
export function wordsOf(line: string): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => {
    const before = /^[("'„“«]*/.exec(match[0])?.[0].length ?? 0
    const core = match[0].slice(before)
    const after =
      /^\d+([.]\d+)?\.$/.test(core) || /^!+$/.test(core) ? 0 : (/[.,;:!?)"'“”»]*$/.exec(core)?.[0].length ?? 0)
    const raw = core.slice(0, core.length - after)
    const start = match.index + before
    return { raw, plain: plain(raw), start, end: start + raw.length }
  })
}

/** Returns the word count of the longest phrase that matches at a position, or 0. */
export function phraseAt(words: Word[], at: number, phrases: readonly string[]): number {
  let longest = 0
  for (const phrase of phrases) {
    const parts = phrase.split(" ")
    if (parts.length > longest && parts.every((part, i) => words[at + i]?.plain === part)) longest = parts.length
  }
  return longest
}

/** Returns the entry with the longest phrase that matches at a position. */
export function entryAt(words: Word[], at: number, entries: readonly (readonly string[])[]) {
  let found: { index: number; length: number } | undefined
  entries.forEach((phrases, index) => {
    const length = phraseAt(words, at, phrases)
    if (length > (found?.length ?? 0)) found = { index, length }
  })
  return found
}
