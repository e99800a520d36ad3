import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { UnknownRecord } from "@/components/layout/unknown-record"
import { ButtonLink } from "@/components/ui/button-link"

/** Shown for a product that doesn't exist or was deleted. */
export function UnknownProduct() {
  const t = useTranslations("ecommerce")
  return (
    <UnknownRecord
      icon={<SearchX />}
      title={t("detail.unknownTitle")}
      text={t("detail.unknownText")}
      action={<ButtonLink href="/apps/ecommerce/shop">{t("toShop")}</ButtonLink>}
    />
  )
}
