import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown if the customer in the URL doesn't exist. */
export function UnknownCustomer() {
  const t = useTranslations("customers")
  return (
    <>
      <PageHeader title={t("title")} breadcrumbs={[{ label: t("title"), href: "/business/iou-list" }]} />
      <Alert tone="danger" title={t("unknownTitle")}>
        <p>{t("unknownText")}</p>
        <p className="mt-1.5">
          <TextLink href="/business/customers">{t("backToList")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
