import { cut } from "./text"

const maxLength = 100

/** Turns a title into a slug: lower-case letters and digits of any script, everything else becomes a hyphen. */
export const slugOf = (title: string, otherwise: string): string =>
  cut(
    title
      // Twice, because mathematical letters decompose into plain capitals, and some lower-case letters decompose again.
      .normalize("NFKD")
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-"),
    maxLength,
  ).replace(/^-+|-+$/g, "") || otherwise

/** The slug, or the first of `slug-2`, `slug-3`, … that is not taken. */
export function freeSlug(slug: string, taken: string[]): string {
  const known = new Set(taken)
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? slug : `${slug}-${i}`
    if (!known.has(candidate)) return candidate
  }
}
