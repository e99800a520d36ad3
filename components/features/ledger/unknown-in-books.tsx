import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown if an account or an entry doesn't exist, or belongs to books that the user may not read. */
export function UnknownInBooks() {
  const t = useTranslations("ledger")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Alert tone="danger" title={t("unknown.title")}>
        <p>{t("unknown.text")}</p>
        <p className="mt-1.5">
          <TextLink href="/business/books">{t("unknown.back")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
