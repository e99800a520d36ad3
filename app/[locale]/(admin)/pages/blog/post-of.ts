import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { redirect } from "@/lib/core/i18n/redirect"
import { getPostHandler, listBlogPostsHandler } from "@/lib/features/blog/handlers"
import type { PostCard } from "@/lib/features/blog/schema"

/** The post of a page, by id or slug, loaded once per request. Throws a 404 if there is none. */
export const postOf = cache(async (idOrSlug: string) => {
  const principal = await requireAbility(["read", "Blog"])
  const client = await currentClient()
  return getPostHandler.execute({ principal, client, query: { id: idOrSlug } })
})

type ListRequest = { query: { shelf?: "drafts"; perPage: number } }

async function firstOf(shelves: ListRequest[], fits: (post: PostCard) => boolean): Promise<number | undefined> {
  const principal = await requireAbility(["read", "Blog"])
  const client = await currentClient()
  for (const { query } of shelves) {
    const { posts } = await listBlogPostsHandler.execute({ principal, client, query })
    const post = posts.find(fits)
    if (post) return post.id
  }
}

/** Redirects to the newest post, or to the list if there is none. */
export async function toNewest(locale: string) {
  const id = await firstOf([{ query: { perPage: 1 } }], () => true)
  return redirect({ href: id ? `/pages/blog/detail/${id}` : "/pages/blog/list", locale })
}

/** Redirects to the caller's newest draft, else to the newest post they may edit, else to a new one. */
export async function toNewestEditable(locale: string) {
  await requireAbility(["create", "Blog"])
  const shelves: ListRequest[] = [{ query: { shelf: "drafts", perPage: 1 } }, { query: { perPage: 50 } }]
  const id = await firstOf(shelves, ({ mayEdit }) => mayEdit)
  return redirect({ href: `/pages/blog/edit/${id ?? "new"}`, locale })
}
