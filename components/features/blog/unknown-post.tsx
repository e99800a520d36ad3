import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown for a post that doesn't exist or is somebody else's draft. */
export function UnknownPost() {
  const t = useTranslations("blog.post")
  return (
    <Card>
      <h1 className="sr-only">{t("unknownTitle")}</h1>
      <EmptyState
        icon={<SearchX />}
        title={t("unknownTitle")}
        text={t("unknownText")}
        action={<ButtonLink href="/pages/blog/list">{t("toList")}</ButtonLink>}
      />
    </Card>
  )
}
