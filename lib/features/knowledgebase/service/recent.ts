import { and, desc, eq, gte } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { print } from "../store/articles"
import { kbArticles } from "../table"
import { shippedHelp } from "./shipped"

/** The latest articles written or edited since a time, each as a function that returns its title in a language. */
export async function recentTitles({ db, workspaceId }: Scope, since: Date, max: number) {
  const rows = await db
    .select({ title: kbArticles.title, print })
    .from(kbArticles)
    .where(and(eq(kbArticles.workspaceId, workspaceId), gte(kbArticles.updatedAt, since)))
    .orderBy(desc(kbArticles.updatedAt))
    .limit(max)
  const { articles } = await shippedHelp()
  return rows.map((row) => (locale: Locale) => articles.find(locale, row.print)?.[0] ?? row.title)
}
