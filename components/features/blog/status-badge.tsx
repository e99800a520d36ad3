import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { BlogStatus } from "@/lib/features/blog/values"

const tones = { Published: "success", Pending: "warning", Draft: "neutral" } as const

/** A badge with a post's status. */
export function StatusBadge({ status }: { status: BlogStatus }) {
  const t = useTranslations("blog.statuses")
  return (
    <Badge dot tone={tones[status]}>
      {t(status)}
    </Badge>
  )
}
