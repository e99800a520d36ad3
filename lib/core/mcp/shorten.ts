/** Max length of a response for an assistant, in characters: about 15,000 tokens. Longer ones crowd out everything else. */
export const maxResult = 50_000
const maxListed = 400

interface Shortened {
  response: unknown
  /** Says which parts were left out, and how to get them. */
  shortened?: string
}

/** Cuts every list to `items` entries, and notes which ones. */
function cut(value: unknown, items: number, at: string, notes: string[]): unknown {
  if (Array.isArray(value)) {
    if (value.length > items) notes.push(`${at || "the list"} has the first ${items} of ${value.length}`)
    return value.slice(0, items).map((item, i) => cut(item, items, `${at}[${i}]`, notes))
  }
  if (!value || typeof value !== "object") return value
  const entries = Object.entries(value).map(([key, item]) => [key, cut(item, items, at ? `${at}.${key}` : key, notes)])
  return Object.fromEntries(entries)
}

/** Shortens the lists of a response until it is short enough. A long text can't be shortened and is left out. */
export function shorten(response: unknown, max = maxResult): Shortened {
  const length = JSON.stringify(response)?.length ?? 0
  if (length <= max) return { response }
  for (let items = maxListed; items > 0; items = Math.floor(items / 2)) {
    const notes: string[] = []
    const shorter = cut(response, items, "", notes)
    if (JSON.stringify(shorter).length > max) continue
    const named = notes.slice(0, 5).join("; ")
    return { response: shorter, shortened: `${named}. Ask for less at once: use filters, or page and perPage.` }
  }
  return { response: null, shortened: `The response has ${length} characters, more than ${max}. Ask for less at once.` }
}
