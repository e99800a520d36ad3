import { Parser } from "htmlparser2"

/** Max number of tags, attributes, entities and text nodes. A newsletter of 100 kB has about 5,000. */
export const maxParts = 20_000
/** Max nesting depth. An email with fifty quoted replies reaches about 200. */
export const maxDepth = 400

class TooComplex extends Error {}

/** Max number of characters that the sanitiser escapes; it copies the text for each. */
const maxEscaped = 50_000

/** Whether a text has more than `max` matches of `pattern`, a global expression. */
function hasMore(text: string, pattern: RegExp, max: number): boolean {
  for (let left = max; pattern.test(text); left--) if (left === 0) return true
  return false
}

/**
 * Whether the sanitiser would take too long for the HTML: its time grows with the number of parts times their depth. Counts
 * with the sanitiser's own parser and stops at the limit; crafted HTML could make another parser count fewer parts.
 */
export function isTooComplex(html: string): boolean {
  if (hasMore(html, /</g, maxParts) || hasMore(html, /[>&"]/g, maxEscaped)) return true
  let parts = 0
  let depth = 0
  const count = () => {
    if (++parts > maxParts || depth > maxDepth) throw new TooComplex()
  }
  const parser = new Parser({
    onopentagname() {
      depth++
      count()
    },
    onclosetag() {
      depth--
      count()
    },
    onattribute: count,
    ontext: count,
    oncomment: count,
    onprocessinginstruction: count,
  })
  try {
    parser.end(html)
    return false
  } catch (error) {
    if (error instanceof TooComplex) return true
    throw error
  }
}
