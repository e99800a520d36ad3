const somewhere = "http://here.invalid"
/** Pages that one who has just signed in has no business on. */
const entrances =
  /^(\/(en|de|fr|pt))?\/(login|register|forgot-password|reset-password|api|pages\/(login|register|forgot-password|reset-password)-v[12])(\/|$)/

/**
 * Where to go after sign-in: the asked-for path if it is one of our own pages, else `home`.
 * Only paths count. A whole address, `//host`, `/\host` or anything a browser reads as one would lead off the site.
 */
export function safeCallback(wanted: unknown, home: string): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return home
  if (/^\/[/\\]|[\p{Cc}\\]/u.test(wanted) || !URL.canParse(wanted, somewhere)) return home
  const url = new URL(wanted, somewhere)
  // Dots may fold a harmless-looking path into `//host`.
  if (url.origin !== somewhere || url.pathname.startsWith("//") || entrances.test(url.pathname)) return home
  return url.pathname + url.search + url.hash
}
