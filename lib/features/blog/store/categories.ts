import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import type { BlogCategory } from "../schema"
import { blogCategories, blogPostCategories, blogPosts } from "../table"
import { inWorkspace } from "./rows"

const listed = { value: blogCategories.value, label: blogCategories.label, icon: blogCategories.icon }

export const findCategories = ({ db, workspaceId }: Scope): Promise<BlogCategory[]> =>
  db
    .select(listed)
    .from(blogCategories)
    .where(eq(blogCategories.workspaceId, workspaceId))
    .orderBy(asc(blogCategories.position))

/** Lists the categories with their number of published posts. */
export const countCategories = ({ db, workspaceId }: Scope): Promise<(BlogCategory & { count: number })[]> =>
  db
    .select({ ...listed, count: sql<number>`count(${blogPosts.id})::int` })
    .from(blogCategories)
    .leftJoin(
      blogPostCategories,
      and(
        eq(blogPostCategories.workspaceId, blogCategories.workspaceId),
        eq(blogPostCategories.value, blogCategories.value),
      ),
    )
    .leftJoin(
      blogPosts,
      and(
        eq(blogPosts.workspaceId, blogPostCategories.workspaceId),
        eq(blogPosts.id, blogPostCategories.postId),
        eq(blogPosts.status, "Published"),
      ),
    )
    .where(eq(blogCategories.workspaceId, workspaceId))
    .groupBy(blogCategories.workspaceId, blogCategories.value)
    .orderBy(asc(blogCategories.position))

/** Replaces the categories of a post. @returns how many of the given ones exist */
export async function setCategories(scope: Scope, postId: number, values: string[]): Promise<number> {
  const { db, workspaceId } = scope
  await db
    .delete(blogPostCategories)
    .where(inWorkspace(scope, blogPostCategories, eq(blogPostCategories.postId, postId)))
  if (values.length === 0) return 0
  const known = db
    .select({
      workspaceId: sql<number>`${workspaceId}::int`.as("workspace_id"),
      postId: sql<number>`${postId}::int`.as("post_id"),
      value: blogCategories.value,
    })
    .from(blogCategories)
    .where(inWorkspace(scope, blogCategories, inArray(blogCategories.value, values)))
  const rows = await db.insert(blogPostCategories).select(known).returning({ value: blogPostCategories.value })
  return rows.length
}
