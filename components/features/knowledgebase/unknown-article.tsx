import { BookX } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown if the article or category does not exist. */
export function UnknownArticle() {
  const t = useTranslations("knowledgebase")
  return (
    <Card>
      <h1 className="sr-only">{t("unknownTitle")}</h1>
      <EmptyState
        icon={<BookX />}
        title={t("unknownTitle")}
        text={t("unknownText")}
        action={<ButtonLink href="/pages/knowledge-base">{t("toAll")}</ButtonLink>}
      />
    </Card>
  )
}
