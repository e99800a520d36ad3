import { Avatar } from "@/components/ui/avatar"
import { Link } from "@/components/ui/link"
import type { User } from "@/lib/features/users/schema"

/** A user's picture, name with a link to the details, and username. */
export function UserCell({ user }: { user: User }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar src={user.avatar} name={user.fullName} />
      <span className="min-w-0">
        <Link
          href={`/apps/user/view/${user.id}`}
          className="block truncate rounded-sm font-medium text-ink text-sm hover:text-brand-text"
        >
          {user.fullName}
        </Link>
        <span className="block truncate text-ink-faint text-xs">
          <bdi>@{user.username}</bdi>
        </span>
      </span>
    </span>
  )
}
