export interface Piece {
  text: string
  /** Where it leads, for a web address. */
  href?: string
}

const address = /https?:\/\/[^\s<>"']+/gi
/** What usually belongs to the sentence and not to the address. */
const trailing = /[.,;:!?)\]}»”]+$/

const leadsSomewhere = (href: string) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol)

/** A message's text, its web addresses apart. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    const href = found[0].replace(trailing, "")
    if (!leadsSomewhere(href)) continue
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) })
    pieces.push({ text: href, href })
    at = found.index + href.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

// A picture with its variants and skin tones, more of them joined to one, or the two letters of a flag.
const part = "\\p{Extended_Pictographic}(?:\\uFE0F|[\\u{1F3FB}-\\u{1F3FF}])*"
const fewEmoji = new RegExp(`^(?:(?:${part}(?:\\u200D${part})*|\\p{RI}{2})\\s*){1,3}$`, "u")

/** Whether a message is one to three emoji and nothing else: those are shown large. */
export const isOnlyEmoji = (text: string): boolean => fewEmoji.test(text)

/** A text with the places where a search text stands in it, taken apart without regard to case. */
export function markedPieces(text: string, search: string): { text: string; isHit: boolean }[] {
  const wanted = search.trim().toLowerCase()
  const lower = text.toLowerCase()
  // Where lower case is longer than upper case, places would not fit.
  if (!wanted || lower.length !== text.length) return [{ text, isHit: false }]
  const pieces: { text: string; isHit: boolean }[] = []
  let at = 0
  for (let found = lower.indexOf(wanted); found >= 0; found = lower.indexOf(wanted, at)) {
    if (found > at) pieces.push({ text: text.slice(at, found), isHit: false })
    pieces.push({ text: text.slice(found, found + wanted.length), isHit: true })
    at = found + wanted.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false })
  return pieces
}

const excerptLength = 160

/** The part of a long message where the search text stands. */
export function excerptOf(text: string, search: string): string {
  if (text.length <= excerptLength) return text
  const at = Math.max(0, text.toLowerCase().indexOf(search.trim().toLowerCase()) - 40)
  // Never half a character at an end.
  const part = text.slice(at, at + excerptLength).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "")
  return `${at > 0 ? "…" : ""}${part}${at + excerptLength < text.length ? "…" : ""}`
}
