import type { NamedEndpoint } from "../http/openapi"
import { isRead, whyUnusable } from "./calls"

const maxFound = 20

/** The words of a text, without endings of the plural: `listInvoices` has `list` and `invoice`. */
const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) =>
    word.length > 3 ? word.replace(/(?:(?<=[^aeiou])ies|s)$/, (end) => (end === "ies" ? "y" : "")) : word,
  )

/** How well an endpoint fits some words: its name counts more than its summary, that more than its description. */
function scoreOf({ noun, name, path, summary, description = "" }: NamedEndpoint, words: string[]): number {
  const places = [
    { words: wordsOf(`${noun} ${name}`), weight: 4 },
    { words: wordsOf(summary), weight: 3 },
    { words: wordsOf(`${path} ${description}`), weight: 1 },
  ]
  const scores = words.map((word) => {
    const exact = places.find((place) => place.words.includes(word))
    const begun = places.find((place) => place.words.some((other) => other.startsWith(word)))
    return exact?.weight ?? (begun ? begun.weight / 2 : 0)
  })
  return scores.reduce((sum, score) => sum + score, 0)
}

/** An endpoint in a line: its name, whether it reads or writes, what it does, and why assistants can't use it. */
export function outline(endpoint: NamedEndpoint) {
  const unusable = whyUnusable(endpoint)
  const { name, noun, summary } = endpoint
  return { call: name, noun, kind: isRead(endpoint) ? "read" : "write", summary, ...(unusable && { unusable }) }
}

/** The endpoints that fit some words best, or all nouns if there are no words. */
export function find(endpoints: readonly NamedEndpoint[], query: string, noun?: string) {
  const among = endpoints.filter((endpoint) => !noun || endpoint.noun === noun)
  const words = wordsOf(query)
  if (words.length === 0 && !noun) {
    const counts = new Map<string, number>()
    for (const endpoint of among) counts.set(endpoint.noun, (counts.get(endpoint.noun) ?? 0) + 1)
    return { nouns: Object.fromEntries(counts), next: "Search with words, or name a noun to list its calls." }
  }
  const scored = among.map((endpoint) => ({ endpoint, score: words.length > 0 ? scoreOf(endpoint, words) : 1 }))
  // Of two that fit equally, the read comes first.
  const rank = ({ endpoint, score }: (typeof scored)[number]) => score + (isRead(endpoint) ? 0.1 : 0)
  const found = scored.filter(({ score }) => score > 0).sort((one, other) => rank(other) - rank(one))
  const limit = words.length > 0 ? maxFound : found.length
  return {
    calls: found.slice(0, limit).map(({ endpoint }) => outline(endpoint)),
    ...(found.length > limit && { more: found.length - limit }),
  }
}
