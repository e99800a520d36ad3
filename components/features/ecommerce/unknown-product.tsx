import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown for a product that doesn't exist or was deleted. */
export function UnknownProduct() {
  const t = useTranslations("ecommerce")
  return (
    <Card>
      <h1 className="sr-only">{t("detail.unknownTitle")}</h1>
      <EmptyState
        icon={<SearchX />}
        title={t("detail.unknownTitle")}
        text={t("detail.unknownText")}
        action={<ButtonLink href="/apps/ecommerce/shop">{t("toShop")}</ButtonLink>}
      />
    </Card>
  )
}
