import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { UnknownRecord } from "@/components/layout/unknown-record"
import { ButtonLink } from "@/components/ui/button-link"

/** Shown for a post that doesn't exist or is somebody else's draft. */
export function UnknownPost() {
  const t = useTranslations("blog.post")
  return (
    <UnknownRecord
      icon={<SearchX />}
      title={t("unknownTitle")}
      text={t("unknownText")}
      action={<ButtonLink href="/pages/blog/list">{t("toList")}</ButtonLink>}
    />
  )
}
