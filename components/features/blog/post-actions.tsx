"use client"

import { Bookmark, EllipsisVertical, Pencil, Trash2 } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useOptimistic, useTransition } from "react"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { ShareMenu } from "@/components/ui/share-menu"
import type { Post } from "@/lib/features/blog/schema"
import { editPath } from "./paths"
import { usePostActions } from "./use-post-actions"

/** Bookmark and share a post; edit and delete it with permission. */
export function PostActions({ post }: { post: Post }) {
  const t = useTranslations("blog.post")
  const format = useFormatter()
  const actions = usePostActions()
  const [, start] = useTransition()
  const { isBookmarked, bookmarked, may } = post
  const [mark, showMark] = useOptimistic({ on: isBookmarked, count: bookmarked })
  const toggle = () =>
    start(async () => {
      showMark({ on: !mark.on, count: mark.count + (mark.on ? -1 : 1) })
      await actions.bookmark(post)
    })
  const items = [
    ...(may.edit ? [{ label: t("edit"), icon: <Pencil />, href: editPath(post.id) }] : []),
    ...(may.delete
      ? [{ label: t("delete"), icon: <Trash2 />, tone: "danger" as const, onSelect: () => void actions.remove(post) }]
      : []),
  ]
  return (
    <div className="flex shrink-0 items-center gap-2">
      {post.status === "Published" && (
        <>
          <Button
            variant="outline"
            label={`${t("save")}. ${t("saved", { count: mark.count })}`}
            data-tip={t("save")}
            aria-pressed={mark.on}
            icon={<Bookmark className={mark.on ? "fill-brand-mark text-brand-mark" : undefined} />}
            onClick={toggle}
          >
            {mark.count > 0 && <span className="tabular">{format.number(mark.count)}</span>}
          </Button>
          <ShareMenu name={post.blogTitle} />
        </>
      )}
      {items.length > 0 && (
        <Menu
          button={{ variant: "outline", iconOnly: true, label: t("actions"), icon: <EllipsisVertical /> }}
          items={items}
        />
      )}
    </div>
  )
}
