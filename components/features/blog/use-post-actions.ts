"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/blog/endpoints"
import type { Post } from "@/lib/features/blog/schema"
import type { BlogStatus } from "@/lib/features/blog/values"
import { listPath } from "./paths"
import { staleAfterWrite } from "./stale"

type Named = Pick<Post, "id" | "blogTitle">

/** Actions on a post. */
export function usePostActions() {
  const t = useTranslations("blog.done")
  const router = useRouter()
  const attempt = useAttempt(staleAfterWrite)
  // Don't revalidate the deleted post while its page is still open.
  const attemptDelete = useAttempt([endpoints.listBlogPosts, endpoints.getTopics])

  const restore = ({ id, blogTitle: title }: Named) =>
    attempt(async () => {
      await call(endpoints.restoreBlog, { body: { id } })
      void toast.success(t("restored", { title }))
    })
  return {
    bookmark: ({ id }: Named) => attempt(() => call(endpoints.bookmarkBlog, { body: { id } })),
    publish: ({ id, blogTitle: title }: Named) =>
      attempt(async () => {
        await call(endpoints.publishBlog, { body: { id } })
        void toast.success(t("Published", { title }))
      }),
    setStatus: ({ id, blogTitle: title }: Named, status: BlogStatus) =>
      attempt(async () => {
        await call(endpoints.updateBlog, { body: { blog: { id, status } } })
        void toast.success(t(status, { title }))
      }),
    /** Deletes a post and opens the list. Undo restores the post with its comments. */
    remove: (post: Named) =>
      attemptDelete(async () => {
        await call(endpoints.deleteBlog, { query: { id: post.id } })
        router.push(listPath)
        void toast.undo(t("deleted", { title: post.blogTitle }), () => restore(post))
      }),
  }
}
