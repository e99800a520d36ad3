import type { Placed } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { cut } from "@/lib/core/text"
import { queueNotificationEmails } from "@/lib/features/notifications/service/emails"
import { notifyMentioned } from "@/lib/features/notifications/service/mentions"
import type { NewPost, Post, ShownPost } from "./schema"
import * as store from "./store/posts"
import * as removing from "./store/removing"

const feed = "/pages/profile"
/** Maximum characters of a post in an email and in a notification. */
const maxQuoted = 500
const maxTitle = 80

const mentionIn = (text: string, who: string) =>
  ({ text, who, title: cut(text, maxTitle), link: feed, subject: "Profile" }) as const

const toPost = (row: store.PostRow): Post => ({
  id: row.id,
  isOwn: row.isOwn,
  youShared: row.youShared,
  avatar: row.avatar,
  username: row.username,
  postTime: row.createdAt.toISOString(),
  postText: row.postText,
  ...(row.picture ? { postImg: row.picture } : {}),
  likes: row.likes,
  youLiked: row.youLiked,
  comments: row.comments,
  share: row.share,
  likedUsers: row.likedUsers,
  likedCount: row.likes - row.likedUsers.length,
  detailedComments: row.detailedComments,
})

export async function page(scope: Scope, query: { page: number; perPage: number }) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { posts: rows.map(toPost), ...total }
}

/** The newest posts as the profile shows them, without ids. */
export async function latest(scope: Scope, limit: number): Promise<ShownPost[]> {
  const rows = await store.findLatest(scope, limit)
  return rows.map((row) => {
    const { id: _, isOwn: _o, youShared: _s, detailedComments, ...shown } = toPost(row)
    return { ...shown, detailedComments: detailedComments.map(({ id: _i, isOwn: _c, ...comment }) => comment) }
  })
}

export async function add(scope: Scope, { fullName }: Principal, values: NewPost): Promise<Post> {
  const row = await store.findById(scope, await store.insert(scope, values))
  if (!row) throw notFound()
  await notifyMentioned(scope, { ...mentionIn(values.postText, fullName), record: `post:${row.id}` })
  return toPost(row)
}

/** Locks a post or comment. @returns its owner, for grants; undefined if there is no such record */
export async function find(scope: Scope, what: removing.Removable, id: number): Promise<Placed | undefined> {
  const owner = await (what === "post" ? store.lock : store.lockComment)(scope, id)
  return owner === undefined ? undefined : { owner }
}

/** The owner of a post or comment that was deleted within the last hour. @throws HttpError 404 if there is none */
export async function findRemoved(scope: Scope, what: removing.Removable, id: number): Promise<Placed> {
  const owner = await removing.findRemovedAuthor(scope, what, id)
  if (owner === undefined) throw undoExpired()
  return { owner }
}

const undoExpired = () => new HttpError(404, "not_found", { message: "undoExpired" })

/** Deletes a post or comment, with undo. @throws HttpError 404 */
export async function remove(scope: Scope, what: removing.Removable, id: number): Promise<{ id: number }> {
  if (!(await removing.remove(scope, what, id))) throw notFound()
  return { id }
}

/** Restores a post or comment. @throws HttpError 404 if the time for undo is over */
export async function restore(scope: Scope, what: removing.Removable, id: number): Promise<{ id: number }> {
  if (!(await removing.restore(scope, what, id))) throw undoExpired()
  return { id }
}

export async function like(scope: Scope, id: number) {
  if (!(await store.lock(scope, id))) throw notFound()
  const { on, count } = await store.toggleMark(scope, id, "like")
  return { id, likes: count, youLiked: on }
}

export async function share(scope: Scope, id: number) {
  if (!(await store.lock(scope, id))) throw notFound()
  const { on, count } = await store.toggleMark(scope, id, "share")
  return { id, share: count, youShared: on }
}

export async function comment(scope: Scope, { fullName: who }: Principal, id: number, text: string) {
  const authorId = await store.lock(scope, id)
  if (!authorId) throw notFound()
  const added = await store.insertComment(scope, id, text)
  const email = { to: [authorId], values: { who, text: cut(text, maxQuoted) }, link: feed }
  await queueNotificationEmails(scope, { wish: "answerOnForm", ...email })
  await notifyMentioned(scope, { ...mentionIn(text, who), record: `postComment:${added.comment.id}` })
  return added
}

export async function likeComment(scope: Scope, id: number) {
  if (!(await store.lockComment(scope, id))) throw notFound()
  const { on, count } = await store.toggleCommentLike(scope, id)
  return { id, commentsLikes: count, youLiked: on }
}
