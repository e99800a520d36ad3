import { desc, eq, ne, or, type SQL, sql } from "drizzle-orm"
import { contains, listPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { authorJoin, blogBookmarks, blogPostCategories, blogPosts, countOf, summary } from "../table"
import type { BlogShelf, BlogStatus } from "../values"
import { type BlogRow, isBookmarked, mine, newestFirst, select, uncounted, visible } from "./rows"

const inCategory = (value: string) => sql`exists (select 1 from ${blogPostCategories}
  where ${blogPostCategories.workspaceId} = ${blogPosts.workspaceId} and ${blogPostCategories.postId} = ${blogPosts.id}
    and ${blogPostCategories.value} = ${value})`

interface Asked {
  q?: string
  category?: string
  page: number
  perPage: number
}

/** One page of the posts that hold a condition, and how many there are. */
function page(scope: Scope, { q, category, page: at, perPage }: Asked, condition: SQL | undefined) {
  const where = mine(
    scope,
    blogPosts,
    condition,
    category === undefined ? undefined : inCategory(category),
    q ? sql`${blogPosts.search} like ${contains(q.toLowerCase())}` : undefined,
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

const ofStatus = (scope: Scope, status: BlogStatus, edits: boolean) =>
  mine(scope, blogPosts, eq(blogPosts.status, status), visible(scope, edits))

/** Posts of one status that the caller may see. `edits`: whether they may change those of others. */
export const findPage = (scope: Scope, asked: Asked & { status?: BlogStatus }, edits: boolean) =>
  page(scope, asked, ofStatus(scope, asked.status ?? "Published", edits))

/** Each shelf as a condition. */
const shelves = (scope: Scope, edits: boolean): Record<BlogShelf, SQL | undefined> => ({
  published: ofStatus(scope, "Published", edits),
  drafts: ofStatus(scope, "Draft", edits),
  pending: ofStatus(scope, "Pending", edits),
  saved: mine(scope, blogPosts, eq(blogPosts.status, "Published"), isBookmarked(scope)),
})

export const findShelf = (scope: Scope, asked: Asked & { shelf: BlogShelf }, edits: boolean) =>
  page(scope, asked, shelves(scope, edits)[asked.shelf])

/** How many posts stand on each shelf. */
export async function countShelves(scope: Scope, edits: boolean): Promise<Record<BlogShelf, number>> {
  const counts = Object.entries(shelves(scope, edits)).map(
    ([shelf, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.identifier(shelf)}`,
  )
  const [row] = rowsOf<Record<BlogShelf, number>>(
    await scope.db.execute(sql`select ${sql.join(counts, sql`, `)} from ${blogPosts}
      where ${mine(scope, blogPosts, visible(scope, edits))}`),
  )
  return row as Record<BlogShelf, number>
}

const published = (scope: Scope, ...more: SQL[]) =>
  select(scope, uncounted, mine(scope, blogPosts, eq(blogPosts.status, "Published"), ...more)).orderBy(...newestFirst)

export const findRecent = (scope: Scope, most: number): Promise<BlogRow[]> => published(scope).limit(most)

export const findBookmarked = (scope: Scope): Promise<BlogRow[]> => published(scope, isBookmarked(scope))

/** One post the caller may see by id or slug, with its content; without either the newest published. */
export async function findDetail(scope: Scope, which: number | string | undefined, edits: boolean) {
  const asked = typeof which === "string" ? eq(blogPosts.slug, which) : eq(blogPosts.id, which ?? 0)
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
      mine(scope, blogPosts, which === undefined ? eq(blogPosts.status, "Published") : asked, visible(scope, edits)),
    )
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

/** The newest post the caller may change. */
export async function findNewestEditable(scope: Scope, edits: boolean): Promise<BlogRow | undefined> {
  const own = eq(blogPosts.authorId, scope.userId)
  const editable = edits ? or(own, ne(blogPosts.status, "Draft")) : own
  const [row] = await select(scope, uncounted, mine(scope, blogPosts, editable))
    .orderBy(desc(blogPosts.id))
    .limit(1)
  return row
}
