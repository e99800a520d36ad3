import type { Endpoint } from "./endpoint"
import type { Incoming } from "./reply"

/** Longer segments of an unknown path may be secrets. */
const maxSegment = 40

/**
 * The path of a request without secrets, for the log. Replaces a contract's `secretParams` with their names, as in
 * `/api/apps/calendar/feed/{token}`. For unknown paths, it cuts long segments.
 */
export function loggedPath(request: Pick<Incoming, "url">, endpoint?: Endpoint): string {
  const segments = new URL(request.url).pathname.split("/")
  if (!endpoint) return segments.map((segment) => (segment.length > maxSegment ? "[cut]" : segment)).join("/")
  const pattern = endpoint.path.split("/").reverse()
  const secret = new Set(endpoint.secretParams?.map((name) => `{${name}}`))
  const shown = segments.reverse().map((segment, i) => (secret.has(pattern[i] ?? "") ? pattern[i] : segment))
  return shown.reverse().join("/")
}
