import { PackageX } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"

/** Shown if the order does not exist or belongs to another user. */
export function UnknownOrder() {
  const t = useTranslations("orders")
  return (
    <Card>
      <h1 className="sr-only">{t("view.unknownTitle")}</h1>
      <EmptyState
        icon={<PackageX />}
        title={t("view.unknownTitle")}
        text={t("view.unknownText")}
        action={<ButtonLink href="/apps/ecommerce/orders">{t("view.toList")}</ButtonLink>}
      />
    </Card>
  )
}
