import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown if the session in the URL doesn't exist, or belongs to a shop that the reader may not see. */
export function UnknownSession() {
  const t = useTranslations("till-sessions")
  return (
    <>
      <PageHeader title={t("title")} breadcrumbs={[{ label: t("title"), href: "/business/cash-notes" }]} />
      <Alert tone="danger" title={t("unknownTitle")}>
        <p>{t("unknownText")}</p>
        <p className="mt-1.5">
          <TextLink href="/business/cash-notes">{t("backToList")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
