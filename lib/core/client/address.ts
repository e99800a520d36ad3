/** The path under /api of an endpoint. */
export const apiPath = (path: string) => (path.startsWith("/api/") ? path : `/api${path}`)

/** Search parameters of a query. Unset values are left out; lists become repeated keys. */
export function searchParams(query: object | undefined): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === "") continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  return search
}

/** The URL of a request, with parameters and query filled in. Also the key under which its response is cached. */
export function addressOf(endpoint: { path: string }, input: { params?: unknown; query?: unknown } = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = apiPath(endpoint.path).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = searchParams(input.query as object | undefined).toString()
  return search ? `${path}?${search}` : path
}
