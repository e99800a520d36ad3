import { desc, eq, ne, or, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { authorJoin, blogBookmarks, blogPostCategories, blogPosts, countOf, summary } from "../table"
import type { BlogShelf, BlogStatus } from "../values"
import { type BlogRow, inWorkspace, isBookmarked, newestFirst, select, uncounted, visible } from "./rows"

const inCategory = (value: string) => sql`exists (select 1 from ${blogPostCategories}
  where ${blogPostCategories.workspaceId} = ${blogPosts.workspaceId} and ${blogPostCategories.postId} = ${blogPosts.id}
    and ${blogPostCategories.value} = ${value})`

interface PostFilter {
  q?: string
  category?: string
  page: number
  perPage: number
}

/** Returns one page of the posts that meet a condition, and their total. */
function page(scope: Scope, { q, category, page: at, perPage }: PostFilter, condition: SQL | undefined) {
  const where = inWorkspace(
    scope,
    blogPosts,
    condition,
    category === undefined ? undefined : inCategory(category),
    q ? foldedContains(blogPosts.search, q) : undefined,
  )
  return listPage<BlogRow>(scope, {
    table: blogPosts,
    where,
    page: at,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      select(scope, counted, where)
        .orderBy(...newestFirst)
        .limit(perPage)
        .offset(offset),
  })
}

const ofStatus = (scope: Scope, status: BlogStatus, canEditOthers: boolean) =>
  inWorkspace(scope, blogPosts, eq(blogPosts.status, status), visible(scope, canEditOthers))

/** Returns a page of the posts of one status that the caller may see. */
export const findPage = (scope: Scope, filter: PostFilter & { status?: BlogStatus }, canEditOthers: boolean) =>
  page(scope, filter, ofStatus(scope, filter.status ?? "Published", canEditOthers))

/** The condition of each shelf. */
const shelves = (scope: Scope, canEditOthers: boolean): Record<BlogShelf, SQL | undefined> => ({
  published: ofStatus(scope, "Published", canEditOthers),
  drafts: ofStatus(scope, "Draft", canEditOthers),
  pending: ofStatus(scope, "Pending", canEditOthers),
  saved: inWorkspace(scope, blogPosts, eq(blogPosts.status, "Published"), isBookmarked(scope)),
})

export const findShelf = (scope: Scope, filter: PostFilter & { shelf: BlogShelf }, canEditOthers: boolean) =>
  page(scope, filter, shelves(scope, canEditOthers)[filter.shelf])

/** Counts the posts of each shelf. */
export async function countShelves(scope: Scope, canEditOthers: boolean): Promise<Record<BlogShelf, number>> {
  const counts = Object.entries(shelves(scope, canEditOthers)).map(
    ([shelf, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.identifier(shelf)}`,
  )
  const [row] = rowsOf<Record<BlogShelf, number>>(
    await scope.db.execute(sql`select ${sql.join(counts, sql`, `)} from ${blogPosts}
      where ${inWorkspace(scope, blogPosts, visible(scope, canEditOthers))}`),
  )
  return row as Record<BlogShelf, number>
}

const published = (scope: Scope, ...more: SQL[]) =>
  select(scope, uncounted, inWorkspace(scope, blogPosts, eq(blogPosts.status, "Published"), ...more)).orderBy(
    ...newestFirst,
  )

export const findRecent = (scope: Scope, limit: number): Promise<BlogRow[]> => published(scope).limit(limit)

export const findBookmarked = (scope: Scope): Promise<BlogRow[]> => published(scope, isBookmarked(scope))

/** Finds a post that the caller may see, by id or slug, with its content; by default the newest published one. */
export async function findDetail(scope: Scope, which: number | string | undefined, canEditOthers: boolean) {
  const isWanted = typeof which === "string" ? eq(blogPosts.slug, which) : eq(blogPosts.id, which ?? 0)
  const [row] = await scope.db
    .select({
      ...summary,
      content: blogPosts.content,
      bookmarked: countOf(blogBookmarks),
      isBookmarked: isBookmarked(scope),
    })
    .from(blogPosts)
    .leftJoin(users, authorJoin(blogPosts))
    .where(
      inWorkspace(
        scope,
        blogPosts,
        which === undefined ? eq(blogPosts.status, "Published") : isWanted,
        visible(scope, canEditOthers),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

/** Finds the newest post that the caller may change. */
export async function findNewestEditable(scope: Scope, canEditOthers: boolean): Promise<BlogRow | undefined> {
  const own = eq(blogPosts.authorId, scope.userId)
  const editable = canEditOthers ? or(own, ne(blogPosts.status, "Draft")) : own
  const [row] = await select(scope, uncounted, inWorkspace(scope, blogPosts, editable))
    .orderBy(desc(blogPosts.id))
    .limit(1)
  return row
}
