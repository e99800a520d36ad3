/** Letters as they are compared: small, without accents, one kind of apostrophe. */
export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’ʼ]/g, "'").toLowerCase()

export interface Word {
  /** As typed, without the punctuation around it; a full stop after a number stays. */
  raw: string
  plain: string
  start: number
  end: number
}

/** The words of a line with their places. Punctuation at the ends belongs to none. */
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

/** How many words one of the phrases takes at a place, the longest of them; 0 where none stands there. */
export function phraseAt(words: Word[], at: number, phrases: readonly string[]): number {
  let longest = 0
  for (const phrase of phrases) {
    const parts = phrase.split(" ")
    if (parts.length > longest && parts.every((part, i) => words[at + i]?.plain === part)) longest = parts.length
  }
  return longest
}

/** The entry of a list of phrase lists that stands at a place. */
export function entryAt(words: Word[], at: number, entries: readonly (readonly string[])[]) {
  let found: { index: number; length: number } | undefined
  entries.forEach((phrases, index) => {
    const length = phraseAt(words, at, phrases)
    if (length > (found?.length ?? 0)) found = { index, length }
  })
  return found
}
