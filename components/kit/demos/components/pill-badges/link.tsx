"use client"

import { useTranslations } from "next-intl"
import { BadgeLink } from "@/components/ui/badge-link"

export default function Links() {
  const t = useTranslations("kit/pill-badges.link")
  return (
    <div className="flex flex-wrap gap-3">
      <BadgeLink href="/apps/invoice/list" tone="brand" variant="solid">
        {t("invoices")}
      </BadgeLink>
      <BadgeLink href="/apps/ecommerce/orders" tone="success">
        {t("orders")}
      </BadgeLink>
      <BadgeLink href="/apps/calendar" tone="info">
        {t("calendar")}
      </BadgeLink>
    </div>
  )
}
