import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import type { Post } from "@/lib/features/posts/schema"

/** The faces of those who like a post, the newest first, and how many more there are. */
export function LikedBy({ post: { likedUsers, likedCount } }: { post: Post }) {
  const t = useTranslations("profile.post")
  return (
    <p className="flex items-center gap-2 px-2 text-ink-muted text-xs">
      <span className="sr-only">
        {t("likedBy", { names: likedUsers.map(({ username }) => username).join(", "), more: likedCount })}
      </span>
      <span aria-hidden="true" className="flex">
        {likedUsers.map(({ avatar, username }, nth) => (
          <span
            key={username}
            data-tip={username}
            className={`rounded-full border-2 border-card ${nth > 0 ? "-ms-2" : ""}`}
          >
            <Avatar src={avatar} name={username} size="xs" />
          </span>
        ))}
      </span>
      {likedCount > 0 && (
        <span aria-hidden="true" className="tabular">
          {t("andMore", { count: likedCount })}
        </span>
      )}
    </p>
  )
}
