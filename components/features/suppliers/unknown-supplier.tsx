import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

export function UnknownSupplier() {
  const t = useTranslations("suppliers")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Alert tone="danger" title={t("unknown")}>
        <TextLink href="/business/suppliers">{t("back")}</TextLink>
      </Alert>
    </>
  )
}
