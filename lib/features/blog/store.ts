import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { contains, listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import { toggle } from "@/lib/core/db/toggle"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { BlogCategory, BlogListQuery } from "./schema"
import {
  authorJoin,
  authorOf,
  blogBookmarks,
  blogCategories,
  blogComments,
  blogPostCategories,
  blogPosts,
  countOf,
  ofPost,
  summary,
} from "./table"

const mine = ({ workspaceId }: Scope, table: { workspaceId: AnyPgColumn }, ...more: (SQL | undefined)[]) =>
  and(eq(table.workspaceId, workspaceId), ...more)

/** Published for all; a draft for its author alone; what is pending for its author and for editors. */
const visible = ({ userId }: Scope, edits: boolean) =>
  or(
    eq(blogPosts.status, "Published"),
    eq(blogPosts.authorId, userId),
    edits ? eq(blogPosts.status, "Pending") : undefined,
  )

const inCategory = (value: string) => sql`exists (select 1 from ${blogPostCategories}
  where ${blogPostCategories.workspaceId} = ${blogPosts.workspaceId} and ${blogPostCategories.postId} = ${blogPosts.id}
    and ${blogPostCategories.value} = ${value})`

const select = (scope: Scope, counted: SQL<number | null>, where: SQL | undefined) =>
  scope.db
    .select({ ...summary, counted })
    .from(blogPosts)
    .leftJoin(users, authorJoin(blogPosts))
    .where(where)
export type BlogRow = Omit<Awaited<ReturnType<typeof select>>[number], "counted">
const uncounted = sql<null>`null::int`
const newestFirst = [sql`${blogPosts.publishedAt} desc nulls last`, desc(blogPosts.id)]

/** Posts of one status that the caller may see. `edits`: whether they may change those of others. */
export async function findPage(scope: Scope, query: BlogListQuery, edits: boolean): Promise<BlogRow[]> {
  const { q, category, status = "Published", page, perPage } = query
  const where = mine(
    scope,
    blogPosts,
    eq(blogPosts.status, status),
    visible(scope, edits),
    category === undefined ? undefined : inCategory(category),
    q ? sql`${blogPosts.search} like ${contains(q.toLowerCase())}` : undefined,
  )
  const { rows } = await listPage<BlogRow>(scope, {
    table: blogPosts,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      select(scope, counted, where)
        .orderBy(...newestFirst)
        .limit(perPage)
        .offset(offset),
  })
  return rows
}

const published = (scope: Scope, ...more: SQL[]) =>
  select(scope, uncounted, mine(scope, blogPosts, eq(blogPosts.status, "Published"), ...more)).orderBy(...newestFirst)

export const findRecent = (scope: Scope, most: number): Promise<BlogRow[]> => published(scope).limit(most)

export const findCategories = ({ db, workspaceId }: Scope): Promise<BlogCategory[]> =>
  db
    .select({ value: blogCategories.value, label: blogCategories.label, icon: blogCategories.icon })
    .from(blogCategories)
    .where(eq(blogCategories.workspaceId, workspaceId))
    .orderBy(asc(blogCategories.position))

export const findBookmarked = (scope: Scope): Promise<BlogRow[]> =>
  published(
    scope,
    sql`exists (select 1 from ${blogBookmarks} where ${ofPost(blogBookmarks)} and ${blogBookmarks.userId} = ${scope.userId})`,
  )

/** One post the caller may see, with its content; without an id the newest published. */
export async function findDetail(scope: Scope, id: number | undefined, edits: boolean) {
  const which = id === undefined ? eq(blogPosts.status, "Published") : eq(blogPosts.id, id)
  const [row] = await scope.db
    .select({ ...summary, content: blogPosts.content, bookmarked: countOf(blogBookmarks) })
    .from(blogPosts)
    .leftJoin(users, authorJoin(blogPosts))
    .where(mine(scope, blogPosts, which, visible(scope, edits)))
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

export const findComments = (scope: Scope, postId: number) =>
  scope.db
    .select({ ...authorOf(blogComments), createdAt: blogComments.createdAt, commentText: blogComments.text })
    .from(blogComments)
    .leftJoin(users, authorJoin(blogComments))
    .where(mine(scope, blogComments, eq(blogComments.postId, postId)))
    .orderBy(asc(blogComments.id))

type Values = Omit<
  typeof blogPosts.$inferInsert,
  "workspaceId" | "id" | "authorId" | "authorName" | "publishedAt" | "createdAt" | "search"
>

export async function insert(scope: Scope, authorName: string, values: Values): Promise<number> {
  const { db, workspaceId, userId } = scope
  const [row] = await db
    .insert(blogPosts)
    .values({
      ...values,
      authorName,
      authorId: userId,
      workspaceId,
      id: nextId(workspaceId, "blogPost"),
      publishedAt: values.status === "Published" ? new Date() : null,
    })
    .returning({ id: blogPosts.id })
  return row?.id as number
}

export async function update(scope: Scope, id: number, values: Partial<Values>): Promise<void> {
  const firstOut = values.status === "Published" ? { publishedAt: sql`coalesce(${blogPosts.publishedAt}, now())` } : {}
  await scope.db
    .update(blogPosts)
    .set({ ...values, ...firstOut, id })
    .where(mine(scope, blogPosts, eq(blogPosts.id, id)))
}

/** Puts a post into the given categories and no others. @returns how many of them exist */
export async function setCategories(scope: Scope, postId: number, values: string[]): Promise<number> {
  const { db, workspaceId } = scope
  await db.delete(blogPostCategories).where(mine(scope, blogPostCategories, eq(blogPostCategories.postId, postId)))
  if (values.length === 0) return 0
  const known = db
    .select({
      workspaceId: sql<number>`${workspaceId}::int`.as("workspace_id"),
      postId: sql<number>`${postId}::int`.as("post_id"),
      value: blogCategories.value,
    })
    .from(blogCategories)
    .where(mine(scope, blogCategories, inArray(blogCategories.value, values)))
  const rows = await db.insert(blogPostCategories).select(known).returning({ value: blogPostCategories.value })
  return rows.length
}

export const remove = (scope: Scope, id: number) =>
  scope.db.delete(blogPosts).where(mine(scope, blogPosts, eq(blogPosts.id, id)))

/** Holds a post the caller may see until the transaction ends. */
export async function lock(scope: Scope, id: number, edits: boolean) {
  const [row] = await scope.db
    .select({ id: blogPosts.id, authorId: blogPosts.authorId, status: blogPosts.status, content: blogPosts.content })
    .from(blogPosts)
    .where(mine(scope, blogPosts, eq(blogPosts.id, id), visible(scope, edits)))
    .for("update")
  return row
}

/** @returns when it was written, and how many comments the post has now */
export async function insertComment(scope: Scope, postId: number, authorName: string, text: string) {
  const { db, workspaceId, userId } = scope
  const [row] = await db
    .insert(blogComments)
    .values({ workspaceId, postId, authorId: userId, authorName, text, id: nextId(workspaceId, "blogComment") })
    .returning({ createdAt: blogComments.createdAt })
  const comments = await db.$count(blogComments, mine(scope, blogComments, eq(blogComments.postId, postId)))
  return { createdAt: row?.createdAt as Date, comments }
}

/** Flips the caller's bookmark. @returns whether it stands, and how many do */
export async function toggleBookmark(scope: Scope, postId: number): Promise<{ on: boolean; count: number }> {
  const { workspaceId, userId } = scope
  const all = mine(scope, blogBookmarks, eq(blogBookmarks.postId, postId))
  const own = and(all, eq(blogBookmarks.userId, userId))
  const on = await toggle(scope, blogBookmarks, own, { workspaceId, userId, postId })
  return { on, count: await scope.db.$count(blogBookmarks, all) }
}
