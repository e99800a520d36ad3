import type { Principal } from "@/lib/core/auth/principal"
import { freshSlug } from "@/lib/core/db/slugs"
import type { Scope } from "@/lib/core/db/types"
import { oneLine, sanitiseHtml } from "@/lib/core/html"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { cut } from "@/lib/core/text"
import type { BlogChanges, BlogDetail, BlogEdit, BlogItem, BlogListQuery, NewBlog } from "./schema"
import * as store from "./store"
import { blogPosts } from "./table"

const recentPosts = 4
const excerptLength = 180

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound()
  return row
}

/** Whether the caller may change what others wrote, and publish. */
const edits = (principal: Principal) => principal.ability.can("update", "Blog")

const timeOf = ({ publishedAt, createdAt }: { publishedAt: Date | null; createdAt: Date }) =>
  (publishedAt ?? createdAt).toISOString()

const item = (row: store.BlogRow): BlogItem => ({
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

const form = (row: store.BlogRow): BlogEdit => ({
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
  (await store.findPage(scope, query, edits(principal))).map(item)

export const bookmarked = async (scope: Scope) => (await store.findBookmarked(scope)).map(item)

export async function sidebar(scope: Scope) {
  const recent = await store.findRecent(scope, recentPosts)
  const categories = await store.findCategories(scope)
  return {
    recentPosts: recent.map((row) => ({
      id: row.id,
      img: row.featuredImage,
      title: row.title,
      createdTime: timeOf(row),
    })),
    categories: categories.map(({ label, icon }) => ({ category: label, icon })),
  }
}

export async function detail(scope: Scope, principal: Principal, id: number | undefined): Promise<BlogDetail> {
  const row = found(await store.findDetail(scope, id, edits(principal)))
  const comments = await store.findComments(scope, row.id)
  const { featuredImage: img, title, avatar, userFullName, content, bookmarked: count } = row
  return {
    blog: {
      img,
      title,
      avatar,
      userFullName,
      createdTime: timeOf(row),
      tags: row.categories.map(({ label }) => label),
      content,
      comments: row.comments,
      bookmarked: count,
    },
    comments: comments.map(({ createdAt, commentText, ...by }) => ({
      ...by,
      commentedAt: createdAt.toISOString(),
      commentText,
    })),
  }
}

/** @throws HttpError 403 for a post of somebody else's that only editors change */
function mayChange(scope: Scope, principal: Principal, authorId: number): void {
  if (authorId !== scope.userId && !edits(principal)) throw new HttpError(403, "forbidden")
}

export async function edit(scope: Scope, principal: Principal, id: number | undefined): Promise<BlogEdit> {
  if (id === undefined) return form(found(await store.findNewestEditable(scope, edits(principal))))
  const row = found(await store.findDetail(scope, id, edits(principal)))
  mayChange(scope, principal, row.authorId)
  return form(row)
}

async function saved(scope: Scope, id: number) {
  return { id, ...form(found(await store.findDetail(scope, id, true))) }
}

async function categorise(scope: Scope, id: number, values: string[]): Promise<void> {
  const wanted = [...new Set(values)]
  if ((await store.setCategories(scope, id, wanted)) < wanted.length) throw invalid({ blogCategories: "choice" })
}

/** Publishing is for editors, and takes something to read. */
function checkStatus(principal: Principal, status: string | undefined, before: string, content: string): void {
  if (status !== "Published") return
  if (before !== "Published" && !edits(principal)) {
    throw new HttpError(403, "forbidden", { fields: { status: "editorOnly" } })
  }
  if (!content) throw invalid({ content: "required" })
}

export async function add(scope: Scope, principal: Principal, values: NewBlog) {
  const { blogTitle: title, blogCategories, slug, content: html, excerpt, ...rest } = values
  const content = sanitiseHtml(html)
  checkStatus(principal, rest.status, "Draft", content)
  const id = await store.insert(scope, principal.fullName, {
    ...rest,
    title,
    content,
    slug: slug ?? (await freshSlug(scope, blogPosts, title, "post")),
    excerpt: excerpt || shortened(oneLine(content)),
  })
  await categorise(scope, id, blogCategories)
  return saved(scope, id)
}

/** The beginning of a text, up to a whole word. */
const shortened = (text: string) =>
  text.length <= excerptLength ? text : `${cut(text, excerptLength).replace(/\s+\S*$/, "")}…`

export async function change(scope: Scope, principal: Principal, id: number, changes: BlogChanges) {
  const { blogTitle: title, blogCategories, content: html, ...rest } = changes
  const before = found(await store.lock(scope, id, edits(principal)))
  mayChange(scope, principal, before.authorId)
  const content = html === undefined ? undefined : sanitiseHtml(html)
  checkStatus(principal, rest.status ?? before.status, before.status, content ?? before.content)
  await store.update(scope, id, { ...rest, title, content })
  if (blogCategories) await categorise(scope, id, blogCategories)
  return saved(scope, id)
}

export async function remove(scope: Scope, principal: Principal, id: number): Promise<void> {
  const { authorId } = found(await store.lock(scope, id, edits(principal)))
  if (authorId !== scope.userId && !principal.ability.can("delete", "Blog")) throw new HttpError(403, "forbidden")
  await store.remove(scope, id)
}

export async function comment(scope: Scope, principal: Principal, id: number, commentText: string) {
  found(await store.lock(scope, id, edits(principal)))
  const { createdAt, comments } = await store.insertComment(scope, id, principal.fullName, commentText)
  const { avatar, fullName: userFullName } = principal
  return { comment: { avatar, userFullName, commentedAt: createdAt.toISOString(), commentText }, comments }
}

export async function bookmark(scope: Scope, principal: Principal, id: number) {
  found(await store.lock(scope, id, edits(principal)))
  const { on, count } = await store.toggleBookmark(scope, id)
  return { id, isBookmarked: on, bookmarked: count }
}
