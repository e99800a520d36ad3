const placeholderOrigin = "http://here.invalid"
/** Paths that make no sense right after sign-in. */
const entrances =
  /^(\/(en|de|fr|pt))?\/(login|register|forgot-password|reset-password|api|pages\/(login|register|forgot-password|reset-password)-v[12])(\/|$)/

/**
 * Returns where to go after sign-in: the requested path if it is one of our own pages, else `home`.
 * Only paths are accepted. A full URL, `//host`, `/\host` or anything else that a browser reads as one would leave the site.
 */
export function safeCallback(requested: unknown, home: string): string {
  if (typeof requested !== "string" || !requested.startsWith("/")) return home
  if (/^\/[/\\]|[\p{Cc}\\]/u.test(requested) || !URL.canParse(requested, placeholderOrigin)) return home
  const url = new URL(requested, placeholderOrigin)
  // Resolving `..` can turn a harmless-looking path into `//host`.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith("//") || entrances.test(url.pathname)) return home
  return url.pathname + url.search + url.hash
}
