import { type AnyColumn, type SQL, sql } from "drizzle-orm"

/** Accents (after the decomposition), and invisible characters that newsletters put into words. */
const dropped = String.raw`[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]`
/** Letters that Unicode doesn't decompose. */
const [letters, plainLetters] = ["ØøŁłĐđÐðı", "oollddddi"]
const ligatures = { ß: "ss", æ: "ae", œ: "oe", þ: "th" }

const start = "replace(".repeat(Object.keys(ligatures).length)
const end = Object.entries(ligatures)
  .map(([letter, plain]) => `, '${letter}', '${plain}')`)
  .join("")

/**
 * A text for comparison: lower case, without accents, with single spaces. Generated columns can use it, because it is
 * immutable.
 */
export const folded = (text: SQL | AnyColumn): SQL =>
  sql`${sql.raw(`${start}lower(translate(regexp_replace(regexp_replace(normalize(`)}${text}${sql.raw(
    `, NFKD), '${dropped}', '', 'g'), '\\s+', ' ', 'g'), '${letters}', '${plainLetters}'))${end}`,
  )}`

/** A LIKE pattern for a folded text that contains `text`. Folding comes first, since it could produce a `%`. */
export const containsFolded = (text: string): SQL =>
  sql`'%' || regexp_replace(${folded(sql`${text}::text`)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
