import { fold } from "./text"

/** A text as it is searched: folded, with single spaces. */
export const searchable = (text: string): string => fold(text).replace(/\s+/g, " ").trim()

/** The words of a search. */
export const searchWords = (q: string): string[] => searchable(q).split(" ").filter(Boolean)

/**
 * Returns a test whether a text contains all words of a search, whatever their order, case and accents. Every text
 * passes an empty search. `foldedContains` is the same in SQL.
 */
export function searchFor(q: string): (text: string) => boolean {
  const words = searchWords(q)
  return (text) => {
    if (words.length === 0) return true
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}

interface Span {
  from: number
  to: number
}

/** Returns where the words of a search are in a text, in ascending order and without overlaps. */
export function searchSpans(text: string, q: string): Span[] {
  const words = searchWords(q)
  if (words.length === 0) return []
  // The position in the text of each character of the folded text, which may be longer or shorter.
  const places: Span[] = []
  let folded = ""
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const plain = fold(letter)
    folded += plain
    for (let i = 0; i < plain.length; i++) places.push({ from: index, to: index + letter.length })
  }
  const hits = Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hits.fill(true, places[at]?.from, places[at + word.length - 1]?.to)
  const spans: Span[] = []
  hits.forEach((isHit, at) => {
    const last = spans.at(-1)
    if (isHit && last?.to === at) last.to = at + 1
    else if (isHit) spans.push({ from: at, to: at + 1 })
  })
  return spans
}

/** Splits a text into the words of a search and the rest. */
export function searchPieces(text: string, q: string): { text: string; isHit: boolean }[] {
  const pieces: { text: string; isHit: boolean }[] = []
  let at = 0
  for (const { from, to } of searchSpans(text, q)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false })
    pieces.push({ text: text.slice(from, to), isHit: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false })
  return pieces
}
