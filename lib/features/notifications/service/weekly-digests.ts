import { and, desc, eq, gte, sql } from "drizzle-orm"
import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import { rowsOf } from "@/lib/core/db/rows"
import { counters, workspaces } from "@/lib/core/db/table"
import type { Db, Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { blogPosts } from "@/lib/features/blog/table"
import { recentTitles } from "@/lib/features/knowledgebase/service/recent"
import { type EmailTopic, queueNotificationEmails } from "./emails"

const week = 7 * 86_400_000
/** The first Monday of 1970, at 08:00 UTC. Weeks are counted from here. */
const firstMonday = Date.UTC(1970, 0, 5, 8)
const maxListed = 20

const weekOf = (now: Date) => Math.floor((now.getTime() - firstMonday) / week)

/**
 * Claims a week in all workspaces, so that only one process sends their digests. New workspaces start with the next week.
 * @returns the ids of workspaces whose digests the caller must send
 */
async function claim(db: Db, number: number): Promise<number[]> {
  const rows = rowsOf<{ id: number; isNew: boolean }>(
    await db.execute(sql`
      insert into ${counters} as known (workspace_id, kind, last) select id, 'weeklyLetters', ${number} from ${workspaces}
      on conflict (workspace_id, kind) do update set last = excluded.last where known.last < excluded.last
      returning workspace_id as id, xmax = 0 as "isNew"`),
  )
  return rows.filter(({ isNew }) => !isNew).map(({ id }) => id)
}

type Title = (locale: Locale) => string

/** Sends the two weekly digests of a workspace, unless they would be empty. */
async function sendDigests(scope: Scope, since: Date): Promise<void> {
  const { db, workspaceId } = scope
  const posts = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(
      and(eq(blogPosts.workspaceId, workspaceId), eq(blogPosts.status, "Published"), gte(blogPosts.publishedAt, since)),
    )
    .orderBy(desc(blogPosts.publishedAt))
    .limit(maxListed)
  const digests: { wish: EmailTopic; titles: Title[]; link: string }[] = [
    {
      wish: "blogDigest",
      titles: posts.map(
        ({ title }) =>
          () =>
            title,
      ),
      link: "/pages/blog/list",
    },
    { wish: "productUpdates", titles: await recentTitles(scope, since, maxListed), link: "/pages/knowledge-base" },
  ]
  for (const { wish, titles, link } of digests) {
    if (titles.length === 0) continue
    const list = (locale: Locale) => titles.map((title) => `– ${title(locale)}`).join("\n")
    await queueNotificationEmails(scope, {
      wish,
      values: (locale) => ({ count: titles.length, list: list(locale) }),
      link,
    })
  }
}

/** Sends the weekly digests once a week, however many processes call it. @returns the number of workspaces served */
export async function sendWeeklyDigests(now = new Date()): Promise<number> {
  const number = weekOf(now)
  const { owner } = await openStore()
  const ids = await claim(owner, number)
  const since = new Date(now.getTime() - week)
  await eachWorkspace(ids, "sending weekly digests", (scope) => sendDigests(scope, since))
  return ids.length
}
