export type SearchParams = Record<string, string | string[] | undefined>

/** Appends a query to a path, so that links to the other languages keep it. */
export function pathWith(path: string, query: SearchParams): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) search.append(name, item)
  }
  return search.size > 0 ? `${path}?${search}` : path
}
