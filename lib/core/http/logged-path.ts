import type { Endpoint } from "./endpoint"

/** Segments this long are more likely a secret that strayed into an unknown address than a word. */
const longest = 40

/**
 * The path of a request as the log may show it. Parameters that a contract calls secret are shown by their names, as in
 * `/api/apps/calendar/feed/{token}`; of unknown addresses, long segments are cut.
 */
export function loggedPath(request: Request, endpoint?: Endpoint): string {
  const segments = new URL(request.url).pathname.split("/")
  if (!endpoint) return segments.map((segment) => (segment.length > longest ? "[cut]" : segment)).join("/")
  const pattern = endpoint.path.split("/").reverse()
  const secret = new Set(endpoint.secretParams?.map((name) => `{${name}}`))
  const shown = segments.reverse().map((segment, i) => (secret.has(pattern[i] ?? "") ? pattern[i] : segment))
  return shown.reverse().join("/")
}
