import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { oneLine, sanitiseHtml } from "@/lib/core/html"
import type { BlogDetail, BlogEdit, BlogItem, BlogListQuery, Post, PostPage, PostQuery, Topics } from "../schema"
import { countCategories, findCategories } from "../store/categories"
import { type CommentRow, findComments } from "../store/comments"
import * as store from "../store/find"
import type { BlogRow } from "../store/rows"
import { canDelete, canEditOthers, checkChange, requireFound, rightsOn } from "./rules"

const recentPosts = 4
const wordsPerMinute = 200

const timeOf = ({ publishedAt, createdAt }: { publishedAt: Date | null; createdAt: Date }) =>
  (publishedAt ?? createdAt).toISOString()

const item = (row: BlogRow): BlogItem => ({
  id: row.id,
  img: row.featuredImage,
  title: row.title,
  avatar: row.avatar,
  userFullName: row.userFullName,
  blogPosted: timeOf(row),
  tags: row.categories.map(({ label }) => label),
  excerpt: row.excerpt,
  comment: row.comments,
})

const form = (row: BlogRow): BlogEdit => ({
  avatar: row.avatar,
  userFullName: row.userFullName,
  createdTime: timeOf(row),
  blogTitle: row.title,
  blogCategories: row.categories,
  slug: row.slug,
  status: row.status,
  excerpt: row.excerpt,
  featuredImage: row.featuredImage,
})

export const list = async (scope: Scope, principal: Principal, query: BlogListQuery) =>
  (await store.findPage(scope, query, canEditOthers(principal))).rows.map(item)

/** A page of one shelf. */
export async function shelf(scope: Scope, principal: Principal, query: PostQuery): Promise<PostPage> {
  const filter = { ...query, shelf: query.shelf ?? ("published" as const) }
  const { rows, ...total } = await store.findShelf(scope, filter, canEditOthers(principal))
  const posts = rows.map((row) => ({
    ...item(row),
    categories: row.categories,
    status: row.status,
    mayEdit: rightsOn(principal, row).edit,
  }))
  return { posts, ...total }
}

export const bookmarked = async (scope: Scope) => (await store.findBookmarked(scope)).map(item)

const recentOf = async (scope: Scope) =>
  (await store.findRecent(scope, recentPosts)).map((row) => ({
    id: row.id,
    img: row.featuredImage,
    title: row.title,
    createdTime: timeOf(row),
  }))

export async function sidebar(scope: Scope) {
  const recent = await recentOf(scope)
  const categories = await findCategories(scope)
  return { recentPosts: recent, categories: categories.map(({ label, icon }) => ({ category: label, icon })) }
}

/** Returns the contents of the sidebar beside the posts. */
export async function topics(scope: Scope, principal: Principal): Promise<Topics> {
  const recent = await recentOf(scope)
  const categories = await countCategories(scope)
  return { recentPosts: recent, categories, shelves: await store.countShelves(scope, canEditOthers(principal)) }
}

const commentOf = ({ avatar, userFullName, createdAt, commentText }: CommentRow) => ({
  avatar,
  userFullName,
  commentedAt: createdAt.toISOString(),
  commentText,
})

export async function detail(scope: Scope, principal: Principal, id: number | undefined): Promise<BlogDetail> {
  const row = requireFound(await store.findDetail(scope, id, canEditOthers(principal)))
  const comments = await findComments(scope, row.id)
  const { featuredImage: img, title, avatar, userFullName, content, bookmarked: count } = row
  return {
    blog: {
      img,
      title,
      avatar,
      userFullName,
      createdTime: timeOf(row),
      tags: row.categories.map(({ label }) => label),
      content: sanitiseHtml(content),
      comments: row.comments,
      bookmarked: count,
    },
    comments: comments.map(commentOf),
  }
}

const minutesOf = (html: string) => Math.max(1, Math.round(oneLine(html).split(" ").length / wordsPerMinute))

/** Returns a post as its screens show it, with the caller's permissions on it and its comments. */
export async function post(scope: Scope, principal: Principal, which: number | string | undefined): Promise<Post> {
  const row = requireFound(await store.findDetail(scope, which, canEditOthers(principal)))
  const comments = await findComments(scope, row.id)
  return {
    id: row.id,
    authorId: row.authorId,
    ...form(row),
    content: sanitiseHtml(row.content),
    minutes: minutesOf(row.content),
    bookmarked: row.bookmarked,
    isBookmarked: row.isBookmarked,
    may: rightsOn(principal, row),
    comments: comments.map((comment) => ({
      id: comment.id,
      ...commentOf(comment),
      username: comment.username,
      mayDelete: canDelete(principal, comment.authorId),
    })),
  }
}

export async function edit(scope: Scope, principal: Principal, id: number | undefined): Promise<BlogEdit> {
  if (id === undefined) return form(requireFound(await store.findNewestEditable(scope, canEditOthers(principal))))
  const row = requireFound(await store.findDetail(scope, id, canEditOthers(principal)))
  checkChange(principal, row.authorId)
  return form(row)
}

/** Returns a post after a write, without checking who may see it. */
export async function saved(scope: Scope, id: number) {
  return { id, ...form(requireFound(await store.findDetail(scope, id, true))) }
}
