import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import { toggle } from "@/lib/core/db/toggle"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { NewPost, PostComment } from "../schema"
import { postCommentLikes, postComments, postMarks, posts } from "../table"
import type { Mark } from "../values"

/** How many of the latest likers and comments are listed with a post. */
const maxLikers = 5
const maxComments = 100

const inWorkspace = ({ workspaceId }: Scope, table: { workspaceId: AnyPgColumn }, ...more: (SQL | undefined)[]) =>
  and(eq(table.workspaceId, workspaceId), ...more)

const person = (workspace: AnyPgColumn, user: AnyPgColumn) =>
  sql`join ${users} on ${users.workspaceId} = ${workspace} and ${users.id} = ${user}`

const marksOf = (mark: Mark, ...more: SQL[]) =>
  sql`${postMarks} where ${and(
    sql`${postMarks.workspaceId} = ${posts.workspaceId} and ${postMarks.postId} = ${posts.id} and ${postMarks.mark} = ${mark}`,
    ...more,
  )}`
const countOf = (mark: Mark) => sql<number>`(select count(*)::int from ${marksOf(mark)})`
const markedBy = (mark: Mark, userId: number) =>
  sql<boolean>`exists (select 1 from ${marksOf(mark, eq(postMarks.userId, userId))})`

const faces = sql<{ avatar: string; username: string }[]>`(
  select coalesce(json_agg(json_build_object('avatar', liker.avatar, 'username', liker.full_name)), '[]') from (
    select ${users.avatar} as avatar, ${users.fullName} as full_name from ${postMarks}
    ${person(postMarks.workspaceId, postMarks.userId)}
    where ${postMarks.workspaceId} = ${posts.workspaceId} and ${postMarks.postId} = ${posts.id} and ${postMarks.mark} = 'like'
    order by ${postMarks.createdAt} desc, ${postMarks.userId} limit ${sql.raw(String(maxLikers))}) as liker)`

const commentColumns = (userId: number) => sql`json_build_object(
  'id', ${postComments.id}, 'isOwn', ${postComments.userId} = ${userId}, 'avatar', ${users.avatar}, 'username', ${users.fullName}, 'comment', ${postComments.text},
  'commentsLikes', (select count(*)::int from ${postCommentLikes}
    where ${postCommentLikes.workspaceId} = ${postComments.workspaceId} and ${postCommentLikes.commentId} = ${postComments.id}),
  'youLiked', exists (select 1 from ${postCommentLikes} where ${postCommentLikes.workspaceId} = ${postComments.workspaceId}
    and ${postCommentLikes.commentId} = ${postComments.id} and ${postCommentLikes.userId} = ${userId}))`

const commentsOf = (userId: number) => sql<PostComment[]>`(
  select coalesce(json_agg(newest.comment order by newest.id), '[]') from (
    select ${postComments.id} as id, ${commentColumns(userId)} as comment from ${postComments}
    ${person(postComments.workspaceId, postComments.userId)}
    where ${postComments.workspaceId} = ${posts.workspaceId} and ${postComments.postId} = ${posts.id}
    order by ${postComments.id} desc limit ${sql.raw(String(maxComments))}) as newest)`

const columns = (userId: number) => ({
  id: posts.id,
  avatar: users.avatar,
  username: users.fullName,
  isOwn: sql<boolean>`${posts.userId} = ${userId}`,
  createdAt: posts.createdAt,
  postText: posts.text,
  picture: posts.picture,
  likes: countOf("like"),
  youLiked: markedBy("like", userId),
  comments: sql<number>`(select count(*)::int from ${postComments}
    where ${postComments.workspaceId} = ${posts.workspaceId} and ${postComments.postId} = ${posts.id})`,
  share: countOf("share"),
  youShared: markedBy("share", userId),
  likedUsers: faces,
  detailedComments: commentsOf(userId),
})

