/** Where a call's route stands: its path under /api. */
export const apiPath = (path: string) => (path.startsWith("/api/") ? path : `/api${path}`)

/** A query as the address writes it: unset values left out, lists as repeated keys. */
export function searchParams(query: object | undefined): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === "") continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  return search
}

/** The address of a call, parameters and query filled in; also the key under which its answer is cached. */
export function addressOf(call: { path: string }, input: { params?: unknown; query?: unknown } = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = apiPath(call.path).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = searchParams(input.query as object | undefined).toString()
  return search ? `${path}?${search}` : path
}
