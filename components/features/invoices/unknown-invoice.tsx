import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown for an invoice that doesn't exist or was deleted. */
export function UnknownInvoice() {
  const t = useTranslations("invoices")
  return (
    <>
      <PageHeader title={t("paper.title")} breadcrumbs={[{ label: t("title"), href: "/apps/invoice/list" }]} />
      <Alert tone="danger" title={t("view.unknownTitle")}>
        <p>{t("view.unknownText")}</p>
        <p className="mt-1.5">
          <TextLink href="/apps/invoice/list">{t("actions.backToList")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
