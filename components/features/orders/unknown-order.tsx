import { PackageX } from "lucide-react"
import { useTranslations } from "next-intl"
import { UnknownRecord } from "@/components/layout/unknown-record"
import { ButtonLink } from "@/components/ui/button-link"

/** Shown if the order does not exist or belongs to another user. */
export function UnknownOrder() {
  const t = useTranslations("orders")
  return (
    <UnknownRecord
      icon={<PackageX />}
      title={t("view.unknownTitle")}
      text={t("view.unknownText")}
      action={<ButtonLink href="/apps/ecommerce/orders">{t("view.toList")}</ButtonLink>}
    />
  )
}
