import { and, type SQL, sql } from "drizzle-orm"
import { containsFolded, typedWords } from "@/lib/core/db/folded"
import { exactUpTo, outsidePolicy, planOf } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { invoices } from "../table"
import { inWorkspace } from "./columns"

/** A LIKE of a word. Numbers may begin with `#`. */
const likeWord = (typed: string) => sql`like ${containsFolded(typed.replace(/^#(?=.)/, ""))}`

/**
 * The ids of invoices with a word in title or number, or in the client's name, company or e-mail. A subselect for each index:
 * joined by OR, PostgreSQL would use none.
 */
const idsWith = ({ workspaceId }: Scope, word: string) => sql`
  select id from ${invoices} where workspace_id = ${workspaceId} and search ${likeWord(word)}
  union all select billed.id from ${clients} c join ${invoices} billed
    on billed.workspace_id = c.workspace_id and billed.client_id = c.id
    where c.workspace_id = ${workspaceId} and c.invoice_search ${likeWord(word)}`

/** Found by indexes: fast if few invoices have the word. */
const isAmong = (scope: Scope, word: string) => sql`${invoices.id} in (${idsWith(scope, word)})`

/** Tested row by row: fast if so many invoices have the word that a list in order soon has a page of them. */
const isTested = (
  { workspaceId }: Scope,
  word: string,
) => sql`(${invoices.search} ${likeWord(word)} or ${invoices.clientId} in (
  select id from ${clients} where workspace_id = ${workspaceId} and invoice_search ${likeWord(word)}))`

/** Invoices in which each word of the search is found, in any order. */
export const hasWords = (scope: Scope, q: string): SQL | undefined =>
  and(...typedWords(q).map((word) => isAmong(scope, word)))

/**
 * The same, and a list's other conditions, for a list that is read in order a page at a time. Words of many invoices are tested
 * row by row.
 * @returns the condition; and if there are such words, an estimate of the number of rows, because the planner can't make one
 */
export async function searchInOrder(
  scope: Scope,
  q: string,
  others: SQL | undefined,
): Promise<{ where: SQL | undefined; estimate?: number }> {
  const planned = async (statement: SQL) => (await planOf(scope.db, statement)).rows
  const having = (where: SQL | undefined) => planned(sql`select 1 from ${invoices} where ${where ?? sql`true`}`)
  return outsidePolicy(scope, async () => {
    const words: { word: string; rows: number }[] = []
    for (const word of typedWords(q)) words.push({ word, rows: await planned(idsWith(scope, word)) })
    const common = words.filter(({ rows }) => rows > exactUpTo)
    const rare = words.filter(({ rows }) => rows <= exactUpTo)
    const found = and(others, ...rare.map(({ word }) => isAmong(scope, word)))
    if (common.length === 0) return { where: found }
    const all = Math.max(1, await having(inWorkspace(scope)))
    const estimate = common.reduce((left, { rows }) => left * Math.min(1, rows / all), await having(found))
    return { where: and(found, ...common.map(({ word }) => isTested(scope, word))), estimate: Math.round(estimate) }
  })
}
