"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"

export default function Block() {
  const t = useTranslations("kit/pill-badges.block")
  return (
    <div className="space-y-3">
      <Badge block tone="success" variant="solid">
        {t("text")}
      </Badge>
      <Badge block tone="info">
        {t("more")}
      </Badge>
    </div>
  )
}
