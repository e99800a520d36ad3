import { type SQL, sql } from "drizzle-orm"
import { titleAmong } from "@/lib/core/db/shipped"
import type { Locale } from "@/lib/core/i18n/locales"
import { articleSearch, categoryPrint, print } from "../store/articles"
import { kbArticles, kbCategories } from "../table"
import { shippedHelp } from "./shipped"

/**
 * Selects id, title, category, an empty picture and the link of the articles that contain all words of `q`, those with
 * all of them in the title first. Questions are seldom phrased like titles, so the content is searched too.
 */
export async function selectArticles(workspaceId: number, locale: Locale, q: string): Promise<SQL> {
  const { articles, categories } = await shippedHelp()
  const { where, inTitle, hits } = articleSearch(articles, locale, q)
  return sql`select ${kbArticles.id}, ${titleAmong(print, hits, kbArticles.title)},
      ${titleAmong(categoryPrint, categories.search(locale, "", "head"), kbCategories.title)}, '',
      '/pages/knowledge-base/' || ${kbCategories.slug} || '/' || ${kbArticles.slug}
    from ${kbArticles}
    join ${kbCategories} on ${kbCategories.workspaceId} = ${kbArticles.workspaceId} and ${kbCategories.id} = ${kbArticles.categoryId}
    where ${kbArticles.workspaceId} = ${workspaceId} and ${where}
    order by ${inTitle} desc, ${kbArticles.id} desc`
}
