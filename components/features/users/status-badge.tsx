import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Status } from "@/lib/features/users/values"

const tones = { active: "success", inactive: "neutral", pending: "warning" } as const

/** Badge with a user's status. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useTranslations("users.statuses")
  return (
    <Badge tone={tones[status]} dot>
      {t(status)}
    </Badge>
  )
}
