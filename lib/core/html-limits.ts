import { Parser } from "htmlparser2"

/** Most tags, attributes, entities and pieces of text between them. A newsletter of 100 kB has about 5,000. */
export const maxParts = 20_000
/** Deepest nesting. A mail that was answered fifty times, with each answer quoted, reaches about 200. */
export const maxDepth = 400

class TooComplex extends Error {}

/** Most signs that the sanitiser writes as entities; copying a text once for each takes long, too. */
const maxSigns = 50_000

/** Whether a text holds more than `most` of the signs that `sign`, a global expression, finds. */
function hasMore(text: string, sign: RegExp, most: number): boolean {
  for (let left = most; sign.test(text); left--) if (left === 0) return true
  return false
}

/**
 * Whether HTML would take the sanitiser too long: its time grows with the number of parts, and with the depth for each
 * of them. Counted by the sanitiser's own parser, which stops at the limit: another parser could be led to see less.
 */
export function isTooComplex(html: string): boolean {
  if (hasMore(html, /</g, maxParts) || hasMore(html, /[>&"]/g, maxSigns)) return true
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
