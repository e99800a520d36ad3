import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { writeTo } from "@/lib/core/notifications/letters"
import { tellMentioned } from "@/lib/core/notifications/mentions"
import { cut } from "@/lib/core/text"
import type { NewPost, Post, ShownPost } from "./schema"
import * as store from "./store/posts"
import * as removing from "./store/removing"

/** Where posts stand, and how much of one travels in a letter and at the bell. */
const feed = "/pages/profile"
const quoted = 500
const named = 80

const mentionIn = (text: string, who: string) =>
  ({ text, who, title: cut(text, named), link: feed, subject: "Profile" }) as const

const told = (row: store.PostRow): Post => ({
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
  return { posts: rows.map(told), ...total }
}

/** The newest posts as the profile shows them. */
export async function latest(scope: Scope, most: number): Promise<ShownPost[]> {
  const rows = await store.findLatest(scope, most)
  return rows.map((row) => {
    const { id: _, isOwn: _o, youShared: _s, detailedComments, ...shown } = told(row)
    return { ...shown, detailedComments: detailedComments.map(({ id: _i, isOwn: _c, ...comment }) => comment) }
  })
}

export async function add(scope: Scope, { fullName }: Principal, values: NewPost): Promise<Post> {
  const row = await store.findById(scope, await store.insert(scope, values))
  if (!row) throw notFound()
  await tellMentioned(scope, { ...mentionIn(values.postText, fullName), record: `post:${row.id}` })
  return told(row)
}

/** Whose rows one may delete: one's own, or everybody's as an administrator. */
const reach = (scope: Scope, principal: Principal) =>
  principal.ability.can("manage", "all") ? undefined : scope.userId

export async function remove(scope: Scope, principal: Principal, id: number): Promise<void> {
  if (await removing.remove(scope, "post", id, reach(scope, principal))) return
  throw (await store.lock(scope, id)) ? new HttpError(403, "forbidden") : notFound()
}

export async function removeComment(scope: Scope, principal: Principal, id: number): Promise<void> {
  if (await removing.remove(scope, "comment", id, reach(scope, principal))) return
  throw (await store.lockComment(scope, id)) ? new HttpError(403, "forbidden") : notFound()
}

/** Puts back what was deleted within the hour: one's own, or anybody's as an administrator. */
export async function restore(scope: Scope, principal: Principal, what: removing.Removable, id: number): Promise<void> {
  const author = await removing.findRemovedAuthor(scope, what, id)
  const mayBe = reach(scope, principal)
  if (author !== undefined && mayBe !== undefined && author !== mayBe) throw new HttpError(403, "forbidden")
  if (author === undefined || !(await removing.restore(scope, what, id))) {
    throw new HttpError(404, "not_found", { message: "undoExpired" })
  }
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
  const answer = await store.insertComment(scope, id, text)
  const letter = { to: [authorId], values: { who, text: cut(text, quoted) }, link: feed }
  await writeTo(scope, { wish: "answerOnForm", ...letter })
  await tellMentioned(scope, { ...mentionIn(text, who), record: `postComment:${answer.comment.id}` })
  return answer
}

export async function likeComment(scope: Scope, id: number) {
  if (!(await store.lockComment(scope, id))) throw notFound()
  const { on, count } = await store.toggleCommentLike(scope, id)
  return { id, commentsLikes: count, youLiked: on }
}
