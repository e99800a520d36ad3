import { searchSpans } from "@/lib/core/search-text"

export interface Piece {
  text: string
  /** Set if the piece is a web or e-mail address. */
  href?: string
}

// A URL, a web address without its scheme, or an e-mail address. Lengths are bounded, so that no text takes long to search.
const address =
  /https?:\/\/[^\s<>"']+|(?<![\p{L}\p{N}@._-])(?:www\.[\p{L}\p{N}-]{1,63}\.[^\s<>"']+|[\p{L}\p{N}._+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63})/giu
/** Punctuation that usually belongs to the sentence and not to the URL. */
const trailing = /[.,;:!?)\]}»”]+$/

const isAddress = (href: string) => URL.canParse(href) && /^(https?|mailto):$/.test(new URL(href).protocol)

function hrefOf(text: string): string {
  if (/^https?:/i.test(text)) return text
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`
}

/** Splits a message's text into plain pieces and addresses. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    const shown = found[0].replace(trailing, "")
    const href = hrefOf(shown)
    if (!isAddress(href)) continue
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) })
    pieces.push({ text: shown, href })
    at = found.index + shown.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

// A pictograph with variant and skin tone, several joined into one, or the two letters of a flag.
const part = "\\p{Extended_Pictographic}(?:\\uFE0F|[\\u{1F3FB}-\\u{1F3FF}])*"
const fewEmoji = new RegExp(`^(?:(?:${part}(?:\\u200D${part})*|\\p{RI}{2})\\s*){1,3}$`, "u")

/** Returns whether a message is only one to three emoji, which are shown large. */
export const isOnlyEmoji = (text: string): boolean => fewEmoji.test(text)

const excerptLength = 160

/** Returns the part of a long message around the first word of a search, at most 160 characters. */
export function excerptOf(text: string, search: string): string {
  if (text.length <= excerptLength) return text
  const at = Math.max(0, (searchSpans(text, search)[0]?.from ?? 0) - 40)
  // Don't cut a surrogate pair in half.
  const part = text.slice(at, at + excerptLength).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "")
  return `${at > 0 ? "…" : ""}${part}${at + excerptLength < text.length ? "…" : ""}`
}
