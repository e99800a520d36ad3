import type { ReactNode } from "react"
import { Avatar } from "@/components/ui/avatar"
import { Card } from "@/components/ui/card"
import type { User } from "@/lib/features/users/schema"
import { RoleLabel } from "./role-label"
import { StatusBadge } from "./status-badge"

/** Card with a user's picture, name, role and status, and actions. */
export function UserSummary({ user, children }: { user: User; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-center px-5 py-7 text-center">
      <Avatar src={user.avatar} name={user.fullName} size="xl" shape="square" />
      <h2 className="mt-4 max-w-full break-words font-semibold text-title">{user.fullName}</h2>
      <a
        href={`mailto:${user.email}`}
        className="max-w-full break-words rounded-sm text-ink-muted text-sm hover:text-brand-text"
      >
        {user.email}
      </a>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-dense">
        <RoleLabel role={user.role} />
        <StatusBadge status={user.status} />
      </div>
      {children}
    </Card>
  )
}
