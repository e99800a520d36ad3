import { type AnyColumn, or, type SQL, sql } from "drizzle-orm"
import type { ShippedTexts, TextPair } from "../i18n/shipped"

/** The fingerprint of a row's text, as `fingerprintOf` computes it. */
export const fingerprint = (head: AnyColumn | SQL, body: AnyColumn | SQL) =>
  sql<string>`md5(${head} || chr(10) || ${body})`

const isOneOf = (print: SQL, prints: Iterable<string>) =>
  sql`${print} = any(string_to_array(${[...prints].join(",")}, ','))`

/** Restricts a search to shipped texts among `hits` and to texts of the workspace that `matches`. */
export const foundIn = (print: SQL, texts: ShippedTexts, hits: Map<string, TextPair>, matches: SQL): SQL =>
  or(isOneOf(print, hits.keys()), sql`(not ${isOneOf(print, texts.fingerprints)} and ${matches})`) as SQL

/** The title of a row in the reader's language if its text is among `texts`, otherwise as stored. */
export const titleAmong = (print: SQL, texts: Map<string, TextPair>, title: AnyColumn | SQL): SQL => {
  const titles = Object.fromEntries([...texts].map(([key, [head]]) => [key, head]))
  return sql`coalesce(${JSON.stringify(titles)}::jsonb ->> ${print}, ${title})`
}
