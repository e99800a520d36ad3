"use client"

import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { ButtonLink } from "@/components/ui/button-link"
import type { Post } from "@/lib/features/blog/schema"
import { editPath } from "./paths"
import { usePostActions } from "./use-post-actions"

/** Explains who can see an unpublished post, and offers the next step. */
export function Unpublished({ post }: { post: Post }) {
  const t = useTranslations("blog.post")
  const actions = usePostActions()
  if (post.status === "Published") return null
  const draft = post.status === "Draft"
  const text = draft ? t(post.may.publish ? "draftText" : "draftHandIn") : t("pendingText")
  return (
    <Alert tone={draft ? "info" : "warning"} title={t(draft ? "draftTitle" : "pendingTitle")}>
      <p>{text}</p>
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {!post.content && post.may.edit && (
          <ButtonLink size="sm" href={editPath(post.id)}>
            {t("edit")}
          </ButtonLink>
        )}
        {post.content && post.may.publish && (
          <ActionButton size="sm" action={() => actions.publish(post)}>
            {t("publish")}
          </ActionButton>
        )}
        {post.content && post.may.edit && draft && !post.may.publish && (
          <ActionButton size="sm" action={() => actions.setStatus(post, "Pending")}>
            {t("handIn")}
          </ActionButton>
        )}
        {post.may.withdraw && !draft && !post.may.publish && (
          <ActionButton size="sm" variant="outline" action={() => actions.setStatus(post, "Draft")}>
            {t("takeBack")}
          </ActionButton>
        )}
      </div>
    </Alert>
  )
}
