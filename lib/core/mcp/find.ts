import type { NamedEndpoint } from "../http/openapi/operation"
import { isRead, jsonSchema, parts, whyUnusable } from "./calls"

const maxFound = 20

/** Words of questions that say nothing about an endpoint. */
const empty = new Set(
  "a an and are by can did do for from have how i in is it me my of on or our the to us we what which who with".split(
    " ",
  ),
)
/** Words that people use for those of our endpoints. */
const synonyms = new Map([
  ["change", "update"],
  ["create", "add"],
  ["customer", "client"],
  ["edit", "update"],
  ["employee", "user"],
  ["mail", "email"],
  ["make", "add"],
  ["message", "chat"],
  ["new", "add"],
  ["paid", "payment"],
  ["pay", "payment"],
  ["people", "user"],
  ["person", "user"],
  ["remove", "delete"],
  ["show", "list"],
  ["staff", "user"],
  ["todo", "task"],
])

/** The words of a text in one form: `dueDates` has `due` and `date`. */
function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !empty.has(word))
    .map((word) => (word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<![sui])s$/, "") : word))
    .map((word) => synonyms.get(word) ?? word)
}

/** The names of all fields below a JSON schema. */
function fieldNames(schema: unknown): string[] {
  if (!schema || typeof schema !== "object") return []
  const { properties = {}, ...rest } = schema as { properties?: object }
  return [...Object.keys(properties), ...[...Object.values(properties), ...Object.values(rest)].flatMap(fieldNames)]
}

const indexed = new WeakMap<NamedEndpoint, Map<string, number>>()

/** The words by which an endpoint is found, with their weights: its name counts more than its fields. */
function weightsOf(endpoint: NamedEndpoint): Map<string, number> {
  const known = indexed.get(endpoint)
  if (known) return known
  const { noun, name, path, summary, description = "" } = endpoint
  const fields = parts.flatMap((part) => fieldNames(jsonSchema(endpoint, part))).join(" ")
  const places = [`${path} ${description} ${fields}`, summary, `${noun} ${name}`]
  const weights = new Map(places.flatMap((text, at) => wordsOf(text).map((word) => [word, at + 1] as const)))
  indexed.set(endpoint, weights)
  return weights
}

/** The endpoints that fit best come first. A word counts the more the fewer endpoints have it. */
function ranked(endpoints: readonly NamedEndpoint[], words: string[]): NamedEndpoint[] {
  const rarity = words.map((word) => {
    const count = endpoints.filter((endpoint) => weightsOf(endpoint).has(word)).length
    return count === 0 ? 0 : Math.log(1 + endpoints.length / count)
  })
  const scored = endpoints.map((endpoint) => {
    const weights = weightsOf(endpoint)
    const score = words.reduce((sum, word, i) => sum + (weights.get(word) ?? 0) * (rarity[i] ?? 0), 0)
    // Of two that fit equally, the read comes first.
    return { endpoint, score: score && score + (isRead(endpoint) ? 0.1 : 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ endpoint }) => endpoint)
}

/** An endpoint in a line: its name, whether it reads or writes, what it does, and why assistants can't use it. */
export function outline(endpoint: NamedEndpoint) {
  const unusable = whyUnusable(endpoint)
  const { name, noun, summary } = endpoint
  return { call: name, noun, kind: isRead(endpoint) ? "read" : "write", summary, ...(unusable && { unusable }) }
}

/** The endpoints that fit some words best; all endpoints of a noun; or all nouns. */
export function find(endpoints: readonly NamedEndpoint[], query: string, noun?: string) {
  const among = endpoints.filter((endpoint) => !noun || endpoint.noun === noun)
  const words = wordsOf(query)
  if (words.length > 0) {
    const found = ranked(among, words)
    const more = found.length - maxFound
    return { calls: found.slice(0, maxFound).map(outline), ...(more > 0 && { more }) }
  }
  if (noun) return { calls: among.map(outline) }
  const counts: Record<string, number> = {}
  for (const endpoint of among) counts[endpoint.noun] = (counts[endpoint.noun] ?? 0) + 1
  return { nouns: counts, next: "Search with words, or name a noun to list its calls." }
}
