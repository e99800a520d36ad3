import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { PageHeader } from "@/components/ui/page-header"
import { TextLink } from "@/components/ui/text-link"

/** Shown if a bill doesn't exist, or belongs to a business that the user may not see. */
export function UnknownBill() {
  const t = useTranslations("supplier-bills")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Alert tone="danger" title={t("bill.unknown")}>
        <p>{t("bill.unknownText")}</p>
        <p className="mt-1.5">
          <TextLink href="/business/supplier-bills">{t("bill.back")}</TextLink>
        </p>
      </Alert>
    </>
  )
}
