import { type AnyColumn, and, type SQL, sql } from "drizzle-orm"

/**
 * A text for comparison: lower case, without accents, with single spaces. Generated columns can use it, because it is
 * immutable. The function is in the migration `folding_search`; `fold` of `lib/core/text.ts` does the same in the browser.
 */
export const folded = (text: SQL | AnyColumn): SQL => sql`fold_text(${text})`

/** Folding comes first, since it could produce a `%`. */
const escaped = (text: string) => sql`regexp_replace(fold_text(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`

/** A LIKE pattern for a folded text that contains `text`. */
export const containsFolded = (text: string): SQL => sql`'%' || ${escaped(text)} || '%'`

/** A LIKE pattern for a folded text that starts with `text`. */
export const startsFolded = (text: string): SQL => sql`${escaped(text.trim())} || '%'`

/** More words than a search needs; further ones don't narrow it. */
const maxWords = 12

/** The words of a search as typed. PostgreSQL folds them itself, so that they are folded like the stored text. */
export const typedWords = (q: string): string[] => q.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** Whether a folded text contains all words of a search, in any order. True for a search without words. */
export const foldedContains = (text: SQL | AnyColumn, q: string): SQL =>
  and(...typedWords(q).map((word) => sql`${text} like ${containsFolded(word)}`)) ?? sql`true`

/** Whether a text contains all words of a search, whatever their order, case and accents. */
export const containsWords = (text: SQL | AnyColumn, q: string): SQL => foldedContains(folded(text), q)