const select = (scope: Scope, counted: SQL<number | null>, where: SQL | undefined) =>
  scope.db
    .select({ ...columns(scope.userId), counted })
    .from(posts)
    .innerJoin(users, and(eq(users.workspaceId, posts.workspaceId), eq(users.id, posts.userId)))
    .where(where)
    .orderBy(desc(posts.id))
export type PostRow = Omit<Awaited<ReturnType<typeof select>>[number], "counted">

export function findPage(scope: Scope, { page, perPage }: { page: number; perPage: number }) {
  const where = inWorkspace(scope, posts)
  const rows = (counted: SQL<number | null>, offset: number) =>
    select(scope, counted, where).limit(perPage).offset(offset)
  return listPage<PostRow>(scope, { table: posts, where, page, perPage, searches: false, rows })
}

export const findLatest = (scope: Scope, limit: number): Promise<PostRow[]> =>
  select(scope, sql<null>`null::int`, inWorkspace(scope, posts)).limit(limit)

export async function findById(scope: Scope, id: number): Promise<PostRow | undefined> {
  const [row] = await select(scope, sql<null>`null::int`, inWorkspace(scope, posts, eq(posts.id, id)))
  return row
}

export async function insert({ db, workspaceId, userId }: Scope, { postText, postImg }: NewPost): Promise<number> {
  const [row] = await db
    .insert(posts)
    .values({ workspaceId, userId, text: postText, picture: postImg, id: nextId(workspaceId, "post") })
    .returning({ id: posts.id })
  return row?.id as number
}

/** Locks a post until the transaction ends, so that marks on it are serialised. @returns its author's id, if it exists */
export async function lock(scope: Scope, id: number): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ authorId: posts.userId })
    .from(posts)
    .where(inWorkspace(scope, posts, eq(posts.id, id)))
    .for("update")
  return row?.authorId
}

/** Toggles the caller's mark on a post. @returns whether it is on now, and the number of marks */
export async function toggleMark(scope: Scope, postId: number, mark: Mark): Promise<{ on: boolean; count: number }> {
  const { workspaceId, userId } = scope
  const ofPost = inWorkspace(scope, postMarks, eq(postMarks.postId, postId), eq(postMarks.mark, mark))
  const row = { workspaceId, postId, userId, mark }
  const on = await toggle(scope, postMarks, and(ofPost, eq(postMarks.userId, userId)), row)
  return { on, count: await scope.db.$count(postMarks, ofPost) }
}

export async function insertComment(scope: Scope, postId: number, text: string) {
  const { db, workspaceId, userId } = scope
  const [row] = await db
    .insert(postComments)
    .values({ workspaceId, userId, postId, text, id: nextId(workspaceId, "postComment") })
    .returning({ id: postComments.id })
  const id = row?.id as number
  const [inserted] = await db
    .select({
      comment: sql<PostComment>`${commentColumns(userId)}`,
      comments: sql<number>`(select count(*)::int from ${postComments} as others
        where others.workspace_id = ${workspaceId} and others.post_id = ${postId})`,
    })
    .from(postComments)
    .innerJoin(users, and(eq(users.workspaceId, postComments.workspaceId), eq(users.id, postComments.userId)))
    .where(inWorkspace(scope, postComments, eq(postComments.id, id)))
  return inserted as { comment: PostComment; comments: number }
}

/** Locks a comment like `lock`. @returns its author's id, if it exists */
export async function lockComment(scope: Scope, id: number): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ authorId: postComments.userId })
    .from(postComments)
    .where(inWorkspace(scope, postComments, eq(postComments.id, id)))
    .for("update")
  return row?.authorId
}

export async function toggleCommentLike(scope: Scope, commentId: number): Promise<{ on: boolean; count: number }> {
  const { workspaceId, userId } = scope
  const ofComment = inWorkspace(scope, postCommentLikes, eq(postCommentLikes.commentId, commentId))
  const own = and(ofComment, eq(postCommentLikes.userId, userId))
  const on = await toggle(scope, postCommentLikes, own, { workspaceId, commentId, userId })
  return { on, count: await scope.db.$count(postCommentLikes, ofComment) }
}
