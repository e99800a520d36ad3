import { useTranslations } from "next-intl"
import { AvatarGroup } from "@/components/ui/avatar-group"
import type { Post } from "@/lib/features/posts/schema"

/** Avatars of the users who like a post, newest first, and the count of the others. */
export function LikedBy({ post: { likedUsers, likedCount } }: { post: Post }) {
  const t = useTranslations("profile.post")
  const people = likedUsers.map(({ username, avatar }) => ({ name: username, src: avatar }))
  return (
    <div className="flex items-center gap-2 px-2 text-ink-muted text-xs">
      <AvatarGroup size="xs" tips="hover" label={t("likedBy")} people={people} max={people.length} />
      {likedCount > 0 && (
        <span className="tabular">
          <span aria-hidden="true">{t("andMore", { count: likedCount })}</span>
          <span className="sr-only">{t("andOthers", { count: likedCount })}</span>
        </span>
      )}
    </div>
  )
}
