import { BookX } from "lucide-react"
import { useTranslations } from "next-intl"
import { UnknownRecord } from "@/components/layout/unknown-record"
import { ButtonLink } from "@/components/ui/button-link"

/** Shown if the article or category does not exist. */
export function UnknownArticle() {
  const t = useTranslations("knowledgebase")
  return (
    <UnknownRecord
      icon={<BookX />}
      title={t("unknownTitle")}
      text={t("unknownText")}
      action={<ButtonLink href="/pages/knowledge-base">{t("toAll")}</ButtonLink>}
    />
  )
}
