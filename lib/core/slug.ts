import { cut } from "./text"

const longest = 100

/** A title as part of an address: letters and digits of any script in lower case, everything else a dash. */
export const slugOf = (title: string, otherwise: string): string =>
  cut(
    title
      // Letters of mathematics come apart into plain capitals, capitals into letters with marks: both ways once.
      .normalize("NFKD")
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-"),
    longest,
  ).replace(/^-+|-+$/g, "") || otherwise

/** The slug, or the first of `slug-2`, `slug-3`, … that is not among those taken. */
export function freeSlug(slug: string, taken: string[]): string {
  const known = new Set(taken)
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? slug : `${slug}-${i}`
    if (!known.has(candidate)) return candidate
  }
}
