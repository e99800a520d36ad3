export type SearchParams = Record<string, string | string[] | undefined>

/** A screen's address with its query, which the other languages keep. */
export function pathWith(path: string, query: SearchParams): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) search.append(name, item)
  }
  return search.size > 0 ? `${path}?${search}` : path
}
