import type { Principal } from "@/lib/core/auth/principal"
import { findFreeSlug } from "@/lib/core/db/slugs"
import type { Scope } from "@/lib/core/db/types"
import { oneLine, sanitiseInput } from "@/lib/core/html"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { slugOf } from "@/lib/core/slug"
import { cut } from "@/lib/core/text"
import { queueNotificationEmails } from "@/lib/features/notifications/service/emails"
import type { BlogChanges, NewBlog } from "../schema"
import { setCategories } from "../store/categories"
import * as store from "../store/write"
import { blogPosts } from "../table"
import { saved } from "./read"
import { canEditOthers, checkChange, checkDelete, requireFound } from "./rules"

const excerptLength = 180

/** Returns the beginning of a text, cut after a whole word. */
function beginningOf(html: string): string {
  const text = oneLine(html)
  return text.length <= excerptLength ? text : `${cut(text, excerptLength).replace(/\s+\S*$/, "")}…`
}

async function categorise(scope: Scope, id: number, values: string[]): Promise<void> {
  const wanted = [...new Set(values)]
  if ((await setCategories(scope, id, wanted)) < wanted.length) throw invalid({ blogCategories: "choice" })
}

/** @throws HttpError 403 if someone other than an editor publishes, 422 if the published post is empty */
function checkStatus(principal: Principal, status: string | undefined, before: string, content: string): void {
  if (status !== "Published") return
  if (before !== "Published" && !canEditOthers(principal)) {
    throw new HttpError(403, "forbidden", { fields: { status: "editorOnly" } })
  }
  if (!content) throw invalid({ content: "required" })
}

export async function add(scope: Scope, principal: Principal, values: NewBlog) {
  const { blogTitle: title, blogCategories, slug, content: html, excerpt, ...rest } = values
  const content = sanitiseInput(html, "blog.content")
  checkStatus(principal, rest.status, "Draft", content)
  const id = await store.insert(scope, principal.fullName, {
    ...rest,
    title,
    content,
    slug: slug ?? (await findFreeSlug(scope, blogPosts, title, "post")),
    excerpt: excerpt || beginningOf(content),
  })
  await categorise(scope, id, blogCategories)
  if (rest.status === "Published") await announce(scope, principal, id, title)
  return saved(scope, id)
}

/** E-mails the news of a published post to everyone who wants announcements. */
const announce = (scope: Scope, { fullName: who }: Principal, id: number, title: string): Promise<void> =>
  queueNotificationEmails(scope, { wish: "newAnnouncements", values: { who, title }, link: `/pages/blog/detail/${id}` })

/** Derives a slug from a title, or returns the current one if it already fits. */
async function slugFor(scope: Scope, title: string, current: string): Promise<string> {
  const wanted = slugOf(title, "post")
  return current === wanted || current.startsWith(`${wanted}-`)
    ? current
    : findFreeSlug(scope, blogPosts, title, "post")
}

export async function change(scope: Scope, principal: Principal, id: number, changes: BlogChanges) {
  const { blogTitle: title, blogCategories, content: html, excerpt: given, slug: wanted, ...rest } = changes
  const before = requireFound(await store.lock(scope, id, canEditOthers(principal)))
  checkChange(principal, before.authorId)
  const content = html === undefined ? undefined : sanitiseInput(html, "blog.content")
  checkStatus(principal, rest.status ?? before.status, before.status, content ?? before.content)
  const excerpt = given === "" ? beginningOf(content ?? before.content) : given
  const slug = wanted === "" ? await slugFor(scope, title ?? before.title, before.slug) : wanted
  await store.update(scope, id, { ...rest, title, slug, content, excerpt })
  if (blogCategories) await categorise(scope, id, blogCategories)
  const isNew = rest.status === "Published" && before.status !== "Published"
  if (isNew) await announce(scope, principal, id, title ?? before.title)
  return saved(scope, id)
}

export async function remove(scope: Scope, principal: Principal, id: number): Promise<void> {
  const { authorId } = requireFound(await store.lock(scope, id, canEditOthers(principal)))
  checkDelete(principal, authorId)
  await store.remove(scope, id)
}

/**
 * Restores a deleted post.
 * @throws HttpError 404 if it can no longer be restored, or the caller may not see it; 403 if they may not delete it
 */
export async function restore(scope: Scope, principal: Principal, id: number) {
  const restored = await store.restore(scope, id)
  if (restored.length === 0) throw new HttpError(404, "not_found", { message: "undoExpired" })
  const { authorId } = requireFound(await store.lock(scope, id, canEditOthers(principal)))
  checkDelete(principal, authorId)
  return saved(scope, id)
}

export async function bookmark(scope: Scope, principal: Principal, id: number) {
  requireFound(await store.lock(scope, id, canEditOthers(principal)))
  const { on, count } = await store.toggleBookmark(scope, id)
  return { id, isBookmarked: on, bookmarked: count }
}
